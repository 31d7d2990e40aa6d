// Imported before a program of code blocks. Checks its values and output, and redirects its requests to the tests' API.
import { format, inspect, isDeepStrictEqual } from "node:util";
import { fits } from "./fits.ts";

type Line = readonly [text: string, where: string];

const mistakes: string[] = [];
let checked = 0;
let expectedLines: readonly Line[] = [];
const printedLines: string[] = [];

const inOneLine = (value: unknown): string =>
  inspect(value, { depth: null, breakLength: Infinity, maxArrayLength: null, maxStringLength: null });
const withoutSpaces = (text: string): string => text.replaceAll(/\s+/gu, "").replaceAll("'", '"');
// A list over several lines can end in "…, ]".
const asPattern = (text: string): string => withoutSpaces(text).replaceAll(/,(?=[\]}])/gu, "");

/** Checks a value against the return value of a function, or against the text if it has an ellipsis. */
function expectValue(value: unknown, text: string, where: string, expected?: () => unknown): void {
  checked += 1;
  const isRight =
    expected === undefined
      ? fits(withoutSpaces(inOneLine(value)), asPattern(text))
      : isDeepStrictEqual(value, expected());
  if (!isRight) mistakes.push(`${where}: says ${text}, is ${inOneLine(value)}`);
}

/** Checks the lines that were printed since the last call, and sets the next expected lines. */
function expectPrinted(lines: readonly Line[]): void {
  const printed = printedLines.splice(0);
  expectedLines.forEach(([text, where], index) => {
    checked += 1;
    const line = printed[index] ?? "";
    if (!fits(line, text)) mistakes.push(`${where}: says ${text}, prints ${line}`);
  });
  expectedLines = lines;
}

const { API_OF_EXAMPLES: api = "" } = process.env;
const { fetch: originalFetch } = globalThis;

const fetchFromTests: typeof fetch = (input, init) => {
  const request = new Request(input, init);
  const { host, hostname, pathname, search } = new URL(request.url);
  if (["heater-age.example", "localhost:3000", "localhost:3001"].includes(host))
    return originalFetch(new Request(`${api}${pathname}${search}`, request));
  if (hostname.endsWith(".example")) return Promise.reject(new TypeError("fetch failed"));
  return originalFetch(request);
};

Object.assign(globalThis, { expectValue, expectPrinted, fetch: fetchFromTests });
console.log = (...words: readonly unknown[]) => void printedLines.push(...format(...words).split("\n"));
process.on("exit", () => process.stdout.write(JSON.stringify({ checked, mistakes })));
