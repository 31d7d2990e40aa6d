import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";
import { expect, it, onTestFinished } from "vitest";
import { type Answer, dropped, failureOf, json, serve, silent } from "../../test/serve.ts";
import { AnswerError, ApiError, ConnectionError, HeaterAgeError, TimeoutError } from "../index.ts";

const kinds = { AnswerError, ApiError, ConnectionError, TimeoutError };
const rheem = { brand: "rheem", serialNumber: "RH0504B01826" } as const;

/** Another copy of the package, as a program has it whose dependencies need two versions. */
async function otherCopy(): Promise<typeof import("../index.ts")> {
  const folder = await mkdtemp(join(tmpdir(), "client-copy-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const outfile = join(folder, "index.mjs");
  await build({
    entryPoints: [fileURLToPath(new URL("../index.ts", import.meta.url))],
    outfile,
    bundle: true,
    format: "esm",
  });
  return (await import(pathToFileURL(outfile).href)) as typeof import("../index.ts");
}

it.each<readonly [keyof typeof kinds, Answer]>([
  ["ApiError", json(404, {})],
  ["ConnectionError", dropped],
  ["TimeoutError", silent],
  ["AnswerError", json(200, {})],
])("an %s of another copy is known by its family and its kind", async (name, answer) => {
  const { baseUrl } = await serve(answer);
  const copy = await otherCopy();
  const error = await failureOf(
    copy
      .createClient({ baseUrl })
      .check(rheem, { timeout: name === "TimeoutError" ? 50 : 30_000, attempts: 1 }),
  );
  expect(error).not.toBeInstanceOf(HeaterAgeError);
  expect(HeaterAgeError.is(error)).toBe(true);
  expect(Object.entries(kinds).flatMap(([one, kind]) => (kind.is(error) ? [one] : []))).toEqual([name]);
});

it.each([new Error("x"), undefined, null, "x", { name: "ApiError", status: 404 }])(
  "%o is none of them",
  (other) => {
    expect([HeaterAgeError, ...Object.values(kinds)].filter((kind) => kind.is(other))).toEqual([]);
  },
);
