import { proxy, transfer, wrap } from "comlink";
import type { ReadOptions, ReadPhoto, ReadStep, ScanWorker, SeenFrame } from "./worker.ts";
import { ScanFault } from "./scan-fault.ts";

/** Reads labels in a worker, which holds the memory that it takes until it is closed. */
export interface Scanner {
  /** Fetches what reads barcodes. */
  readonly prepare: () => Promise<void>;
  /** Whether the reader of text need not be fetched any more. */
  readonly isTextReaderKept: () => Promise<boolean>;
  /** Reads the barcodes in a frame of the camera, which is gone afterwards. */
  readonly readFrame: (frame: ImageBitmap, today: string) => Promise<SeenFrame>;
  /** Reads a photo. A frame of the camera is gone afterwards. */
  readonly readPhoto: (
    photo: Blob | ImageBitmap,
    options: ReadOptions,
    onStep: (step: ReadStep) => void,
  ) => Promise<ReadPhoto>;
  /** Ends the worker, whatever it does. What it was asked for is never answered. */
  readonly close: () => void;
}

/**
 * Starts a worker that reads labels. Each of its functions rejects with the name of a `ScanFault`.
 *
 * @example
 * const scanner = openScanner();
 * const { proposal } = await scanner.readPhoto(file, { today: "2026-11-23", readsText: true }, () => {});
 * scanner.close();
 */
export function openScanner(): Scanner {
  const worker = new Worker(import.meta.env.SCAN_WORKER, { type: "module" });
  const remote = wrap<ScanWorker>(worker);
  let hasAnswered = false;
  const broken = new Promise<never>((_resolve, reject) => {
    worker.addEventListener("error", (event) => {
      event.preventDefault();
      reject(new ScanFault(hasAnswered ? "device" : "files"));
    });
  });
  // It may break while nothing is asked of it.
  broken.catch(() => undefined);

  async function answer<Value>(asked: Promise<Value>): Promise<Value> {
    const value = await Promise.race([asked, broken]);
    hasAnswered = true;
    return value;
  }

  return {
    prepare: () => answer(remote.prepare()),
    isTextReaderKept: () => answer(remote.isTextReaderKept()),
    readFrame: (frame, today) => answer(remote.readFrame(transfer(frame, [frame]), today)),
    readPhoto: (photo, options, onStep) => {
      const sent = photo instanceof Blob ? photo : transfer(photo, [photo]);
      return answer(remote.readPhoto(sent, options, proxy(onStep)));
    },
    close: () => worker.terminate(),
  };
}
