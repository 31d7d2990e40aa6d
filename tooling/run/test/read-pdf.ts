import { getDocument, VerbosityLevel } from "pdfjs-dist/legacy/build/pdf.mjs";

/** A text that has a letter or digit, with its position in points from the page's lower left corner. */
export interface PlacedText {
  /** From 1. */
  readonly page: number;
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

/** A parsed PDF. */
export interface ReadPdf {
  readonly pages: number;
  /** Width and height of the first page in points. */
  readonly size: readonly [width: number, height: number];
  readonly links: readonly string[];
  readonly placed: readonly PlacedText[];
}

interface TextItem {
  readonly str: string;
  readonly transform: readonly number[];
  readonly width: number;
}

// How far letters reach above and below the baseline, as a share of the font size.
const ABOVE = 0.7;
const BELOW = 0.15;

function placedText(page: number, { str, transform, width }: TextItem): readonly PlacedText[] {
  const text = str.trim();
  const [, , , size = 0, left = 0, baseline = 0] = transform;
  // A period may be kerned below the letter before it.
  if (!/[\p{L}\p{N}]/u.test(text)) return [];
  const [bottom, top] = [baseline - BELOW * size, baseline + ABOVE * size];
  return [{ page, text, left, right: left + width, bottom, top }];
}

/** How far kerning and rounding may let two texts overlap, in points. */
const KERNING = 3;
const ROUNDING = 1;

// Browsers print a text with an outline twice.
const isOutline = (one: PlacedText, other: PlacedText): boolean =>
  one.text === other.text && one.left === other.left && one.bottom === other.bottom;

/** Returns the pairs of overlapping texts. */
export const overprinted = (placed: readonly PlacedText[]): readonly string[] =>
  placed.flatMap((one, index) =>
    placed
      .slice(index + 1)
      .filter(
        (other) =>
          one.page === other.page &&
          !isOutline(one, other) &&
          Math.min(one.right, other.right) - Math.max(one.left, other.left) > KERNING &&
          Math.min(one.top, other.top) - Math.max(one.bottom, other.bottom) > ROUNDING,
      )
      .map((other) => `page ${one.page}: "${one.text}" and "${other.text}"`),
  );

/** Returns a page's text in order, with one space at every word break. */
export const textOfPage = (placed: readonly PlacedText[], page: number): string =>
  placed
    .filter((text) => text.page === page)
    .map(({ text }) => text)
    .join(" ")
    .replaceAll(/\s+/gu, " ")
    .trim();

/** Reads a PDF. */
export async function readPdf(pdf: Uint8Array): Promise<ReadPdf> {
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: VerbosityLevel.ERRORS });
  const document = await task.promise;
  const links: string[] = [];
  const placed: PlacedText[] = [];
  const pages = document.numPages;
  const { width, height } = (await document.getPage(1)).getViewport({ scale: 1 });
  for (let number = 1; number <= pages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent({ disableNormalization: true });
    placed.push(...items.flatMap((item) => ("str" in item ? placedText(number, item) : [])));
    for (const annotation of (await page.getAnnotations()) as readonly { readonly url?: string }[]) {
      if (annotation.url !== undefined) links.push(annotation.url);
    }
  }
  await task.destroy();
  return { pages, size: [width, height], links, placed };
}
