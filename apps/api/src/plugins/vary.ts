import type { FastifyReply } from "fastify";

/** Says that an answer depends on a header of the request, beside those that were said before. */
export function varyBy(reply: FastifyReply, header: string): void {
  const said = reply.getHeader("vary");
  const names = typeof said === "string" && said !== "" ? said.split(", ") : [];
  if (!names.some((name) => name.toLowerCase() === header.toLowerCase())) names.push(header);
  reply.header("vary", names.join(", "));
}
