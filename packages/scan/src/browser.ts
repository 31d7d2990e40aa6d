import { nativeBarcodes } from "./barcodes/native.ts";
import { canvasPicture, toContext, type CreateCanvas } from "./picture/canvas-picture.ts";
import { fittingSize, type Picture } from "./picture/picture.ts";

export { nativeBarcodes };

const create: CreateCanvas = (width, height) => new OffscreenCanvas(width, height);

/**
 * Returns the picture of a photo or a video frame. It keeps only the visible pixels, no
 * metadata of the file. Works in workers too.
 *
 * @param image Not used afterwards, so it can be closed.
 * @returns The picture, scaled down when a side is longer than 4096 pixels.
 * @throws Error when the device can't create a canvas.
 *
 * @example
 * const photo = pictureOf(await createImageBitmap(file));
 */
export function pictureOf(image: ImageBitmap | VideoFrame): Picture {
  const size = fittingSize(
    "displayWidth" in image ? { width: image.displayWidth, height: image.displayHeight } : image,
  );
  const canvas = create(size.width, size.height);
  const context = toContext(canvas);
  context.imageSmoothingQuality = "high";
  context.drawImage(image, 0, 0, size.width, size.height);
  return canvasPicture(canvas, create);
}
