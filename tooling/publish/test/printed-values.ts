// Imported before a program of code blocks: writes what it prints as JSON, and redirects its requests to the tests' API.
import { format, inspect } from "node:util";

const printed: string[] = [];
const { API_OF_EXAMPLES: api = "" } = process.env;
const { fetch: originalFetch } = globalThis;

function printValue(value: unknown): void {
  printed.push(inspect(value, { depth: null, breakLength: Infinity, maxArrayLength: null }));
}

const fetchFromTests: typeof fetch = (input, init) => {
  const request = new Request(input, init);
  const { host, hostname, pathname, search } = new URL(request.url);
  if (["heater-age.example", "localhost:3000", "localhost:3001"].includes(host))
    return originalFetch(new Request(`${api}${pathname}${search}`, request));
  if (hostname.endsWith(".example")) return Promise.reject(new TypeError("fetch failed"));
  return originalFetch(request);
};

Object.assign(globalThis, { printValue, fetch: fetchFromTests });
console.log = (...words: readonly unknown[]) => void printed.push(...format(...words).split("\n"));
process.on("exit", () => process.stdout.write(JSON.stringify(printed)));
