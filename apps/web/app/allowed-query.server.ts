import { brandAt } from "./seo/brand-paths.ts";
import { pathWithoutLanguage } from "./seo/paths.ts";
import { fieldNames } from "./routes/no-label/answers.ts";

const input = ["brand", "serial", "model"];
/** Parameters by page, as path without a language. */
const known: Readonly<Record<string, readonly string[]>> = {
  "/": [...input, "details", "kind", "answer", "date"],
  "/contact/": input,
  "/no-label/": [...fieldNames, "ask"],
};
/** Parameters of React Router. */
const router = ["_routes", "index"];
/** Maximum characters of a value: more than any serial number, model number or answer has. */
const MAX_LENGTH = 200;
/** End of the address of a page's data. */
const DATA = /(?:\/_)?\.data$/u;

/**
 * Returns the part of a query that the page at a path knows, in the order of the address, with long values cut. The
 * rest, such as campaign tags, never reaches a page, so no page can repeat it.
 *
 * @example
 * allowedQuery("/de/", new URLSearchParams("utm_source=mail&brand=rheem")); //=> "?brand=rheem"
 * allowedQuery("/terms-of-service/", new URLSearchParams("serial=RH0504B01826")); //=> ""
 */
export function allowedQuery(path: string, query: URLSearchParams): string {
  const page = pathWithoutLanguage(`${path.replace(DATA, "").replace(/\/$/u, "")}/`);
  const names = [...(known[brandAt(page) === undefined ? page : "/"] ?? []), ...router];
  const allowed = [...query].filter(([name]) => names.includes(name));
  const text = new URLSearchParams(
    allowed.map(([name, value]) => [name, value.slice(0, MAX_LENGTH)]),
  ).toString();
  return text === "" ? "" : `?${text}`;
}
