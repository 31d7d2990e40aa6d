import type { Brand } from "@heater-age/decoder";
import type { Case } from "@heater-age/decoder/brands/cases";

const toHost = (url: string): string => new URL(url).hostname.replace(/^www\./u, "");

/**
 * Returns where a reader finds a case: at its own address, otherwise at that of the source that it names, preferably
 * the brand's own page. `undefined` if neither is known.
 *
 * @example
 * findOrigin(brands.crown, { ...one, from: "inspectapedia.com" });
 * //=> "https://inspectapedia.com/heat/Crown-Boiler-Age-Manuals-Parts-Contact.php"
 */
export function findOrigin({ slug, formats, sources = [] }: Brand, { url, from }: Case): string | undefined {
  if (url !== undefined) return url;
  const known = [...formats.flatMap((format) => format.sources), ...sources];
  const named = known
    .flatMap((source) => source.url ?? [])
    .filter((address) => from.includes(toHost(address)));
  return named.find((address) => address.includes(`/${slug}-`)) ?? named[0];
}

/**
 * Returns the name of the site or repository at an address, which is the same in every language.
 *
 * @example
 * originName("https://www.building-center.org/laars-hvac-age/"); //=> "building-center.org"
 * originName("https://github.com/joe5955/property-manual"); //=> "github.com/joe5955/property-manual"
 */
export function originName(url: string): string {
  const host = toHost(url);
  const [, owner, name] = new URL(url).pathname.split("/");
  return host === "github.com" ? [host, owner, name].join("/") : host;
}
