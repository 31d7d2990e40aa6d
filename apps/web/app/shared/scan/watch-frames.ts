import type { Proposal } from "@heater-age/scan";
import type { Scanner } from "./scanner.ts";

/** Hints for a readable picture. */
export type Hint = "aim" | "closer" | "dark" | "found";

interface WatchOptions {
  readonly video: HTMLVideoElement;
  readonly scanner: Scanner;
  /** Calendar date `"YYYY-MM-DD"`. */
  readonly today: string;
  readonly onHint: (hint: Hint) => void;
  readonly signal: AbortSignal;
}

/** Light from 0 to 1 below which nothing can be read. */
const dark = 0.12;
/** Milliseconds after which a barcode would have been read. */
const closerAfter = 5000;
/** Milliseconds between two frames, for other work of the device. */
const pause = 120;

const wait = (time: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, time);
  });

/**
 * Reads the barcodes in a video, frame by frame, until one of them is a serial number.
 *
 * @returns The data of that frame; `undefined` if the signal aborted.
 */
export async function watchFrames(options: WatchOptions): Promise<Proposal | undefined> {
  const { video, scanner, today, onHint, signal } = options;
  const begun = performance.now();
  while (!signal.aborted) {
    const frame = await createImageBitmap(video);
    const { proposal, light } = await scanner.readFrame(frame, today);
    if (signal.aborted) return undefined;
    if (proposal.serial !== undefined) {
      onHint("found");
      return proposal;
    }
    if (light < dark) onHint("dark");
    else if (proposal.codes.length > 0) onHint("found");
    else onHint(performance.now() - begun > closerAfter ? "closer" : "aim");
    await wait(pause);
  }
  return undefined;
}
