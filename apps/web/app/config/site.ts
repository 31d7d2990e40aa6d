import type { Site } from "../../server/env.ts";

/** Publisher and address of the site; fixed at build time. */
export const site: Site = import.meta.env.SITE;

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
