import { CompiledQuery, type Kysely, type KyselyPlugin, type RootOperationNode, sql } from "kysely";
import { expect } from "vitest";
import type { Database } from "../src/db/schema.ts";

interface PlanNode {
  readonly "Node Type": string;
  readonly "Relation Name"?: string;
  readonly "Index Cond"?: string;
  readonly Plans?: readonly PlanNode[];
}

interface ExplainRow {
  readonly "QUERY PLAN": readonly { readonly Plan: PlanNode }[];
}

/** Runs code and returns its compiled SQL statements, without parameter values. */
async function listStatements(
  database: Kysely<Database>,
  run: (database: Kysely<Database>) => Promise<unknown>,
): Promise<readonly RootOperationNode[]> {
  const nodes: RootOperationNode[] = [];
  const noting: KyselyPlugin = {
    transformQuery: ({ node }) => {
      nodes.push(node);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  await run(database.withPlugin(noting));
  return nodes;
}

/** Returns the scans that read a whole table: its pages, or all of its index when no limit ends that early. */
function fullScans(node: PlanNode, limited: boolean): readonly string[] {
  const type = node["Node Type"];
  const whole =
    type === "Seq Scan" ||
    (/^Index (?:Only )?Scan$/u.test(type) && node["Index Cond"] === undefined && !limited);
  const below = (node.Plans ?? []).flatMap((plan) => fullScans(plan, limited || type === "Limit"));
  return whole ? [`${type} on ${node["Relation Name"] ?? "?"}`, ...below] : below;
}

/**
 * Asserts that every statement of some code finds its rows by an index, so that it stays fast as tables grow. Runs the
 * code. The tables may be empty, because PostgreSQL only reads a whole table here when no index can be used.
 *
 * @param constant Tables that don't grow, which may be read completely.
 *
 * @example
 * await expectIndexed(database, (database) => findReport(database, id));
 */
export async function expectIndexed(
  database: Kysely<Database>,
  run: (database: Kysely<Database>) => Promise<unknown>,
  constant: readonly (keyof Database)[] = [],
): Promise<void> {
  const nodes = await listStatements(database, run);
  expect(nodes.length).toBeGreaterThan(0);
  await database.transaction().execute(async (transaction) => {
    await sql`set local enable_seqscan = off`.execute(transaction);
    for (const node of nodes) {
      const {
        sql: text,
        parameters,
        queryId,
      } = transaction.getExecutor().compileQuery(node, { queryId: "" });
      const explained = CompiledQuery.raw(`explain (format json) ${text}`, [...parameters]);
      const { rows } = await transaction.executeQuery<ExplainRow>({ ...explained, queryId });
      const scans = rows.flatMap((row) => row["QUERY PLAN"].flatMap(({ Plan }) => fullScans(Plan, false)));
      const refused = scans.filter((scan) => !constant.some((table) => scan.endsWith(` on ${table}`)));
      expect(refused, `${refused.join(", ")} for ${text}`).toEqual([]);
    }
  });
}
