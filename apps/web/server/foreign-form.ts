import type { FastifyRequest } from "fastify";

/**
 * Returns whether a form was sent by another site's page. The browser says so in `Sec-Fetch-Site`, whatever proxies
 * changed in scheme and host. Otherwise `Origin` has to be the host of the request or the public origin. Programs
 * other than browsers send neither.
 *
 * @param origin Public origin of this site.
 *
 * @example
 * isForeignForm({ headers: { "sec-fetch-site": "cross-site" }, host: "heaters.example" }, "https://heaters.example"); //=> true
 */
export function isForeignForm(
  { headers, host }: Pick<FastifyRequest, "headers" | "host">,
  origin: string,
): boolean {
  const { origin: sender, "sec-fetch-site": site } = headers;
  if (site !== undefined) return site !== "same-origin" && site !== "none";
  if (sender === undefined) return false;
  const from = URL.parse(sender);
  return from === null || (from.host !== host && from.origin !== origin);
}
