import { encode } from "uqr";
import type { Column, Element, PdfDocument, Style } from "./document.ts";

/** The logo, on 28 by 32. */
const MARK = {
  width: 28,
  height: 32,
  tank: "M11 4h6a6 6 0 0 1 6 6v12a6 6 0 0 1-6 6h-6a6 6 0 0 1-6-6V10a6 6 0 0 1 6-6ZM10 4V1M18 4V1M9 28v3M19 28v3",
  drop: "M14 19.2c1.7 1.8 2.4 2.8 2.4 3.9a2.4 2.4 0 1 1-4.8 0c0-1.1.7-2.1 2.4-3.9Z",
} as const;

/** Draws the logo. It is decoration, because the name is next to it. */
export function drawMark(
  { doc, decorate }: PdfDocument,
  {
    page,
    x,
    y,
    height,
  }: { readonly page: number; readonly x: number; readonly y: number; readonly height: number },
  colours: { readonly tank: string; readonly plate: string; readonly drop: string },
): number {
  const scale = height / MARK.height;
  decorate(page, () => {
    doc.translate(x, y).scale(scale);
    doc.path(MARK.tank).lineWidth(2.4).lineCap("round").stroke(colours.tank);
    doc.roundedRect(9.5, 10, 9, 6, 1.2).fill(colours.plate);
    doc.path(MARK.drop).fill(colours.drop);
  });
  return MARK.width * scale;
}

/** Draws a logo as large as fits in a box, as decoration of the name beside it, and returns its width. */
export function drawLogo(
  { doc, decorate }: PdfDocument,
  {
    page,
    x,
    y,
    width: most,
    height: tallest,
  }: {
    readonly page: number;
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  },
  logo: Buffer,
): number {
  const { width, height } = doc.openImage(logo);
  const scale = Math.min(most / width, tallest / height);
  decorate(page, () => {
    doc.image(logo, x, y, { width: width * scale, height: height * scale });
  });
  return width * scale;
}

// Scanners need four light modules around the code.
const QUIET_ZONE = 4;

/**
 * Draws the QR code of an address, as a link. Its error correction tolerates a stain.
 *
 * @param label Alternative text.
 */
export function drawCode(
  { doc, begin, turnTo }: PdfDocument,
  parent: Element,
  {
    page,
    x,
    y,
    size,
  }: { readonly page: number; readonly x: number; readonly y: number; readonly size: number },
  { address, label, ink }: { readonly address: string; readonly label: string; readonly ink: string },
): void {
  const { data, size: modules } = encode(address, { ecc: "M", border: QUIET_ZONE });
  const module = size / modules;
  turnTo(page);
  const link = begin(parent, "Link");
  const figure = begin(link, "Figure", { alt: label, bbox: [x, y, x + size, y + size], placement: "Block" });
  figure.add(() => {
    doc.save();
    doc.translate(x, y).scale(module);
    data.forEach((row, top) => {
      const drawn = row.map((dark) => (dark ? "#" : " ")).join("");
      for (const { index, 0: run } of drawn.matchAll(/#+/gu)) doc.rect(index, top, run.length, 1);
    });
    doc.fill(ink);
    doc.restore();
  });
  figure.end();
  doc.link(x, y, size, size, address, { structParent: link, Contents: new String(label) as string });
  link.end();
}

/** Icons on a square of 16. */
const ICONS = {
  good: "M3 8.5 6.5 12 13 4.5",
  monitor:
    "M1.2 8S3.7 3.6 8 3.6 14.8 8 14.8 8 12.3 12.4 8 12.4 1.2 8 1.2 8ZM8 6.1a1.9 1.9 0 1 1 0 3.8 1.9 1.9 0 0 1 0-3.8Z",
  replace: "M8 1.9 14.8 14H1.2L8 1.9ZM8 6.2v3.6M8 11.7v.1",
} as const;

/** A heater's state as a word. */
export interface Pill {
  readonly state: keyof typeof ICONS;
  readonly text: string;
}

const PILL_PADDING = 7;
const PILL_ICON = 8;
const PILL_GAP = 4;

/** Draws states next to each other, each with an icon, a word and a color. */
export function drawPills(
  pdf: PdfDocument,
  parent: Element,
  column: Column,
  pills: readonly Pill[],
  style: Style,
  colours: Readonly<Record<Pill["state"], { readonly ground: string; readonly text: string }>>,
): void {
  const { doc } = pdf;
  const height = style.leading + 4;
  let x = column.x;
  for (const { state, text } of pills) {
    const { ground, text: colour } = colours[state];
    const wide = pdf.measure(style)(text, { text });
    const width = 2 * PILL_PADDING + PILL_ICON + PILL_GAP + wide;
    if (x > column.x && x + width > column.x + column.width) {
      x = column.x;
      column.y += height + PILL_GAP;
    }
    const { page, y } = column;
    const left = x;
    pdf.decorate(page, () => {
      doc.roundedRect(left, y, width, height, height / 2).fill(ground);
      doc.translate(left + PILL_PADDING, y + (height - PILL_ICON) / 2).scale(PILL_ICON / 16);
      doc.path(ICONS[state]).lineWidth(1.75).lineCap("round").lineJoin("round").stroke(colour);
    });
    const inner = { x: left + PILL_PADDING + PILL_ICON + PILL_GAP, y: y + 2, page, width: wide + 1 };
    pdf.write(parent, "P", inner, [{ text }], { ...style, colour });
    x += width + PILL_GAP;
  }
  column.y += height;
}
