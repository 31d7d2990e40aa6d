import type { Box, ProposedCharacter } from "@heater-age/scan";

/** Size of a crop, as a multiple of the character's size. */
const around = 1.15;

/** Height of a crop in pixels: twice its height on the screen. */
const height = 84;

/** Draws a part of a photo, set upright. */
export function drawCrop(canvas: HTMLCanvasElement, photo: ImageBitmap, box: Box): void {
  const scale = height / (box.height * around);
  canvas.height = height;
  canvas.width = Math.round(box.width * scale);
  const context = canvas.getContext("2d");
  if (context === null) return;
  context.imageSmoothingQuality = "high";
  context.translate(canvas.width / 2, canvas.height / 2);
  context.scale(scale, scale);
  context.rotate(-box.angle);
  context.translate(-box.x, -box.y);
  context.drawImage(photo, 0, 0);
}

/**
 * Returns the recognized data for each character of a serial number. After an edit, the characters before and after
 * it keep their places.
 *
 * @param read The characters as read.
 * @param serial The present serial number.
 *
 * @example
 * findCharacters([{ char: "A", alternatives: [] }, { char: "8", alternatives: ["B"] }], "A12");
 * //=> [{ char: "A", alternatives: [] }, { char: "1", alternatives: [] }, { char: "2", alternatives: [] }]
 */
export function findCharacters(
  read: readonly ProposedCharacter[],
  serial: string,
): readonly ProposedCharacter[] {
  const now = [...serial];
  if (now.length === read.length) {
    return now.map((char, index) => ({ alternatives: [], ...read[index], char }));
  }
  const same = (from: number, to: number): boolean => now[from] === read[to]?.char;
  let before = 0;
  while (before < now.length && before < read.length && same(before, before)) before += 1;
  let behind = 0;
  const most = Math.min(now.length, read.length) - before;
  while (behind < most && same(now.length - 1 - behind, read.length - 1 - behind)) behind += 1;
  return now.map((char, index) => {
    if (index < before) return read[index] ?? { char, alternatives: [] };
    const fromEnd = now.length - index;
    const box = fromEnd <= behind ? read[read.length - fromEnd] : undefined;
    return box ?? { char, alternatives: [] };
  });
}

export const withCharacter = (serial: string, place: number, char: string): string =>
  [...serial].with(place, char).join("");
