import { setTimeout as wait } from "node:timers/promises";
import type { FastifyPluginAsync } from "fastify";
import { sql } from "kysely";
import type { Connections } from "../db/connect.ts";

// Readiness probes rarely wait longer than a second.
const timeout = 500;

interface HealthDependencies {
  /** Connections for recording checks. */
  readonly recording: Connections;
  /** Returns the number of checks answered as not recorded since the start. */
  readonly unrecorded: () => number;
}

/**
 * `GET /healthz` and `GET /readyz`. The service is ready without its database, because checks don't need it. Taking
 * it out of service would turn missing records into failures for visitors. Watch `database` instead.
 *
 * They aren't in the API's description, because the website doesn't pass them on.
 */
export const healthRoutes: FastifyPluginAsync<HealthDependencies> = async (
  app,
  { recording, unrecorded },
) => {
  const hidden = { logLevel: "warn", schema: { hide: true } } as const;

  app.get("/healthz", hidden, async () => ({ status: "alive" }));

  app.get("/readyz", hidden, async () => {
    const isAnswering = sql`select 1`.execute(recording).then(
      () => true,
      () => false,
    );
    const up = await Promise.race([isAnswering, wait(timeout, false, { ref: false })]);
    return { status: "ready", database: up ? "up" : "down", unrecordedChecks: unrecorded() };
  });
};
