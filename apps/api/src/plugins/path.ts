import type { FastifyRequest } from "fastify";

/** The path of a request's address: what visitors put into a query stays out. */
export const pathOf = ({ url }: FastifyRequest): string => url.split("?", 1)[0] ?? url;
