import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { build } from "esbuild";
import { expect, it, onTestFinished } from "vitest";

/** Prints each failure of a check, as on a page whose import map lacks the decoder. */
const program = `
import { createClient } from "./index.ts";

const options = { offline: "fallback", attempts: 1 };
const check = (fetch) =>
  createClient({ fetch }).check({ brand: "rheem", serialNumber: "RH0504B01826" }, options);
const failures = [
  () => Promise.reject(new TypeError("Failed to fetch")),
  () => Promise.resolve(new Response("{}", { status: 503 })),
].map((fetch) => check(fetch).then(String, ({ name, cause }) =>
  ({ name, cause: cause.name, message: cause.message, causes: cause.errors.map(({ message }) => message) })));
console.log(JSON.stringify(await Promise.all(failures)));
`;

it("an unloadable fallback is one of the causes", async () => {
  const outdir = await mkdtemp(join(tmpdir(), "heater-age-client-"));
  onTestFinished(() => rm(outdir, { recursive: true }));
  await build({
    stdin: { contents: program, resolveDir: fileURLToPath(new URL(".", import.meta.url)) },
    outdir,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    splitting: true,
    format: "esm",
    target: "es2022",
    external: ["@heater-age/decoder"],
  });
  const { stdout } = await promisify(execFile)(process.execPath, [join(outdir, "stdin.mjs")]);

  const lacking: unknown = expect.stringContaining("Cannot find package '@heater-age/decoder'");
  const failure = { cause: "AggregateError", message: lacking };
  expect(JSON.parse(stdout)).toEqual([
    { ...failure, name: "ConnectionError", causes: ["Failed to fetch", lacking] },
    { ...failure, name: "ApiError", causes: [lacking] },
  ]);
});
