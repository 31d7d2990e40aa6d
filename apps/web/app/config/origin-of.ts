import type { Site } from "../../server/env.ts";

/**
 * Returns the origin for absolute addresses in pages, or an empty text if none is known. Anything that needs an
 * absolute address is then left out.
 *
 * @example
 * findOrigin({ ...site, url: "", fallbackUrl: "http://localhost:3000" }); //=> "http://localhost:3000"
 */
export const findOrigin = ({ url, fallbackUrl }: Pick<Site, "url" | "fallbackUrl">): string =>
  url === "" ? fallbackUrl : url;
