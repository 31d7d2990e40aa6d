import { nativeBarcodes } from "./barcodes/native.ts";
import { canvasPicture, contextOf, type CreateCanvas } from "./picture/canvas-picture.ts";
import { fittingSize, type Picture } from "./picture/picture.ts";

export { nativeBarcodes };

const create: CreateCanvas = (width, height) => new OffscreenCanvas(width, height);

/**
 * Returns a picture of what a browser shows: a photo that was chosen, or a frame of a video. It keeps nothing of the file
 * but what is seen. Works in a worker, too.
 *
 * @param image Not used any more afterwards: it can be closed.
 * @returns The picture, in a smaller size when a side is longer than 4096 pixels.
 * @throws Error when the device gives no canvas to draw on.
 *
 * @example
 * const photo = pictureOf(await createImageBitmap(file));
 */
export function pictureOf(image: ImageBitmap | VideoFrame): Picture {
  const size = fittingSize(
    "displayWidth" in image ? { width: image.displayWidth, height: image.displayHeight } : image,
  );
  const canvas = create(size.width, size.height);
  const context = contextOf(canvas);
  context.imageSmoothingQuality = "high";
  context.drawImage(image, 0, 0, size.width, size.height);
  return canvasPicture(canvas, create);
}
