import { firstBrands } from "@heater-age/decoder";
import { firstBrandPath, otherBrandPath } from "./brand-paths.ts";

const first: readonly string[] = firstBrands;

/**
 * Returns the path of a brand's page. For the server and scripts only, because it imports the decoder.
 *
 * @example
 * brandPath("rheem"); //=> "/rheem-water-heater-age/"
 * brandPath("takagi"); //=> "/brands/takagi/"
 */
export const brandPath = (slug: string): string =>
  first.includes(slug) ? firstBrandPath(slug) : otherBrandPath(slug);
