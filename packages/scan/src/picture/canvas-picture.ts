import { type Box, type Picture, type Size, wholeOf } from "./picture.ts";

/** Creates an empty canvas. */
export type CreateCanvas = (width: number, height: number) => OffscreenCanvas;

/**
 * Returns a picture on a canvas.
 *
 * @param canvas The photo, drawn on a canvas. It must not change afterwards.
 * @param create Creates another one of the same kind.
 */
export function canvasPicture(canvas: OffscreenCanvas, create: CreateCanvas): Picture {
  const { width, height } = canvas;
  const cut = (box: Box, size: Size): Picture => {
    // A canvas that shrinks a picture to less than half skips pixels, which turns print into noise.
    if (size.width * 2 < box.width && size.height * 2 < box.height) {
      const double = cut(box, { width: size.width * 2, height: size.height * 2 });
      return double.cut(wholeOf(double), size);
    }
    const part = create(size.width, size.height);
    const context = toContext(part);
    context.imageSmoothingQuality = "high";
    context.translate(size.width / 2, size.height / 2);
    context.scale(size.width / box.width, size.height / box.height);
    context.rotate(-box.angle);
    context.translate(-box.x, -box.y);
    context.drawImage(canvas, 0, 0);
    return canvasPicture(part, create);
  };
  return {
    width,
    height,
    cut,
    pixels() {
      const { data } = toContext(canvas).getImageData(0, 0, width, height);
      return { width, height, data };
    },
    withPixels(pixels) {
      const other = create(pixels.width, pixels.height);
      const context = toContext(other);
      const empty = context.createImageData(pixels.width, pixels.height);
      empty.data.set(pixels.data);
      context.putImageData(empty, 0, 0);
      return canvasPicture(other, create);
    },
  };
}

/** Returns the context of a canvas whose pixels are read often. */
export function toContext(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (context === null) throw new Error("This device gives no canvas to draw on.");
  return context;
}
