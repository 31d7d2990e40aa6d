import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { format } from "prettier";

const WIDTH = 110;

/** A table of what was measured. */
export interface Table {
  readonly title: string;
  readonly heads: readonly string[];
  /** The names of all rows that it may have, in their order; absent: the rows as they were given. */
  readonly names?: readonly string[];
}

/** Cells by the name of their row, which is not shown. */
export type Rows = Readonly<Record<string, readonly string[]>>;

/** Where results are kept, and what is said above them. */
export interface ResultsOptions {
  /** The folder, as an address that ends in a slash: gets `RESULTS.md` for readers and `results.json` to go on from. */
  readonly folder: URL;
  /** Markdown above the tables, in paragraphs. */
  readonly introduction: readonly string[];
  readonly tables: readonly Table[];
}

/** What was measured, in this run and in those before it. */
export interface Results {
  /** Keeps rows beside the others of a table, in place of those with the same name. */
  readonly keep: (title: string, rows: Rows) => Promise<void>;
  /** Keeps rows in place of all that a table had. */
  readonly replace: (title: string, rows: Rows) => Promise<void>;
  /** The tables of this run alone, as Markdown. */
  readonly ofThisRun: () => Promise<string>;
}

const cell = (text: string): string =>
  text
    .replaceAll(/[\\|<>*_]/gu, String.raw`\$&`)
    .replaceAll(/[\r\n]+/gu, " ")
    .replaceAll(/[^\u{20}-\u{7E}\u{A0}-\u{D7FF}]/gu, "�");

const line = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;

const numeric = /^(?:–|[\d,.]+(?: \/ [\d,]+| [a-zA-Z%]+|×)?)$/u;

function tableOf({ title, heads, names }: Table, known: Rows = {}): string {
  const rows = (names ?? Object.keys(known)).flatMap((name) =>
    known[name] === undefined ? [] : [known[name]],
  );
  if (rows.length === 0) return "";
  const aligned = heads.map((_, index) =>
    rows.every((row) => numeric.test(row[index] ?? "")) ? "--:" : "---",
  );
  return [`## ${title}`, "", line(heads), line(aligned), ...rows.map((row) => line(row.map(cell))), ""].join(
    "\n",
  );
}

/**
 * Keeps what was measured as a page of Markdown. A run that measured a part leaves the rest as it was.
 *
 * @example
 * const results = resultsIn({ folder: new URL("./", import.meta.url), introduction: ["# Sizes"], tables });
 * await results.keep("Sizes", { decoder: ["Decoder", "14 kB"] });
 */
export function resultsIn({ folder, introduction, tables }: ResultsOptions): Results {
  const paper = new URL("RESULTS.md", folder);
  const memory = new URL("results.json", folder);
  const now: Record<string, Rows> = {};

  const written = (known: Readonly<Record<string, Rows>>, above: readonly string[]): Promise<string> =>
    format(
      [
        ...above.flatMap((text) => [text, ""]),
        ...tables.map((table) => tableOf(table, known[table.title])),
      ].join("\n"),
      { parser: "markdown", printWidth: WIDTH },
    );

  const kept = (): Readonly<Record<string, Rows>> =>
    existsSync(memory) ? (JSON.parse(readFileSync(memory, "utf8")) as Record<string, Rows>) : {};

  async function write(known: Readonly<Record<string, Rows>>): Promise<void> {
    writeFileSync(memory, await format(JSON.stringify(known), { parser: "json", printWidth: WIDTH }));
    writeFileSync(paper, await written(known, introduction));
  }

  return {
    async keep(title, rows) {
      now[title] = { ...now[title], ...rows };
      const known = kept();
      await write({ ...known, [title]: { ...known[title], ...rows } });
    },
    async replace(title, rows) {
      now[title] = rows;
      await write({ ...kept(), [title]: rows });
    },
    ofThisRun: () => written(now, []),
  };
}
