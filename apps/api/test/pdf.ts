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

/** A PDF as a reader parses it. */
export interface ReadPdf {
  readonly pages: number;
  /** Width and height of the first page in points. */
  readonly size: readonly [width: number, height: number];
  readonly title: unknown;
  readonly language: unknown;
  readonly marked: boolean;
  /** The structure of each page. */
  readonly structure: readonly PdfElement[];
  /** All text that is read out, with one space at every break between words. */
  readonly spoken: string;
  /** Text outside of the structure that is not decoration. */
  readonly untagged: readonly string[];
  /** Text that only decorates. */
  readonly decoration: readonly string[];
  readonly links: readonly string[];
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

/** Returns a text without invisible differences. */
export const seen = (text: string): string => text.replaceAll(/\s+/gu, " ").trim();

function elementOf(node: StructNode, texts: ReadonlyMap<string, string>): PdfElement {
  const children = (node.children ?? []).map((child) => elementOf(child, texts));
  const own = node.type === "content" ? (texts.get(node.id ?? "") ?? "") : "";
  return {
    role: node.role ?? node.type ?? "",
    ...(node.alt !== undefined && { alt: node.alt }),
    ...(node.lang !== undefined && { lang: node.lang }),
    text: seen(own + children.map(({ text }) => text).join(" ")),
    children,
  };
}

/** Reads a PDF. */
export async function readPdf(pdf: Uint8Array): Promise<ReadPdf> {
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: VerbosityLevel.ERRORS });
  const document = await task.promise;
  const { info } = await document.getMetadata();
  const structure: PdfElement[] = [];
  const untagged: string[] = [];
  const decoration: string[] = [];
  const links: string[] = [];
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
    if (tree !== null) structure.push(elementOf(tree, texts));
    for (const annotation of (await page.getAnnotations()) as readonly { readonly url?: string }[]) {
      if (annotation.url !== undefined) links.push(annotation.url);
    }
  }
  // A map, although the types differ.
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
  };
}

/** Returns all elements of a role, in reading order. */
export const elementsOf = (elements: readonly PdfElement[], role: string): readonly PdfElement[] =>
  elements.flatMap((element) => [
    ...(element.role === role ? [element] : []),
    ...elementsOf(element.children, role),
  ]);
