import { setTimeout as wait } from "node:timers/promises";
import { buildApp } from "./app.ts";
import { connect } from "./db/connect.ts";
import { insertChecks } from "./checks/queries.ts";
import { migrate } from "./db/migrate.ts";
import { onceReachable } from "./db/unreachable.ts";
import { type Environment, EnvironmentError, readEnvironment } from "./config/env.ts";
import { createJobs } from "./jobs/index.ts";
import { type RunningJobs, startJobs } from "./jobs/schedule.ts";

const databaseWait = 2000;
const stopLimit = 5000;
const requestLimit = 4000;

function environmentOrExit(): Environment {
  try {
    return readEnvironment();
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    for (const mistake of error.mistakes) process.stderr.write(`${mistake}\n`);
    return process.exit(1);
  }
}

const { databaseUrl, host, port, logLevel, tracesUrl, settings } = environmentOrExit();
const now = () => new Date();
// Loaded only if it is used.
const tracing =
  tracesUrl === undefined ? undefined : (await import("./plugins/tracing.ts")).startTracing(tracesUrl);
const database = connect(databaseUrl, "serve", tracing?.statement);
const recording = connect(databaseUrl, "record", tracing?.sharedStatement);
const app = await buildApp({
  now,
  database,
  recording,
  log: { level: logLevel },
  settings,
  ...(tracing === undefined ? {} : { tracing }),
});

const stopping = new AbortController();
let jobs: RunningJobs | undefined;

async function stop(exitCode: number): Promise<void> {
  if (stopping.signal.aborted) return;
  stopping.abort();
  setTimeout(() => process.exit(1), stopLimit).unref();
  // Idle connections would stay open.
  setInterval(() => app.server.closeIdleConnections(), 100).unref();
  setTimeout(() => app.server.closeAllConnections(), requestLimit).unref();
  await Promise.allSettled([app.close(), jobs?.stop()]);
  await Promise.allSettled([database.destroy(), recording.destroy()]);
  await tracing?.stop().catch((error: unknown) => app.log.warn({ err: error }, "the last traces are lost"));
  process.exit(exitCode);
}

for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => void stop(0));

const migrated = onceReachable(() => migrate(databaseUrl), {
  signal: stopping.signal,
  pause: databaseWait,
}).then(
  async () => {
    if (stopping.signal.aborted) return true;
    jobs = startJobs(createJobs(database, settings, app.log), { database, log: app.log });
    // Opens the connection and warms it up before the first visitor.
    await insertChecks(recording, []).catch(() => {});
    return true;
  },
  async (error: unknown) => {
    app.log.fatal({ err: error }, "the database could not be brought up to date");
    await stop(1);
    return true;
  },
);
// Checks are answered without a database, so the start does not wait for one that is gone.
const inTime = await Promise.race([migrated, wait(databaseWait, false)]);
if (!inTime) app.log.warn("the database cannot be reached yet: checks are answered and not recorded");

try {
  if (!stopping.signal.aborted) await app.listen({ host, port });
} catch (error) {
  app.log.fatal({ err: error }, "the service could not listen");
  await stop(1);
}
