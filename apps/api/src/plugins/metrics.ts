import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import type { CheckRecorder } from "../checks/record.ts";
import type { Connections } from "../db/connect.ts";
import type { CheckRow } from "../db/insert-checks.ts";
import { waitingMail } from "./metrics-query.ts";

/** What is measured beside the requests. */
export interface Measured {
  readonly database: Connections;
  readonly recording: Connections;
  readonly recorder: CheckRecorder;
}

const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
// Prometheus gets the other numbers when the database does not answer.
const patience = 1000;

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
  app.addHook("onResponse", ({ method, routeOptions }, { statusCode, elapsedTime }, done) => {
    const route = routeOptions.url ?? "none";
    duration.observe({ route, method, status: `${Math.floor(statusCode / 100)}xx` }, elapsedTime / 1000);
    if (statusCode === 429) limited.inc({ limit: routeOptions.config.limit ?? "none" });
    done();
  });
}

function measureRecorder(recorder: CheckRecorder, registry: Registry): CheckRecorder {
  const checks = new Counter({
    name: "heater_age_checks_total",
    help: "Checks answered, by brand and whether a date was found",
    labelNames: ["brand", "outcome"] as const,
    registers: [registry],
  });
  registry.registerMetric(
    new Counter({
      name: "heater_age_unrecorded_checks_total",
      help: "Checks answered as not recorded",
      registers: [],
      collect() {
        this.reset();
        this.inc(recorder.unrecorded());
      },
    }),
  );
  registry.registerMetric(
    new Counter({
      name: "heater_age_late_checks_total",
      help: "Checks answered as not recorded whose row was confirmed afterwards",
      registers: [],
      collect() {
        this.reset();
        this.inc(recorder.late());
      },
    }),
  );
  registry.registerMetric(
    new Gauge({
      name: "heater_age_recorder_queue",
      help: "Checks that wait for their row to be confirmed",
      registers: [],
      collect() {
        this.set(recorder.waiting());
      },
    }),
  );
  const count = ({ brand, manufacturing_date }: CheckRow): void =>
    checks.inc({ brand, outcome: manufacturing_date === null ? "no-date" : "date" });
  return {
    ...recorder,
    record: (row) => {
      count(row);
      return recorder.record(row);
    },
    recordAll: (rows) => {
      for (const row of rows) count(row);
      return recorder.recordAll(rows);
    },
  };
}

function measureDatabase({ database, recording }: Measured, registry: Registry): void {
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
  registry.registerMetric(
    new Gauge({
      name: "heater_age_outbox_waiting",
      help: "Mail that has not been taken by the mail server; absent while the database does not answer",
      registers: [],
      async collect() {
        const asked = waitingMail(database).catch(() => undefined);
        const waiting = await Promise.race([asked, wait(patience, undefined, { ref: false })]);
        if (waiting === undefined) this.remove();
        else this.set(waiting);
      },
    }),
  );
}

/**
 * Measures the service, and serves the numbers at `GET /metrics` in the format of Prometheus. Not below `/api`, so that
 * it is not reached through the website. Names of routes and known brands are the only labels that visitors choose.
 *
 * @returns the recorder to give to routes: it counts the checks.
 */
export function metrics(app: FastifyInstance, measured: Measured): CheckRecorder {
  const registry = new Registry();
  measureRequests(app, registry);
  measureDatabase(measured, registry);
  const recorder = measureRecorder(measured.recorder, registry);

  let observed = false;
  app.get("/metrics", { logLevel: "warn", schema: { hide: true } }, async (_request, reply) => {
    // Watching the process costs a little, which only those pay who look.
    if (!observed) collectDefaultMetrics({ register: registry });
    observed = true;
    return reply.type(registry.contentType).send(await registry.metrics());
  });
  return recorder;
}
