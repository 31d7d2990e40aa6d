import etag from "@fastify/etag";
import type { TypeBoxTypeProvider } from "@fastify/type-provider-typebox";
import { limitConnections, loggedTrace, toRequestId } from "@heater-age/requests";
import Fastify, { LogController } from "fastify";
import { Registry } from "prom-client";
import { createAiModels } from "./ai/models.ts";
import { createCheckRecorder } from "./checks/recorder.ts";
import type { Connections } from "./db/connect.ts";
import type { Settings } from "./config/env.ts";
import { createModels } from "./models/lookup.ts";
import { crossOrigin } from "./plugins/cors.ts";
import { docsRoutes } from "./plugins/docs.ts";
import { errorAnswers, refuseConnection, sendError } from "./plugins/errors.ts";
import { healthRoutes } from "./plugins/health.ts";
import { rateLimit } from "./plugins/rate-limit.ts";
import { type LogOptions, logSettings, requestLog } from "./plugins/log.ts";
import { metrics } from "./plugins/metrics.ts";
import { openapi } from "./plugins/swagger.ts";
import { security } from "./plugins/security.ts";
import { dropNulls } from "./schema/json-values.ts";
import { namedSchemas } from "./schema/named-schema.ts";
import { buildSerializer } from "./schema/serializers.ts";
import { type Timeouts, timeouts as defaultTimeouts, serverOptions } from "./plugins/server.ts";
import type { Tracing } from "./plugins/tracing.ts";
import { minute } from "./time/durations.ts";
import { adviceRoute } from "./routes/advice/route.ts";
import { brandsRoute } from "./routes/brands/route.ts";
import { checkBatchRoute } from "./routes/check-batch/route.ts";
import { checkRoute } from "./routes/check/route.ts";
import { contactRoute } from "./routes/contact/route.ts";
import { errorsRoute } from "./routes/errors/route.ts";
import { modelRoute } from "./routes/model/route.ts";
import { reportRoute } from "./routes/report/route.ts";
import { generateReportRoute } from "./routes/report/create.ts";
import { removeReportRoutes } from "./routes/report/remove.ts";
import { shareRoute } from "./routes/share/route.ts";
import { statsRoute } from "./routes/stats/route.ts";

/** The parts that the service is built from. */
export interface Dependencies {
  readonly now: () => Date;
  readonly database: Connections;
  /** Connections for the purpose `record`. */
  readonly recording: Connections;
  readonly log: LogOptions;
  readonly settings: Settings;
  /** Destination of traces. @default none */
  readonly tracing?: Tracing;
  /** @default the product's timeouts */
  readonly timeouts?: Timeouts;
}

/** Builds the service without listening, for the server, for tests and to write the API's description. */
export async function buildApp({
  now,
  database,
  recording,
  log,
  settings,
  tracing,
  timeouts = defaultTimeouts,
}: Dependencies) {
  const app = Fastify({
    logger: logSettings(log),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: ({ headers }) => toRequestId(headers),
    trustProxy: (_address, hop) => hop < settings.trustedProxies,
    ...serverOptions(timeouts),
    return503OnClosing: false,
    ajv: {
      customOptions: {
        coerceTypes: false,
        removeAdditional: false,
        // Every mistake with its part of the schema. 30,000 in the largest body take 25 ms.
        allErrors: true,
        verbose: true,
        // The schemas are our own and tested: validating them again takes a third of the start.
        validateSchema: false,
      },
    },
    schemaController: { compilersFactory: { buildSerializer } },
    frameworkErrors: (error, request, reply) => void sendError(error, request, reply),
    clientErrorHandler: refuseConnection,
  }).withTypeProvider<TypeBoxTypeProvider>();
  app.setChildLoggerFactory((logger, bindings, options, { headers }) =>
    logger.child({ ...bindings, ...loggedTrace(headers) }, options),
  );
  app.removeContentTypeParser("text/plain");
  // Sorted, so that the description is the same whichever module is loaded first.
  const byName = namedSchemas.toSorted((one, other) => (one.$id < other.$id ? -1 : 1));
  for (const schema of byName) app.addSchema(schema);

  const registry = new Registry();
  const recorder = createCheckRecorder(recording, { log: app.log, settings: settings.recording, registry });
  const askAboutModel = createAiModels({ settings: settings.ai, database, now, log: app.log });
  const models = await createModels(database);
  app.addHook("onListen", async () => {
    // What fails is tried again a minute later. The catalogue is there without it.
    const refresh = () => void models.refresh().catch(() => {});
    refresh();
    const timer = setInterval(refresh, minute).unref();
    app.server.once("close", () => clearInterval(timer));
  });
  tracing?.requests(app);
  requestLog(app);
  metrics(app, { registry, database, recording });
  app.addHook("preValidation", async ({ body }) => dropNulls(body));
  errorAnswers(app);
  limitConnections(app.server);
  security(app, settings.hstsSubdomains);
  await crossOrigin(app, settings.allowedOrigins);
  await rateLimit(app, settings);
  await openapi(app, settings.siteUrl);
  docsRoutes(app);

  const dependencies = { now, database, recorder, models, askAboutModel, settings };
  // One line per route.
  await app.register(async (cached) => {
    await cached.register(etag);
    await cached.register(brandsRoute, dependencies);
    await cached.register(modelRoute, dependencies);
  });
  await app.register(checkRoute, dependencies);
  await app.register(checkBatchRoute, dependencies);
  await app.register(adviceRoute, dependencies);
  await app.register(generateReportRoute, dependencies);
  await app.register(reportRoute, dependencies);
  await app.register(removeReportRoutes, dependencies);
  await app.register(shareRoute, dependencies);
  await app.register(contactRoute, dependencies);
  await app.register(errorsRoute, dependencies);
  await app.register(statsRoute, dependencies);
  await app.register(healthRoutes, { recording, unrecorded: recorder.unrecorded });

  return app;
}
