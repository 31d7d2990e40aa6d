import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Browser, Page } from "@playwright/test";
import { build } from "esbuild";
import { median } from "../harness/measure.ts";
import { asVisitor } from "../web/browser.ts";

/** Memory of a page's process in MB, the median of some rounds. */
export interface PageMemory {
  readonly before: number;
  /** While the worker that read a photo runs. */
  readonly open: number;
  /** After the worker ended. */
  readonly after: number;
}

const rounds = 3;

/** Milliseconds for a browser to return memory to the system, with a margin. */
const settling = 3000;

const scanPackage = dirname(createRequire(import.meta.url).resolve("@heater-age/scan/package.json"));
const { resolve } = createRequire(join(scanPackage, "package.json"));
const photo = "/askew.jpg";

/** All files that the worker requests. */
const files: Readonly<Record<string, string>> = {
  "/zxing_reader.wasm": resolve("zxing-wasm/reader/zxing_reader.wasm"),
  "/ort-wasm-simd-threaded.wasm": resolve("onnxruntime-web/ort-wasm-simd-threaded.wasm"),
  "/detection.onnx": join(scanPackage, "models/detection.onnx"),
  "/recognition.onnx": join(scanPackage, "models/recognition.onnx"),
  [photo]: join(scanPackage, "src/fixtures/askew.jpg"),
};

/** Returns a page's memory before, during, and after reading a photo in a worker. */
export async function pageMemory(): Promise<PageMemory> {
  const { outputFiles } = await build({
    entryPoints: [join(scanPackage, "src/fixtures/scan-worker.ts")],
    bundle: true,
    format: "esm",
    platform: "browser",
    target: "es2022",
    write: false,
  });
  const server = createServer(({ url = "" }, response) => {
    const file = files[url];
    if (url === "/worker.js")
      response.setHeader("content-type", "text/javascript").end(outputFiles[0]?.text ?? "");
    else if (file === undefined)
      response.setHeader("content-type", "text/html").end("<!doctype html><title>Scan</title>");
    else response.end(readFileSync(file));
  });
  await new Promise<void>((listens) => {
    server.listen(0, "127.0.0.1", listens);
  });
  try {
    return await asVisitor("en", async (context) => {
      const page = await context.newPage();
      await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
      const browser = context.browser();
      if (browser === null) throw new Error("The browser has ended.");
      // The first round doesn't count: it leaves code and fonts that the process keeps for any worker.
      await round(page, browser);
      const seen: PageMemory[] = [];
      for (let count = 0; count < rounds; count += 1) seen.push(await round(page, browser));
      const of = (moment: keyof PageMemory) => median(seen.map((one) => one[moment]));
      return { before: of("before"), open: of("open"), after: of("after") };
    });
  } finally {
    server.close();
  }
}

async function round(page: Page, browser: Browser): Promise<PageMemory> {
  const before = await memoryOf(page, browser);
  const worker = await page.evaluateHandle(
    (address) =>
      new Promise<Worker>((answers, fails) => {
        const made = new Worker("/worker.js", { type: "module" });
        made.addEventListener("message", () => {
          answers(made);
        });
        made.addEventListener("error", ({ message }) => {
          fails(new Error(message));
        });
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
        made.postMessage(address);
      }),
    photo,
  );
  const open = await memoryOf(page, browser);
  await worker.evaluate((made) => {
    made.terminate();
  });
  await worker.dispose();
  return { before, open, after: await memoryOf(page, browser) };
}

/** Returns the unshared memory of pages' processes in MB, after a garbage collection. */
async function memoryOf(page: Page, browser: Browser): Promise<number> {
  const ofPage = await page.context().newCDPSession(page);
  await ofPage.send("HeapProfiler.collectGarbage");
  await ofPage.detach();
  await wait(settling);
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  await session.detach();
  const own = processInfo
    .filter(({ type }) => type === "renderer")
    .flatMap(({ id }) => [
      ...readFileSync(`/proc/${id}/smaps_rollup`, "utf8").matchAll(/^Private_\w+:\s+(?<kilobytes>\d+)/gmu),
    ]);
  return own.reduce((sum, { groups }) => sum + Number(groups?.["kilobytes"]), 0) / 1024;
}
