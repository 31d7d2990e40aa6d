import type { Site } from "../../server/env.ts";

/** Who publishes the site and where it stands; fixed when it is built. */
export const site: Site = import.meta.env.SITE;

/**
 * Name of an account on X, from the addresses of all accounts; `undefined` without one.
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
