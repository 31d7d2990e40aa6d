import { parentPort } from "node:worker_threads";
import { readFonts } from "./fonts.ts";
import { reportPdf } from "./layout.ts";
import type { PdfJob } from "./render.ts";

const fonts = readFonts();

async function make({ report, settings }: PdfJob): Promise<void> {
  parentPort?.postMessage(await reportPdf(report, { ...settings, fonts: await fonts }), []);
}

// A failure ends the thread, and so the request.
parentPort?.on("message", (job: PdfJob) => void make(job));
