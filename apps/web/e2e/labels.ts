import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";

/** The text on a label that a test draws. */
export interface Label {
  /** As written by the maker. */
  readonly brand: string;
  readonly serial?: string;
  readonly model?: string;
  /** Blur radius in pixels. @default 0 */
  readonly blur?: number;
  /** Other lines. */
  readonly lines?: readonly string[];
}

// Which characters are doubtful depends on the font, so it can't be one of the machine's.
const fontFile = await readFile(
  new URL("../node_modules/@fontsource/inter/files/inter-latin-600-normal.woff2", import.meta.url),
);

const style = `
  @font-face { font-family: Label; src: url(data:font/woff2;base64,${fontFile.toString("base64")}); }
  body { margin: 0; width: 1280px; height: 720px; background: #8d8f92; font-family: Label; }
  main { position: absolute; inset: 60px 120px; padding: 40px 60px; background: #fbfbf8; border: 2px solid #444; }
  h1 { margin: 0 0 30px; font-size: 68px; }
  p { margin: 0 0 24px; font-size: 30px; }
  b { font-size: 46px; line-height: 1.2; letter-spacing: 4px; margin-left: 20px; }
`;

const numberLine = (caption: string, number: string | undefined): string =>
  number === undefined ? "" : `<p>${caption}<b>${number}</b></p>`;

/** Returns a photo of a drawn label, 1,280 by 720 pixels, as a JPEG file. */
export async function drawLabel(
  page: Page,
  { brand, serial, model, blur = 0, lines = [] }: Label,
): Promise<Buffer> {
  const paper = await page.context().newPage();
  await paper.setViewportSize({ width: 1280, height: 720 });
  const text = [
    `<h1>${brand}</h1>`,
    numberLine("MODEL NO.", model),
    numberLine("SERIAL NO.", serial),
    ...lines.map((line) => `<p>${line}</p>`),
    "<p>WATER HEATER &nbsp; 40 GALLONS</p>",
  ];
  await paper.setContent(
    `<style>${style} main { filter: blur(${blur}px); }</style><main>${text.join("")}</main>`,
  );
  await paper.evaluate(() => document.fonts.ready);
  const photo = await paper.screenshot({ type: "jpeg", quality: 90, scale: "css" });
  await paper.close();
  return photo;
}

/** Returns a video of one picture in the format that Chromium plays as a camera: photos one after the other. */
export const makeVideo = (photo: Buffer): Buffer => Buffer.concat(Array.from({ length: 8 }, () => photo));
