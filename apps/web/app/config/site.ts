import { type Site, unset } from "../../server/site.ts";

/** The settings as JSON, if any: the server has them from its environment, the browser from the page (`data-site`). */
export const siteText: string | undefined = import.meta.env.SSR
  ? process.env["SITE_SETTINGS"]
  : document.documentElement.dataset["site"];

/** Publisher and address of the site. */
export const site: Site = { ...unset, ...(JSON.parse(siteText ?? "{}") as Partial<Site>) };

/** Whether the operator has configured analytics. */
export const isCounted = site.ga4Id !== "" || site.plausibleDomain !== "";

/**
 * Returns the name of an account on X from the addresses of all accounts; `undefined` without one.
 *
 * @example
 * xHandle(["https://x.com/example"]); //=> "@example"
 */
export function xHandle(addresses: readonly string[]): string | undefined {
  const [name] = addresses.flatMap(
    (address) => /^https?:\/\/(?:www\.)?(?:x|twitter)\.com\/(\w+)\/?$/u.exec(address)?.[1] ?? [],
  );
  return name === undefined ? undefined : `@${name}`;
}
