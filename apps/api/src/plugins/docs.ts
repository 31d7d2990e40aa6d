import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { FastifyInstance } from "fastify";

const prefix = "/api/docs";

/** Scripts and styles are served from here. The scripts need inline styles. */
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

/**
 * Almost all of the page. It is always sent compressed, because anyone can request it, and no response may
 * exceed 1 MB.
 */
const bundleName = "swagger-ui-bundle.js";

/** Creates a server for the page. It is loaded with the first request, because most instances never get one. */
async function buildDocs(
  description: Readonly<Record<string, unknown>>,
  includeSubDomains: boolean,
): Promise<FastifyInstance> {
  const [{ default: Fastify }, { default: helmet }, { default: swagger }, { default: swaggerUi }] =
    await Promise.all([
      import("fastify"),
      import("@fastify/helmet"),
      import("@fastify/swagger"),
      import("@fastify/swagger-ui"),
    ]);
  const docs = Fastify({ routerOptions: { ignoreTrailingSlash: false } });
  await docs.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: policy },
    strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains },
  });
  docs.addHook("onRequest", async (_request, reply) => {
    reply.header("cache-control", "public, max-age=3600");
  });
  const bundle = fileURLToPath(import.meta.resolve(`@fastify/swagger-ui/static/${bundleName}`));
  const compressed = await promisify(gzip)(await readFile(bundle));
  docs.get(`${prefix}/static/${bundleName}`, async (_request, reply) =>
    reply.type("application/javascript; charset=utf-8").header("content-encoding", "gzip").send(compressed),
  );
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

/** `GET /api/docs`: the API reference as an interactive page. All of its files come from this server. */
export async function docsRoutes(app: FastifyInstance, hstsSubdomains: boolean): Promise<void> {
  let built: Promise<FastifyInstance> | undefined;
  for (const url of [prefix, `${prefix}/*`]) {
    app.get(url, { config: { limit: "read" }, schema: { hide: true } }, async (request, reply) => {
      built ??= buildDocs({ ...app.swagger() }, hstsSubdomains);
      const docs = await built;
      reply.hijack();
      docs.routing(request.raw, reply.raw);
    });
  }
  app.addHook("onClose", async () => {
    await (await built)?.close();
  });
}
