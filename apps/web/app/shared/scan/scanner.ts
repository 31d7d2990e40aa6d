import { proxy, transfer, wrap } from "comlink";
import type { ReadOptions, ReadPhoto, ReadStep, ScanWorker, SeenFrame } from "./worker.ts";
import { ScanFault } from "./scan-fault.ts";

/** Reads labels in a worker, which keeps its memory until it is closed. */
export interface Scanner {
  /** Loads the barcode readers. */
  readonly prepare: () => Promise<void>;
  /** Returns whether the text reader is already downloaded. */
  readonly isTextReaderKept: () => Promise<boolean>;
  /** Reads the barcodes in a frame of the camera, and closes the frame. */
  readonly readFrame: (frame: ImageBitmap, today: string) => Promise<SeenFrame>;
  /** Reads a photo. Closes it if it is a frame of the camera. */
  readonly readPhoto: (
    photo: Blob | ImageBitmap,
    options: ReadOptions,
    onStep: (step: ReadStep) => void,
  ) => Promise<ReadPhoto>;
  /** Ends the worker. Pending calls never settle. */
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
  // The worker can fail while no call is pending.
  broken.catch(() => undefined);

  async function answer<Value>(reply: Promise<Value>): Promise<Value> {
    const value = await Promise.race([reply, broken]);
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
