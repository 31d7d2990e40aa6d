import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Answer, dropped, toFailure, json, serve, silent } from "../../test/serve.ts";
import {
  AnswerError,
  ApiError,
  ConnectionError,
  HeaterAgeError,
  InvalidRequestError,
  TimeoutError,
} from "../index.ts";

const kinds = { AnswerError, ApiError, ConnectionError, TimeoutError };
const rheem = { brand: "rheem", serialNumber: "RH0504B01826" } as const;

/** Another copy of the package, as in a program whose dependencies need two versions. */
let copy: typeof import("../index.ts");
let folder = "";

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "client-copy-"));
  const outfile = join(folder, "index.mjs");
  await build({
    entryPoints: [fileURLToPath(new URL("../index.ts", import.meta.url))],
    outfile,
    bundle: true,
    format: "esm",
  });
  copy = (await import(pathToFileURL(outfile).href)) as typeof copy;
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it.each<readonly [keyof typeof kinds, Answer]>([
  ["ApiError", json(404, {})],
  ["ConnectionError", dropped],
  ["TimeoutError", silent],
  ["AnswerError", json(200, {})],
])("an %s of another copy is recognized as the same class", async (name, answer) => {
  const { baseUrl } = await serve(answer);
  const error = await toFailure(
    copy
      .createClient({ baseUrl })
      .check(rheem, { timeout: name === "TimeoutError" ? 50 : 30_000, attempts: 1 }),
  );
  expect(error).not.toBeInstanceOf(HeaterAgeError);
  expect(HeaterAgeError.is(error)).toBe(true);
  expect(Object.entries(kinds).flatMap(([one, kind]) => (kind.is(error) ? [one] : []))).toEqual([name]);
});

it("a refusal of another copy is an ApiError with its details", async () => {
  const { baseUrl } = await serve(json(422, { details: [] }));
  const error = await toFailure(copy.createClient({ baseUrl }).check(rheem));
  expect(ApiError.is(error)).toBe(true);
  expect(InvalidRequestError.is(error) && error.details).toEqual([]);
});

it("a refusal lists everything that is wrong, including in its message for developers", async () => {
  const details = [
    { field: "/serialNumber", code: "serial-required", message: "No number" },
    { field: "/serial", code: "field-unknown", message: "There is no field “serial” here." },
    { field: "", code: "field-type", message: "Not an object." },
  ];
  const body = { code: "serial-required", message: "No number", details };
  const { client } = await serve(json(400, body, { "x-request-id": "r1" }));
  const error = await toFailure(client().check(rheem));
  expect(error).toBeInstanceOf(InvalidRequestError);
  expect(error).toMatchObject({
    name: "InvalidRequestError",
    message:
      "POST /api/check: 400 No number; /serial: There is no field “serial” here.; the body: Not an object.",
    text: "No number",
    status: 400,
    code: "serial-required",
    requestId: "r1",
    body,
    retryAfter: undefined,
    details,
  });
});

it.each([400, 404, 500])("a status of %i without details is still an error", async (status) => {
  const { client } = await serve(json(status, { message: "No", details: "none" }));
  const error = await toFailure(client().check(rheem, { attempts: 1 }));
  expect(ApiError.is(error)).toBe(true);
  expect(InvalidRequestError.is(error) ? error.details : "of no request").toEqual(
    status === 400 ? [] : "of no request",
  );
});

it.each([new Error("x"), undefined, null, "x", { name: "ApiError", status: 404 }])(
  "%o is not recognized",
  (other) => {
    expect([HeaterAgeError, ...Object.values(kinds)].filter((kind) => kind.is(other))).toEqual([]);
  },
);
