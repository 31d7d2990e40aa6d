// The server to compare the API with: Fastify with the same plugins and schemas, and prepared answers. With a database,
// it inserts a row for each check and waits for it.
import cors from "@fastify/cors";
import helmet from "@fastify/helmet";
import rateLimit from "@fastify/rate-limit";
import { rowOf } from "@heater-age/api/src/checks/recorder";
import { parseRequest, resultOf } from "@heater-age/api/src/checks/result";
import { CheckRequest, CheckResult, checkSchemas } from "@heater-age/api/src/checks/schema";
import { connect } from "@heater-age/api/src/db/connect";
import { modelSchemas } from "@heater-age/api/src/models/schema";
import { schemaRef } from "@heater-age/api/src/schema/named-schema";
import Fastify from "fastify";
import { type Heater, heatersOfAllBrands } from "../harness/cases.ts";

const now = new Date();
const answers = new Map(
  (await heatersOfAllBrands()).map((heater) => {
    const result = resultOf(parseRequest(heater), now.toISOString().slice(0, 10), "en");
    const { age_band: _counted, check_id: _none, ...row } = rowOf(result, now);
    return [
      heater.serialNumber,
      { body: { ...result, recorded: true, checkedAt: now.toISOString() }, row },
    ] as const;
  }),
);

const databaseUrl = process.env["DATABASE_URL"];
const database = databaseUrl === undefined ? undefined : connect(databaseUrl);

const app = Fastify({ ajv: { customOptions: { coerceTypes: false, removeAdditional: false } } });
for (const schema of [...modelSchemas, ...checkSchemas]) app.addSchema(schema);
await app.register(helmet, {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
  },
});
await app.register(cors, { origin: "*" });
await app.register(rateLimit, { max: 1_000_000_000, timeWindow: 60_000, enableDraftSpec: true });

app.get("/healthz", () => ({ status: "ok" }));
app.post<{ readonly Body: Heater }>(
  "/api/check",
  { schema: { body: schemaRef(CheckRequest), response: { 200: schemaRef(CheckResult) } } },
  async ({ body: { serialNumber } }) => {
    const ready = answers.get(serialNumber);
    if (ready === undefined) throw new Error(`There is no answer for ${serialNumber}`);
    await database?.insertInto("water_heater_checks").values(ready.row).execute();
    return ready.body;
  },
);

await app.listen({ host: "127.0.0.1", port: Number(process.env["API_PORT"]) });
