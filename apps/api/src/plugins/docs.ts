import type { FastifyInstance } from "fastify";

const prefix = "/api/docs";

/** Scripts and styles are served from here. Inline styles are needed by the scripts. */
const policy = {
  defaultSrc: ["'none'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", "data:"],
  connectSrc: ["'self'"],
  baseUri: ["'none'"],
  formAction: ["'none'"],
  frameAncestors: ["'none'"],
};

/** Builds a server for the page. It is loaded with the first request, because most instances never get one. */
async function buildDocs(description: Readonly<Record<string, unknown>>): Promise<FastifyInstance> {
  const [{ default: Fastify }, { default: helmet }, { default: swagger }, { default: swaggerUi }] =
    await Promise.all([
      import("fastify"),
      import("@fastify/helmet"),
      import("@fastify/swagger"),
      import("@fastify/swagger-ui"),
    ]);
  const docs = Fastify({ routerOptions: { ignoreTrailingSlash: false } });
  await docs.register(helmet, { contentSecurityPolicy: { useDefaults: false, directives: policy } });
  docs.addHook("onRequest", async (_request, reply) => {
    reply.header("cache-control", "public, max-age=3600");
  });
  await docs.register(swagger);
  await docs.register(swaggerUi, {
    routePrefix: prefix,
    transformSpecification: () => description,
    transformSpecificationClone: false,
    uiConfig: { deepLinking: true, docExpansion: "list", tryItOutEnabled: true, layout: "BaseLayout" },
    theme: { title: "Heater Age API" },
  });
  await docs.ready();
  return docs;
}

/** `GET /api/docs`: the API reference as a page to try calls on. All of its files come from this server. */
export async function docsRoutes(app: FastifyInstance): Promise<void> {
  let built: Promise<FastifyInstance> | undefined;
  for (const url of [prefix, `${prefix}/*`]) {
    app.get(url, { config: { limit: "read" }, schema: { hide: true } }, async (request, reply) => {
      built ??= buildDocs({ ...app.swagger() });
      const docs = await built;
      reply.hijack();
      docs.routing(request.raw, reply.raw);
    });
  }
  app.addHook("onClose", async () => {
    await (await built)?.close();
  });
}
