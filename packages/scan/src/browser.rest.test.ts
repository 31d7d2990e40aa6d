import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { presentChromium } from "@heater-age/run/chromium";
import { chromium } from "@playwright/test";
import { build } from "esbuild";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeModels, modelFolder } from "../scripts/models.ts";

const browser = presentChromium();
const { resolve } = createRequire(import.meta.url);
const inFixtures = (name: string): string => fileURLToPath(new URL(`../test/${name}`, import.meta.url));

/** All files that the worker may request. */
const files: Readonly<Record<string, () => Uint8Array>> = {
  "/zxing_reader.wasm": () => readFileSync(resolve("zxing-wasm/reader/zxing_reader.wasm")),
  "/ort-wasm-simd-threaded.wasm": () => readFileSync(resolve("onnxruntime-web/ort-wasm-simd-threaded.wasm")),
  "/detection.onnx": () => readFileSync(`${modelFolder}detection.onnx`),
  "/recognition.onnx": () => readFileSync(`${modelFolder}recognition.onnx`),
  "/askew.jpg": () => readFileSync(inFixtures("photos/askew.jpg")),
};

/** Only the worker's own response allows WebAssembly. */
const policies = {
  page: "default-src 'self'",
  worker: "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
} as const;

let server: Server;
const addresses: string[] = [];

beforeAll(async () => {
  makeModels();
  const { outputFiles } = await build({
    entryPoints: [inFixtures("scan-worker.ts")],
    bundle: true,
    format: "esm",
    platform: "browser",
    target: "es2022",
    write: false,
  });
  const worker = outputFiles[0]?.text ?? "";
  server = createServer(({ url = "" }, response) => {
    // Some browsers also request an icon.
    if (url !== "/favicon.ico") addresses.push(url);
    const file = files[url];
    if (url === "/worker.js")
      response
        .setHeader("content-type", "text/javascript")
        .setHeader("content-security-policy", policies.worker)
        .end(worker);
    else if (url === "/")
      response
        .setHeader("content-type", "text/html")
        .setHeader("content-security-policy", policies.page)
        .end("<!doctype html><title>Scan</title>");
    else if (file !== undefined) response.end(file());
    else response.writeHead(404).end();
  });
  await new Promise<void>((listens) => {
    server.listen(0, "127.0.0.1", listens);
  });
});

afterAll(() => {
  server.close();
});

test.skipIf(browser === undefined)(
  "reads a label in a web worker, and requests only its own files",
  async () => {
    const { port } = server.address() as AddressInfo;
    const opened = await chromium.launch({ executablePath: browser ?? "", args: ["--no-sandbox"] });
    const page = await opened.newPage();
    const elsewhere: string[] = [];
    page.on("request", (request) => {
      if (new URL(request.url()).host !== `127.0.0.1:${port}`) elsewhere.push(request.url());
    });
    await page.goto(`http://127.0.0.1:${port}/`);
    const answer = await page.evaluate(
      () =>
        new Promise((answers) => {
          const worker = new Worker("/worker.js", { type: "module" });
          worker.addEventListener("message", ({ data }) => {
            answers(data);
          });
          worker.addEventListener("error", ({ message }) => {
            answers({ error: message });
          });
          // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
          worker.postMessage("/askew.jpg");
        }),
    );
    await opened.close();
    expect(answer).toMatchObject({
      proposal: { brand: "navien", serial: "7412W1851719842", model: "NPE-240A2", sure: true },
    });
    expect(elsewhere).toEqual([]);
    expect(addresses.toSorted()).toEqual(["/", "/worker.js", ...Object.keys(files)].toSorted());
  },
);
