import { randomUUID } from "node:crypto";
import type { TypeBoxTypeProvider } from "@fastify/type-provider-typebox";
import Fastify, { LogController } from "fastify";
import { checkSchemas } from "./checks/schema.ts";
import type { Connections } from "./db/connect.ts";
import { type CheckRow, insertChecks } from "./db/insert-checks.ts";
import { createRecorder } from "./db/recorder.ts";
import type { Settings } from "./env.ts";
import { ErrorBody } from "./errors/schema.ts";
import { errorAnswers, refuseConnection, sendError } from "./plugins/errors.ts";
import { healthRoutes } from "./plugins/health.ts";
import { limits } from "./plugins/limits.ts";
import { type LogOptions, logSettings, requestLog } from "./plugins/log.ts";
import { openapi } from "./plugins/openapi.ts";
import { security } from "./plugins/security.ts";
import { brandsRoute } from "./routes/brands/route.ts";
import { checkRoute } from "./routes/check/route.ts";

/** What the service is built from. */
export interface Dependencies {
  readonly now: () => Date;
  readonly database: Connections;
  /** Connections that checks are recorded through: of the purpose `record`. */
  readonly recording: Connections;
  readonly log: LogOptions;
  readonly settings: Settings;
}

const bodyLimit = 64 * 1024;

/** Builds the service. It does not listen, so that tests and the writer of the API's description can use it too. */
export async function buildApp({ now, recording, log, settings }: Dependencies) {
  const app = Fastify({
    logger: logSettings(log),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: (_address, hop) => hop < settings.trustedProxies,
    bodyLimit,
    requestTimeout: 30_000,
    return503OnClosing: false,
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false } },
    frameworkErrors: (error, request, reply) => void sendError(error, request, reply),
    clientErrorHandler: refuseConnection,
  }).withTypeProvider<TypeBoxTypeProvider>();
  app.removeContentTypeParser("text/plain");
  for (const schema of [ErrorBody, ...checkSchemas]) app.addSchema(schema);

  const recorder = createRecorder<CheckRow>({
    write: (rows) => insertChecks(recording, rows),
    log: app.log,
    ...settings.recording,
  });
  app.addHook("onClose", () => recorder.close());
  requestLog(app);
  errorAnswers(app);
  await security(app);
  await limits(app, settings.limits);
  await openapi(app);

  // One line a route.
  await app.register(brandsRoute);
  await app.register(checkRoute, { now, recorder });
  await app.register(healthRoutes, { recording, recorder });

  return app;
}
