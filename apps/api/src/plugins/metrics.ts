import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { collectDefaultMetrics, Counter, Gauge, Histogram, type Registry } from "prom-client";
import type { Connections } from "../db/connect.ts";
import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";

/** The measured parts of the service. */
export interface Measured {
  /** For metrics of other modules. */
  readonly registry: Registry;
  readonly database: Connections;
  readonly recording: Connections;
}

export async function waitingMail(database: Kysely<Database>): Promise<number> {
  const { waiting } = await database
    .selectFrom("contact_messages")
    .select((column) => column.fn.countAll<string>().as("waiting"))
    .where("delivered_at", "is", null)
    .where("next_attempt_at", "is not", null)
    .executeTakeFirstOrThrow();
  return Number(waiting);
}

/** Returns 1 if no old row is deleted because a clock is wrong, or else 0. */
async function stoppedRetention(database: Kysely<Database>): Promise<number> {
  const { stopped } = await database
    .selectFrom("retention_runs")
    .select((column) => column.fn.count<string>("stopped_at").as("stopped"))
    .executeTakeFirstOrThrow();
  return Number(stopped);
}

const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
// Prometheus gets the other metrics if the database doesn't respond.
const timeout = 1000;
const gauges = [
  {
    name: "heater_age_mail_waiting",
    help: "Mail that has not been taken by the mail server",
    ask: waitingMail,
  },
  {
    name: "heater_age_retention_stopped",
    help: "1 while no old row is deleted because a clock is wrong",
    ask: stoppedRetention,
  },
] as const;

function measureRequests(app: FastifyInstance, registry: Registry): void {
  const duration = new Histogram({
    name: "heater_age_request_duration_seconds",
    help: "Time to answer a request, by the route as it is declared, method and class of the status",
    labelNames: ["route", "method", "status"] as const,
    buckets,
    registers: [registry],
  });
  const limited = new Counter({
    name: "heater_age_limited_requests_total",
    help: "Requests refused because a visitor sent too many, by limit",
    labelNames: ["limit"] as const,
    registers: [registry],
  });
  const refused = new Counter({
    name: "heater_age_refused_operators_total",
    help: "Requests refused because the operator's token was missing or wrong",
    registers: [registry],
  });
  app.addHook("onResponse", ({ method, routeOptions }, { statusCode, elapsedTime }, done) => {
    const route = routeOptions.url ?? "none";
    duration.observe({ route, method, status: `${Math.floor(statusCode / 100)}xx` }, elapsedTime / 1000);
    if (statusCode === 401) refused.inc();
    if (statusCode === 429) limited.inc({ limit: routeOptions.config.limit ?? "none" });
    done();
  });
}

function measureDatabase({ registry, database, recording }: Measured): void {
  registry.registerMetric(
    new Gauge({
      name: "heater_age_database_connections",
      help: "Connections to the database by pool: all of them, those that are idle, and statements waiting for one",
      labelNames: ["pool", "state"] as const,
      registers: [],
      collect() {
        for (const [pool, connections] of Object.entries({ serve: database, record: recording })) {
          const { total, idle, waiting } = connections.usage();
          this.set({ pool, state: "total" }, total);
          this.set({ pool, state: "idle" }, idle);
          this.set({ pool, state: "waiting" }, waiting);
        }
      },
    }),
  );
  for (const { name, help, ask } of gauges) {
    registry.registerMetric(
      new Gauge({
        name,
        help: `${help}; absent while the database does not answer`,
        registers: [],
        async collect() {
          const answer = ask(database).catch(() => undefined);
          const value = await Promise.race([answer, wait(timeout, undefined, { ref: false })]);
          if (value === undefined) this.remove();
          else this.set(value);
        },
      }),
    );
  }
}

/**
 * Measures the service and serves the metrics at `GET /metrics` in the format of Prometheus. Not below `/api`, so
 * that they can't be reached through the website. Routes and known brands are the only labels that visitors can
 * influence.
 */
export function metrics(app: FastifyInstance, measured: Measured): void {
  const { registry } = measured;
  measureRequests(app, registry);
  measureDatabase(measured);

  let observed = false;
  app.get("/metrics", { logLevel: "warn", schema: { hide: true } }, async (_request, reply) => {
    // Collecting these costs a little, so it starts with the first request.
    if (!observed) collectDefaultMetrics({ register: registry });
    observed = true;
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
