import { getDocument, VerbosityLevel } from "pdfjs-dist/legacy/build/pdf.mjs";

/** An element of the structure tree, which screen readers use. */
export interface PdfElement {
  readonly role: string;
  readonly alt?: string;
  readonly lang?: string;
  /** Its text, in reading order. */
  readonly text: string;
  readonly children: readonly PdfElement[];
}

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
  readonly title: unknown;
  readonly language: unknown;
  readonly marked: boolean;
  /** The structure of each page. */
  readonly structure: readonly PdfElement[];
  /** All text that is read aloud, with one space at every word break. */
  readonly spoken: string;
  /** Text outside the structure that isn't decoration. */
  readonly untagged: readonly string[];
  /** Decorative text. */
  readonly decoration: readonly string[];
  readonly links: readonly string[];
  /** All text, including decoration. */
  readonly placed: readonly PlacedText[];
}

/** Start or end of tagged content, as the library returns it. */
interface Marking {
  readonly id?: string | null;
  readonly tag: string;
}

interface StructNode {
  readonly role?: string;
  readonly type?: string;
  readonly id?: string;
  readonly alt?: string;
  readonly lang?: string;
  readonly children?: readonly StructNode[];
}

/** Returns a text with invisible differences removed. */
export const seen = (text: string): string => text.replaceAll(/\s+/gu, " ").trim();

function toElement(node: StructNode, texts: ReadonlyMap<string, string>): PdfElement {
  const children = (node.children ?? []).map((child) => toElement(child, texts));
  const own = node.type === "content" ? (texts.get(node.id ?? "") ?? "") : "";
  return {
    role: node.role ?? node.type ?? "",
    ...(node.alt !== undefined && { alt: node.alt }),
    ...(node.lang !== undefined && { lang: node.lang }),
    text: seen(own + children.map(({ text }) => text).join(" ")),
    children,
  };
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
  seen(
    placed
      .filter((text) => text.page === page)
      .map(({ text }) => text)
      .join(" "),
  );

/** Reads a PDF. */
export async function readPdf(pdf: Uint8Array): Promise<ReadPdf> {
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: VerbosityLevel.ERRORS });
  const document = await task.promise;
  const { info } = await document.getMetadata();
  const structure: PdfElement[] = [];
  const untagged: string[] = [];
  const decoration: string[] = [];
  const links: string[] = [];
  const placed: PlacedText[] = [];
  let size: readonly [number, number] = [0, 0];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    if (number === 1) {
      const { width, height } = page.getViewport({ scale: 1 });
      size = [width, height];
    }
    const texts = new Map<string, string>();
    const open: { readonly id: string | undefined; readonly tag: string }[] = [];
    const { items } = await page.getTextContent({ includeMarkedContent: true, disableNormalization: true });
    for (const item of items) {
      if ("str" in item) {
        placed.push(...placedText(number, item));
        const inside = open.find(({ id }) => id !== undefined)?.id;
        // A word that breaks after a hyphen or a slash continues on the next line.
        const text = item.str + (item.hasEOL && !/\p{L}[-–/]$/u.test(item.str) ? " " : "");
        if (inside !== undefined) texts.set(inside, (texts.get(inside) ?? "") + text);
        else if (open.some(({ tag }) => tag === "Artifact")) decoration.push(text);
        else if (text.trim() !== "") untagged.push(text);
      } else if (item.type === "endMarkedContent") {
        open.pop();
      } else {
        open.push({
          id: (item as unknown as Marking).id ?? undefined,
          tag: (item as unknown as Marking).tag,
        });
      }
    }
    const tree = (await page.getStructTree()) as StructNode | null;
    if (tree !== null) structure.push(toElement(tree, texts));
    for (const annotation of (await page.getAnnotations()) as readonly { readonly url?: string }[]) {
      if (annotation.url !== undefined) links.push(annotation.url);
    }
  }
  // A map, although its type says otherwise.
  const mark: unknown = await document.getMarkInfo();
  const found = info as Readonly<Record<string, unknown>>;
  const pages = document.numPages;
  await task.destroy();
  return {
    pages,
    size,
    title: found["Title"],
    language: found["Language"],
    marked: mark instanceof Map && mark.get("Marked") === true,
    structure,
    spoken: seen(structure.map(({ text }) => text).join(" ")),
    untagged,
    decoration,
    links,
    placed,
  };
}

/** Returns all elements of a role, in reading order. */
export const findElements = (elements: readonly PdfElement[], role: string): readonly PdfElement[] =>
  elements.flatMap((element) => [
    ...(element.role === role ? [element] : []),
    ...findElements(element.children, role),
  ]);
