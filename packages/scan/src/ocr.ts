import { env, InferenceSession, Tensor } from "onnxruntime-web/wasm";
import type { TextReader } from "./reading/readers.ts";
import { onnxTextReader } from "./text/onnx-text-reader.ts";

/** What reading text needs, as the bytes of files. */
export interface OcrFiles {
  /** `@heater-age/scan/models/detection.onnx` */
  readonly detection: Uint8Array;
  /** `@heater-age/scan/models/recognition.onnx` */
  readonly recognition: Uint8Array;
  /** `onnxruntime-web/ort-wasm-simd-threaded.wasm` */
  readonly runtime: Uint8Array;
}

/** A reader of text, which holds memory until it is closed. */
export interface OcrReader extends TextReader {
  /** Gives the memory of the models back. */
  readonly close: () => Promise<void>;
}

/**
 * Returns a reader of text, by the models of PP-OCRv4 in WebAssembly, on one thread.
 *
 * @throws Error when a file is not what it has to be.
 *
 * @example
 * const text = await createOcr({ detection, recognition, runtime });
 * const proposal = await scanPhoto(photo, { barcodes: [zxing], text, today: "2026-11-20" });
 * await text.close();
 */
export async function createOcr({ detection, recognition, runtime }: OcrFiles): Promise<OcrReader> {
  // A second thread makes nothing faster here, and would need a page that is isolated from others.
  env.wasm.numThreads = 1;
  env.wasm.wasmBinary = runtime;
  env.logLevel = "error";
  const settings = { executionProviders: ["wasm"], graphOptimizationLevel: "all" } as const;
  const sessions = {
    detection: await InferenceSession.create(detection, settings),
    recognition: await InferenceSession.create(recognition, settings),
  };
  return {
    ...onnxTextReader({ ...sessions, Tensor }),
    async close() {
      await sessions.detection.release();
      await sessions.recognition.release();
    },
  };
}
