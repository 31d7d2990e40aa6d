// Loaded before a program that was made of code blocks: hears its values, prints, and asks the API of the tests.
import { format, inspect, isDeepStrictEqual } from "node:util";
import { fits } from "./fits.ts";

type Line = readonly [text: string, where: string];

const mistakes: string[] = [];
let heard = 0;
let awaited: readonly Line[] = [];
const seen: string[] = [];

const inOneLine = (value: unknown): string =>
  inspect(value, { depth: null, breakLength: Infinity, maxArrayLength: null, maxStringLength: null });
const withoutSpaces = (text: string): string => text.replaceAll(/\s+/gu, "").replaceAll("'", '"');
// A list may end in "…, ]" where it is written over several lines.
const forPattern = (text: string): string => withoutSpaces(text).replaceAll(/,(?=[\]}])/gu, "");

function said(value: unknown, text: string, where: string, written?: () => unknown): void {
  heard += 1;
  const isSo =
    written === undefined
      ? fits(withoutSpaces(inOneLine(value)), forPattern(text))
      : isDeepStrictEqual(value, written());
  if (!isSo) mistakes.push(`${where}: says ${text}, is ${inOneLine(value)}`);
}

function printed(lines: readonly Line[]): void {
  const printedLines = seen.splice(0);
  awaited.forEach(([text, where], index) => {
    heard += 1;
    const line = printedLines[index] ?? "";
    if (!fits(line, text)) mistakes.push(`${where}: says ${text}, prints ${line}`);
  });
  awaited = lines;
}

const { API_OF_EXAMPLES: api = "" } = process.env;
const reach = globalThis.fetch;

const askTests: typeof fetch = (input, init) => {
  const request = new Request(input, init);
  const { host, hostname, pathname, search } = new URL(request.url);
  if (["heater-age.example", "localhost:3000", "localhost:3001"].includes(host))
    return reach(new Request(`${api}${pathname}${search}`, request));
  if (hostname.endsWith(".example")) return Promise.reject(new TypeError("fetch failed"));
  return reach(request);
};

Object.assign(globalThis, { said, printed, fetch: askTests });
console.log = (...words: readonly unknown[]) => void seen.push(...format(...words).split("\n"));
process.on("exit", () => process.stdout.write(JSON.stringify({ heard, mistakes })));
