import { setTimeout as wait } from "node:timers/promises";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { sql } from "kysely";
import Type from "typebox";
import { oneOf } from "../schema/enums.ts";
import type { Connections } from "../db/connect.ts";
import { errorResponses } from "../errors/schema.ts";
import { integerField } from "../schema/fields.ts";
import { namedObject, schemaRef } from "../schema/named-schema.ts";

const Alive = namedObject("Alive", "The process runs.", {
  status: Type.Literal("alive", { description: "Always true." }),
});

const Ready = namedObject("Ready", "The service can answer checks.", {
  status: Type.Literal("ready", { description: "Always true." }),
  database: oneOf(
    ["up", "down"],
    "State of the database. While it is down, checks are answered but not recorded.",
  ),
  unrecordedChecks: integerField("Checks that could not be recorded since the process started.", 0),
});

// Readiness probes rarely wait longer than a second.
const timeout = 500;

/** Dependencies of the health routes. */
export interface HealthDependencies {
  /** Connections for recording checks. */
  readonly recording: Connections;
  readonly recorder: {
    /** Returns the number of checks answered as not recorded since the start. */
    readonly unrecorded: () => number;
  };
}

/**
 * `GET /healthz` and `GET /readyz`. The service is ready without its database, because checks don't need it. Taking
 * it out of service would turn missing records into failures for visitors. Watch `database` instead.
 */
export const healthRoutes: FastifyPluginAsyncTypebox<HealthDependencies> = async (
  app,
  { recording, recorder },
) => {
  for (const schema of [Alive, Ready]) app.addSchema(schema);
  const quiet = { logLevel: "warn" } as const;

  app.get(
    "/healthz",
    {
      ...quiet,
      schema: {
        operationId: "alive",
        summary: "Check whether the process runs",
        tags: ["operation"],
        response: { 200: schemaRef(Alive), ...errorResponses },
      },
    },
    async () => ({ status: "alive" as const }),
  );

  app.get(
    "/readyz",
    {
      ...quiet,
      schema: {
        operationId: "ready",
        summary: "Check whether the service can answer and record checks",
        tags: ["operation"],
        response: { 200: schemaRef(Ready), ...errorResponses },
      },
    },
    async () => {
      const asked = sql`select 1`.execute(recording).then(
        () => true,
        () => false,
      );
      const up = await Promise.race([asked, wait(timeout, false, { ref: false })]);
      return {
        status: "ready" as const,
        database: up ? ("up" as const) : ("down" as const),
        unrecordedChecks: recorder.unrecorded(),
      };
    },
  );
};
