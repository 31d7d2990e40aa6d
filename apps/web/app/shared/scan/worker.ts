import { type Picture, type Proposal, scanFrame, scanPhoto, type ScanStep } from "@heater-age/scan";
import { pictureOf } from "@heater-age/scan/browser";
import { expose, transfer } from "comlink";
import { barcodeReaders, isTextReaderKept, textReader } from "./readers.ts";
import { ScanFault } from "./scan-fault.ts";

/** What a frame of the camera shows. */
export interface SeenFrame {
  readonly proposal: Proposal;
  /** How light it is, from 0 to 1. */
  readonly light: number;
}

/** What was read off a photo. */
export interface ReadPhoto {
  readonly proposal: Proposal;
  /** The photo, in the pixels that the places of characters are counted in. */
  readonly photo: ImageBitmap;
}

/** A step of reading a photo: fetching the reader comes first. */
export type ReadStep = "reader" | ScanStep;

/** How a photo is read. */
export interface ReadOptions {
  /** Calendar date `"YYYY-MM-DD"` where the photo was taken. */
  readonly today: string;
  /** Whether text is read too, and not barcodes only. */
  readonly readsText: boolean;
}

/** How much of a picture's light is looked at. */
const sample = { width: 32, height: 32 };

/** Returns how light a picture is, from 0 to 1. */
function lightOf(picture: Picture): number {
  const { width, height } = picture;
  const whole = { x: width / 2, y: height / 2, width, height, angle: 0 };
  const { data } = picture.cut(whole, sample).pixels();
  let sum = 0;
  for (let index = 1; index < data.length; index += 4) sum += data[index] ?? 0;
  return sum / (data.length / 4) / 255;
}

/** Whether a file begins as those of phones do that are no JPEG: few browsers read them. */
async function isHeic(file: Blob): Promise<boolean> {
  const start = new TextDecoder("latin1").decode(await file.slice(4, 12).arrayBuffer());
  return /^ftyp(?:hei|hev|mif|msf)/u.test(start);
}

async function opened(source: Blob | ImageBitmap): Promise<ImageBitmap> {
  if (source instanceof ImageBitmap) return source;
  try {
    return await createImageBitmap(source);
  } catch {
    throw new ScanFault((await isHeic(source)) ? "heic" : "photo");
  }
}

/** The photo as its places are counted, without anything that its file says beside what is seen. */
async function shown(photo: Picture): Promise<ImageBitmap> {
  const { width, height, data } = photo.pixels();
  return createImageBitmap(new ImageData(Uint8ClampedArray.from(data), width, height));
}

/** The worker, as a page uses it. */
const scanWorker = {
  isTextReaderKept,

  /** Fetches what reads barcodes. */
  async prepare(): Promise<void> {
    await barcodeReaders();
  },

  /** Reads the barcodes in a frame of the camera. */
  async readFrame(frame: ImageBitmap, today: string): Promise<SeenFrame> {
    const picture = pictureOf(frame);
    frame.close();
    const proposal = await scanFrame(picture, { barcodes: await barcodeReaders(), today });
    return { proposal, light: lightOf(picture) };
  },

  /** Reads a photo. Fails with the name of a `ScanFault`. */
  async readPhoto(
    source: Blob | ImageBitmap,
    { today, readsText }: ReadOptions,
    onStep: (step: ReadStep) => void,
  ): Promise<ReadPhoto> {
    const bitmap = await opened(source);
    const photo = pictureOf(bitmap);
    bitmap.close();
    onStep("reader");
    const [barcodes, text] = await Promise.all([barcodeReaders(), textReader(readsText)]);
    const proposal = await scanPhoto(photo, { barcodes, text, today, onStep });
    const picture = await shown(photo);
    return transfer({ proposal, photo: picture }, [picture]);
  },
};

/** The worker as its page sees it: each answer comes later. */
export type ScanWorker = typeof scanWorker;

expose(scanWorker);
