import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { Language } from "@heater-age/messages";
import type { PrintedReport } from "@heater-age/report";

/** A PDF to make. */
export interface PdfJob {
  readonly report: PrintedReport;
  readonly settings: {
    readonly language: Language;
    /** The company's logo, a PNG or JPEG. `undefined`: the site's mark is shown. */
    readonly logo: Uint8Array | undefined;
    readonly author: string;
    /** Title in the metadata. */
    readonly title: string;
    /** Footer of each page before its number. */
    readonly running: string;
    readonly madeAt: Date;
  };
}
let worker: Worker | undefined;
let last: Promise<unknown> = Promise.resolve();

async function render(job: PdfJob): Promise<Buffer> {
  try {
    if (worker === undefined) {
      worker = new Worker(new URL("./worker.ts", import.meta.url));
      worker.unref();
    }
    worker.postMessage(job, []);
    // Rejects when the worker ends with an error.
    const [pdf] = (await once(worker, "message")) as [Uint8Array];
    return Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength);
  } catch (error) {
    worker = undefined;
    throw error;
  }
}

/**
 * Makes a PDF in a thread, because layout takes too long between other requests. One is made at a time, so that all
 * visitors together use at most one more core.
 */
export function renderPdf(job: PdfJob): Promise<Buffer> {
  const pdf = last.then(() => render(job));
  last = pdf.catch(() => undefined);
  return pdf;
}
