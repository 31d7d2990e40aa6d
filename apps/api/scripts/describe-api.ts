import { buildApp } from "../src/app.ts";
import { connect } from "../src/db/connect.ts";
import { readEnvironment } from "../src/config/env.ts";

/** The API's description as the text of `openapi.json`, with the operator's routes. Needs no database. */
export async function describeApi(): Promise<string> {
  const { databaseUrl, settings } = readEnvironment({
    DATABASE_URL: "postgres://localhost/none",
    OPERATOR_TOKEN: "described-but-never-asked-for",
  });
  const database = connect(databaseUrl);
  const recording = connect(databaseUrl, "record");
  const app = await buildApp({
    now: () => new Date(),
    database,
    recording,
    log: { level: "silent" },
    settings,
  });
  await app.ready();
  const description = app.swagger();
  await app.close();
  await Promise.all([database.destroy(), recording.destroy()]);
  return `${JSON.stringify(description, undefined, 2)}\n`;
}
