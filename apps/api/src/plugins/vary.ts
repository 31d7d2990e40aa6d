import type { FastifyReply } from "fastify";

/** Adds a header to `Vary`. */
export function varyBy(reply: FastifyReply, header: string): void {
  const said = reply.getHeader("vary");
  const names = typeof said === "string" && said !== "" ? said.split(", ") : [];
  if (!names.some((name) => name.toLowerCase() === header.toLowerCase())) names.push(header);
  reply.header("vary", names.join(", "));
}
