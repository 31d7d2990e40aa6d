// Serves the built floor page: files, and the page rendered for each request.
import { fileURLToPath } from "node:url";
import fastifyStatic from "@fastify/static";
import Fastify from "fastify";
import type { ServerBuild } from "react-router";

process.env["NODE_ENV"] = "production";
// Imported afterwards, because React reads NODE_ENV when it is loaded.
const { createRequestHandler, RouterContextProvider } = await import("react-router");

const folder = new URL("build/", import.meta.url);
const build = (await import(new URL("server/index.js", folder).href)) as ServerBuild;
const handle = createRequestHandler(build, "production");

const app = Fastify();
await app.register(fastifyStatic, { root: fileURLToPath(new URL("client/", folder)), serve: false });
app.get("/assets/*", (request, reply) => reply.sendFile(request.url.slice(1)));
app.get("/", async (request, reply) =>
  reply.send(await handle(new Request(`http://${request.host}/`), new RouterContextProvider())),
);

process.once("SIGTERM", () => process.exit(0));
await app.listen({ host: "127.0.0.1", port: Number(process.env["PORT"]) });
