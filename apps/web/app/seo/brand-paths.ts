const ending = "-water-heater-age";
const folder = "brands";

/** Returns the path of the page of one of the fourteen most common brands, which have an address of their own. */
export const firstBrandPath = (slug: string): string => `/${slug}${ending}/`;

/** Returns the path of the page of any other brand. */
export const otherBrandPath = (slug: string): string => `/${folder}/${slug}/`;

/**
 * Returns the brand of a path, in any language.
 *
 * @example
 * brandAt("/de/rheem-water-heater-age/"); //=> "rheem"
 * brandAt("/brands/takagi"); //=> "takagi"
 * brandAt("/contact/"); //=> undefined
 */
export function brandAt(path: string): string | undefined {
  const segments = path.split("/").filter((segment) => segment !== "");
  const last = segments.at(-1) ?? "";
  if (segments.at(-2) === folder) return last;
  return last.endsWith(ending) ? last.slice(0, -ending.length) : undefined;
}
