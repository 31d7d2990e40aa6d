import { type Picture, type Proposal, scanFrame, scanPhoto, type ScanStep } from "@heater-age/scan";
import { pictureOf } from "@heater-age/scan/browser";
import { expose, transfer } from "comlink";
import { barcodeReaders, isTextReaderKept, textReader } from "./readers.ts";
import { ScanFault } from "./scan-fault.ts";

/** The contents of a camera frame. */
export interface SeenFrame {
  readonly proposal: Proposal;
  /** Brightness from 0 to 1. */
  readonly light: number;
}

export interface ReadPhoto {
  readonly proposal: Proposal;
  /** The photo, in the pixels to which the places of characters refer. */
  readonly photo: ImageBitmap;
}

/** A step of reading a photo. Loading the reader comes first. */
export type ReadStep = "reader" | ScanStep;

export interface ReadOptions {
  /** Calendar date `"YYYY-MM-DD"` at the place of the photo. */
  readonly today: string;
  /** Whether to read text in addition to barcodes. */
  readonly readsText: boolean;
}

/** Size to which a picture is reduced to measure its brightness. */
const sample = { width: 32, height: 32 };

/** Returns the brightness of a picture, from 0 to 1. */
function measureLight(picture: Picture): number {
  const { width, height } = picture;
  const whole = { x: width / 2, y: height / 2, width, height, angle: 0 };
  const { data } = picture.cut(whole, sample).pixels();
  let sum = 0;
  for (let index = 1; index < data.length; index += 4) sum += data[index] ?? 0;
  return sum / (data.length / 4) / 255;
}

/** Returns whether a file starts like the phone formats that few browsers read. */
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

/** Returns the photo in the pixels to which places refer, without the metadata of its file. */
async function shown(photo: Picture): Promise<ImageBitmap> {
  const { width, height, data } = photo.pixels();
  return createImageBitmap(new ImageData(Uint8ClampedArray.from(data), width, height));
}

const scanWorker = {
  isTextReaderKept,

  /** Loads the barcode readers. */
  async prepare(): Promise<void> {
    await barcodeReaders();
  },

  /** Reads the barcodes in a frame of the camera. */
  async readFrame(frame: ImageBitmap, today: string): Promise<SeenFrame> {
    const picture = pictureOf(frame);
    frame.close();
    const proposal = await scanFrame(picture, { barcodes: await barcodeReaders(), today });
    return { proposal, light: measureLight(picture) };
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

/** The type of the worker for its page, where each call is asynchronous. */
export type ScanWorker = typeof scanWorker;

expose(scanWorker);
