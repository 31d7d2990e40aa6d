import PDFDocument from "pdfkit";
import type { Run, Text } from "@heater-age/report";
import { type Fonts, legible, type Weight } from "./fonts.ts";
import { breakLines, type Line, type Piece } from "./lines.ts";

/** An element of the structure tree, which screen readers read. */
export type Element = PDFKit.PDFStructureElement;

type ElementOptions = PDFKit.Mixins.StructureElementOptions;

/** Style of a text. Sizes are in points. */
export interface Style {
  readonly size: number;
  /** From one baseline to the next. */
  readonly leading: number;
  readonly weight: Weight;
  readonly colour: string;
}

/** The position in a column. Drawing moves it down, and to the next page. */
export interface Column {
  readonly x: number;
  readonly width: number;
  page: number;
  y: number;
}

/** Colors of special runs. */
export interface RunColours {
  readonly strong: string;
  readonly quiet: string;
  readonly link: string;
}

/** Layout of a PDF. Lengths are in points. */
export interface PdfOptions {
  readonly fonts: Fonts;
  readonly size: "A4" | "LETTER";
  readonly margin: { readonly top: number; readonly bottom: number; readonly side: number };
  /** BCP 47 code. */
  readonly language: string;
  readonly title: string;
  /** Name of the publisher. */
  readonly author: string;
  readonly madeAt: Date;
  readonly colours: RunColours;
}

// Metrics of Inter at size 1.
const ASCENT = 0.969;
const CONTENT = 1.21;
const PLATE_SPACING = 0.06;

/** Creates a tagged PDF in one language, set in the font of the site. The same content results in the same bytes. */
export function createPdf({ fonts, size, margin, language, title, author, madeAt, colours }: PdfOptions) {
  // The library does not escape them.
  const inMetadata = (text: string) => text.replaceAll(/[<>&]/gu, " ");
  const doc = new PDFDocument({
    size,
    margins: { top: 0, bottom: 0, left: 0, right: 0 },
    // No standard font: the site's own is registered below.
    font: null as unknown as string,
    bufferPages: true,
    pdfVersion: "1.7",
    subset: "PDF/UA" as PDFKit.Mixins.PDFSubsets,
    tagged: true,
    displayTitle: true,
    lang: language,
    info: {
      Title: inMetadata(title),
      Author: inMetadata(author),
      Creator: inMetadata(author),
      CreationDate: madeAt,
    },
  });
  for (const [weight, font] of Object.entries(fonts)) doc.registerFont(weight, font);
  const chunks: Buffer[] = [];
  doc.on("data", (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<Buffer>((resolve, reject) => {
    doc.on("end", () => resolve(Buffer.concat(chunks)));
    doc.on("error", reject);
  });

  const root = doc.struct("Document");
  doc.addStructure(root);
  const top = margin.top;
  const bottom = doc.page.height - margin.bottom;
  const body = doc.page.width - 2 * margin.side;

  const weightOf = ({ strong, plate }: Run, { weight }: Style): Weight =>
    strong ? "bold" : plate ? "semibold" : weight;
  const spacingOf = ({ plate }: Run, { size: points }: Style) => (plate ? PLATE_SPACING * points : 0);
  const colourOf = ({ strong, quiet, link }: Run, { colour }: Style) =>
    link === undefined ? (strong ? colours.strong : quiet ? colours.quiet : colour) : colours.link;

  const measure =
    (style: Style) =>
    (text: string, run: Run): number =>
      doc.font(weightOf(run, style)).fontSize(style.size).widthOfString(text) +
      spacingOf(run, style) * text.length;

  // Layout requests the same lines again for every block that contains them.
  const broken = new WeakMap<Text, Map<string, readonly Line[]>>();
  const lines = (text: Text, width: number, style: Style): readonly Line[] => {
    const known = broken.get(text) ?? new Map<string, readonly Line[]>();
    broken.set(text, known);
    const looks = `${width} ${style.size} ${style.weight}`;
    const found = known.get(looks);
    if (found !== undefined) return found;
    const runs = text.map((run) => ({ ...run, text: legible(run.text, fonts.regular) }));
    const made = breakLines(runs, width, measure(style));
    known.set(looks, made);
    return made;
  };

  const turnTo = (page: number): void => {
    while (doc.bufferedPageRange().count <= page) doc.addPage();
    doc.switchToPage(page);
  };

  /** Starts an element inside another. Anything drawn in it is added to it. */
  const begin = (parent: Element, type: string, options: ElementOptions = {}): Element => {
    const element = doc.struct(type, options);
    parent.add(element);
    return element;
  };

  /** Moves a column to the next page unless this much height is free. */
  const need = (column: Column, height: number): void => {
    if (column.y + height <= bottom || column.y <= top) return;
    column.page += 1;
    column.y = top;
  };

  const drawPiece = (
    { text, x, y }: { readonly text: string; readonly x: number; readonly y: number },
    run: Run,
    style: Style,
  ): void => {
    const baseline = y + (style.leading - CONTENT * style.size) / 2 + ASCENT * style.size;
    doc
      .font(weightOf(run, style))
      .fontSize(style.size)
      .fillColor(colourOf(run, style))
      .text(text, x, baseline, {
        lineBreak: false,
        baseline: "alphabetic",
        characterSpacing: spacingOf(run, style),
      });
  };

  /** Draws decoration, which screen readers skip. */
  const decorate = (page: number, draw: () => void, type: "Layout" | "Pagination" = "Layout"): void => {
    turnTo(page);
    doc.markContent("Artifact", { type });
    doc.save();
    draw();
    doc.restore();
    doc.endMarkedContent();
  };

  /** Draws a figure with its alternative text. */
  const picture = (
    parent: Element,
    alt: string,
    { page, box }: { readonly page: number; readonly box: readonly [number, number, number, number] },
    draw: () => void,
  ): void => {
    turnTo(page);
    const element = begin(parent, "Figure", { alt, bbox: box, placement: "Block" });
    element.add(() => {
      doc.save();
      draw();
      doc.restore();
    });
    element.end();
  };

  /** Writes a text into a column, as an element of its own. */
  const write = (
    parent: Element,
    type: string,
    column: Column,
    text: Text,
    style: Style,
    options: ElementOptions = {},
  ): void => {
    const stacked = lines(text, column.width, style);
    need(column, Math.min(stacked.length * style.leading, bottom - top));
    const placed = stacked.flatMap((line) => {
      need(column, style.leading);
      const { page, y } = column;
      column.y += style.leading;
      return line.map((piece: Piece) => ({ ...piece, page, x: column.x + piece.at, y }));
    });
    const element = begin(parent, type, options);
    text.forEach((run, index) => {
      const own = placed.filter((piece) => piece.run === index);
      if (own.length === 0) return;
      const { link, lang } = run;
      const inside =
        link === undefined && lang === undefined
          ? element
          : begin(element, link === undefined ? "Span" : "Link", lang === undefined ? {} : { lang });
      for (const page of new Set(own.map((piece) => piece.page))) {
        const pieces = own.filter((piece) => piece.page === page);
        turnTo(page);
        inside.add(() => {
          for (const piece of pieces) drawPiece(piece, run, style);
        });
        if (link === undefined) continue;
        for (const { x, y, width } of pieces) {
          doc.link(x, y, width, style.leading, link, {
            structParent: inside,
            Contents: new String(run.label ?? run.text) as string,
          });
        }
      }
      if (inside !== element) inside.end();
    });
    element.end();
  };

  /** Finishes the document. */
  const finish = async (): Promise<Buffer> => {
    root.end();
    doc.end();
    return ended;
  };

  return {
    doc,
    root,
    top,
    bottom,
    side: margin.side,
    body,
    lines,
    measure,
    turnTo,
    begin,
    need,
    decorate,
    drawPiece,
    picture,
    write,
    pages: () => doc.bufferedPageRange().count,
    finish,
  };
}

/** A PDF while it is drawn. */
export type PdfDocument = ReturnType<typeof createPdf>;
