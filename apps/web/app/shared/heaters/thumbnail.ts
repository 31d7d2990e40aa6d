/** Length of the longer side of a saved photo, in pixels. */
const MAX_SIDE = 480;
const QUALITY = 0.8;

/**
 * Returns a scaled-down photo, as a `data:` URL of a JPEG.
 *
 * @throws {DOMException} if it isn't a photo that the browser can open.
 */
export async function makeThumbnail(photo: Blob): Promise<string> {
  const picture = await createImageBitmap(photo);
  try {
    const scale = Math.min(1, MAX_SIDE / Math.max(picture.width, picture.height));
    const canvas = document.createElement("canvas");
    canvas.width = Math.max(1, Math.round(picture.width * scale));
    canvas.height = Math.max(1, Math.round(picture.height * scale));
    const context = canvas.getContext("2d");
    if (context === null) throw new DOMException("There is no memory for the photo", "EncodingError");
    // Otherwise transparent parts turn black.
    context.fillStyle = "#fff";
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.imageSmoothingQuality = "high";
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    return canvas.toDataURL("image/jpeg", QUALITY);
  } finally {
    picture.close();
  }
}
