import type { FastifyRequest } from "fastify";

/** Returns the path of a request without the query, which can contain private data. */
export const readPath = ({ url }: FastifyRequest): string => url.split("?", 1)[0] ?? url;
