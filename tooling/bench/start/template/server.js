import fastifyStatic from "@fastify/static";
import Fastify from "fastify";

const app = Fastify();
await app.register(fastifyStatic, { root: new URL("dist", import.meta.url).pathname });
await app.listen({ host: "127.0.0.1", port: Number(process.env.PORT) });
