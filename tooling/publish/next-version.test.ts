import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { json } from "node:stream/consumers";
import { local } from "@heater-age/run/apps";
import { freePorts } from "@heater-age/run/ports";
import { findProgramFile, until } from "@heater-age/run/programs";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { repository } from "./public-packages.ts";
import { runCommand } from "./run-command.ts";
import { installApart } from "./test/runtimes.ts";

// Programs of others that hold the API to its description of today, while it answers like a later version.
const home = join(repository, "tooling", "publish", "frameworks");
const folder = join(inject("installation").folder, "next-version");
const apiUrl = inject("apiUrl");

/** Adds another code and another field wherever there can be one. */
const toLaterVersion = (answer: unknown): unknown =>
  JSON.parse(JSON.stringify(answer), (name, value: unknown) => {
    if (name === "code") return "code-of-a-later-version";
    const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
    return isObject ? { ...value, fieldOfALaterVersion: "new" } : value;
  });

/** The API in a later version, or one that breaks its description by leaving out a field. */
const later = createServer((request, response) => {
  void (async () => {
    const answer = await fetch(`${apiUrl}${request.url}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(await json(request)),
    });
    const content = toLaterVersion(await answer.json()) as Record<string, unknown>;
    delete content[String(request.headers["x-leave-out"])];
    response.writeHead(answer.status, { "content-type": "application/json" }).end(JSON.stringify(content));
  })();
});

interface Schema {
  readonly safeParse: (value: unknown) => { readonly success: boolean };
}

let proxy: ChildProcess;
let proxyUrl: string;
let generated: Readonly<Record<string, Schema>>;

beforeAll(async () => {
  await installApart(home);
  mkdirSync(join(folder, "node_modules"), { recursive: true });
  symlinkSync(join(home, "node_modules", "zod"), join(folder, "node_modules", "zod"), "junction");
  const description = join(folder, "openapi.json");
  writeFileSync(description, await (await fetch(`${apiUrl}/api/openapi.json`)).text());

  const generator = findProgramFile(home, "@hey-api/openapi-ts", "openapi-ts");
  const plugins = ["--plugins", "zod", "--output", join(folder, "client")];
  await runCommand(process.execPath, [generator, "--input", description, ...plugins], { folder: home });
  generated = (await import(join(folder, "client", "zod.gen.ts"))) as typeof generated;

  later.listen(0, "127.0.0.1");
  await once(later, "listening");
  const address = later.address();
  const laterUrl = local(typeof address === "object" ? (address?.port ?? 0) : 0);
  const port = await freePorts(1, 4800);
  const prism = findProgramFile(home, "@stoplight/prism-cli", "prism");
  const options = ["--errors", "--host", "127.0.0.1", "--port", String(port)];
  proxy = spawn(process.execPath, [prism, "proxy", ...options, description, laterUrl], { stdio: "ignore" });
  proxyUrl = local(port);
  await until(async () => (await fetch(proxyUrl).catch(() => undefined)) !== undefined, 60_000);
}, 120_000);

afterAll(() => {
  proxy.kill();
  later.closeAllConnections();
  later.close();
});

const rheem = { brand: "rheem", serialNumber: "RH0504B01826" };

const ask = (path: string, body: object, headers: Readonly<Record<string, string>> = {}) =>
  fetch(`${proxyUrl}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });

test.each([
  ["a date", "/api/check", rheem, 200, "zCheckResponse"],
  ["no date", "/api/check", { ...rheem, serialNumber: "RHO504B01826" }, 200, "zCheckResponse"],
  ["a refusal", "/api/check", { ...rheem, brand: "nobody" }, 400, "zErrorBody"],
  [
    "many",
    "/api/check/batch",
    { checks: [rheem, { ...rheem, brand: "other" }, { ...rheem, brand: "nobody" }] },
    200,
    "zCheckBatchResponse",
  ],
])(
  "a proxy and a generated client accept %s from a later version",
  async (_what, path, body, status, name) => {
    const answer = await ask(path, body);
    const content: unknown = await answer.json();
    expect({ status: answer.status, content }).toMatchObject({
      status,
      content: { fieldOfALaterVersion: "new" },
    });
    expect(generated[name]?.safeParse(content)).toMatchObject({ success: true });
  },
);

test("a proxy and a generated client refuse an answer without a described field", async () => {
  expect((await ask("/api/check", rheem, { "x-leave-out": "brand" })).status).toBe(500);
  const { brand: _brand, ...content } = (await (await ask("/api/check", rheem)).json()) as { brand: string };
  expect(generated["zCheckResponse"]?.safeParse(content)).toMatchObject({ success: false });
});
