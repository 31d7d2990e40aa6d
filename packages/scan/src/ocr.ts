import { env, InferenceSession, Tensor } from "onnxruntime-web/wasm";
import type { TextReader } from "./reading/readers.ts";
import { onnxTextReader } from "./text/onnx-text-reader.ts";

/** The files needed to read text, as bytes. */
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
  /** Releases the memory of the models. */
  readonly close: () => Promise<void>;
}

/**
 * Returns a text reader that runs the models of PP-OCRv4 in WebAssembly, on one thread.
 *
 * @throws Error when a file is invalid.
 *
 * @example
 * const text = await createOcr({ detection, recognition, runtime });
 * const proposal = await scanPhoto(photo, { barcodes: [zxing], text, today: "2026-11-20" });
 * await text.close();
 */
export async function createOcr({ detection, recognition, runtime }: OcrFiles): Promise<OcrReader> {
  // A second thread wouldn't be faster here, and would require a cross-origin isolated page.
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
