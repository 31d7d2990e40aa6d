import type { Site } from "../../server/env.ts";

/**
 * Origin that whole addresses in pages begin with. Empty when none is known: what needs a whole address is left out.
 *
 * @example
 * originOf({ ...site, url: "", fallbackUrl: "http://localhost:3000" }); //=> "http://localhost:3000"
 */
export const originOf = ({ url, fallbackUrl }: Pick<Site, "url" | "fallbackUrl">): string =>
  url === "" ? fallbackUrl : url;
