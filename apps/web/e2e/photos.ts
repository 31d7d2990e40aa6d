import { readFile } from "node:fs/promises";

/** Returns one of the scanner's test photos, a JPEG file: `rheem`, `flat`. */
export const readPhoto = (name: string): Promise<Buffer> =>
  readFile(new URL(`../../../packages/scan/test/photos/${name}.jpg`, import.meta.url));
