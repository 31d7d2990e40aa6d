import { buildApp } from "../src/app.ts";
import { connect } from "../src/db/connect.ts";

/** The API's description as the text of `openapi.json`. Needs no database. */
export async function describeApi(): Promise<string> {
  const database = connect("postgres://localhost/none");
  const app = await buildApp({
    now: () => new Date(),
    database,
    log: { level: "silent" },
    trustedProxies: 0,
    checksPerMinute: 60,
  });
  await app.ready();
  const description = app.swagger();
  await app.close();
  await database.destroy();
  return `${JSON.stringify(description, undefined, 2)}\n`;
}
