import type { FastifyRequest } from "fastify";

/**
 * Whether the page of another site sent a form. The browser itself says so by `Sec-Fetch-Site`, whatever proxies made of
 * scheme and host; otherwise `Origin` has to name the host of the request or the public origin. Programs that are no
 * browsers send neither.
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
