const example = "https://heater-age.example";

function isWebAddress(text: string): boolean {
  if (!/^https?:\/\//iu.test(text)) return false;
  try {
    return new URL(text).host !== "";
  } catch {
    return false;
  }
}

/**
 * Returns the part of an address before the API's paths.
 *
 * @param baseUrl Address of the API; empty for the page's own site.
 * @throws {TypeError} when it is neither empty nor the address of a web server, or ends in `/api`.
 *
 * @example
 * toRoot("https://heater-age.example/"); //=> "https://heater-age.example"
 */
export function toRoot(baseUrl: string): string {
  if (baseUrl !== "" && !isWebAddress(baseUrl))
    throw new TypeError(
      `baseUrl has to be a whole address, such as "${example}", and is ${JSON.stringify(baseUrl)}`,
    );
  const root = baseUrl.replace(/\/$/u, "");
  if (root.endsWith("/api"))
    throw new TypeError(`baseUrl has to be the address before "/api": ${JSON.stringify(root.slice(0, -4))}`);
  return root;
}

/**
 * Throws outside of a page, where there is no site to call.
 *
 * @throws {TypeError} outside of a page, for example in Node.js.
 */
export function requirePage(): void {
  if (Reflect.get(globalThis, "location") === undefined)
    throw new TypeError(
      `There is no page here whose site could be asked: a baseUrl is needed, such as "${example}"`,
    );
}
