import type { PlatePart } from "@heater-age/messages/format";
import type { Column, Element, PdfDocument, Style } from "./document.ts";

interface Pair {
  readonly ground: string;
  readonly text: string;
}

/** Styles of a plate. */
export interface PlateStyles {
  readonly title: Style;
  readonly characters: Style;
  readonly meaning: Style;
  readonly value: Style;
  readonly ground: string;
  readonly line: string;
  readonly tones: Readonly<Record<PlatePart["tone"], Pair>>;
}

/** A serial number, as shown on the rating plate. */
export interface Plate {
  readonly title: string;
  readonly label: string;
  readonly parts: readonly PlatePart[];
}

const PADDING = 9;
const INSET = 3;
const BAR = 2;
const RIVET = 2.2;

/** Draws a plate with each part tinted and labeled with its meaning. */
export function drawPlate(
  pdf: PdfDocument,
  parent: Element,
  column: Column,
  plate: Plate,
  styles: PlateStyles,
): void {
  const { doc } = pdf;
  const inner = { left: column.x + PADDING * 2, width: column.width - PADDING * 4 };
  const wide = (text: string, style: Style, run: object = {}) => pdf.measure(style)(text, { text, ...run });
  const boxes = plate.parts.map((part) => {
    const words = [
      ...part.meaning.split(" ").map((word) => wide(word, styles.meaning)),
      ...(part.value ?? "").split(" ").map((word) => wide(word, styles.value)),
    ];
    const width = Math.min(
      inner.width,
      Math.max(wide(part.text, styles.characters, { plate: true }), ...words) + 2 * INSET,
    );
    const linesOf = (text: string, style: Style) => pdf.lines([{ text }], width - INSET, style).length;
    const below =
      linesOf(part.meaning, styles.meaning) * styles.meaning.leading +
      (part.value === undefined ? 0 : linesOf(part.value, styles.value) * styles.value.leading);
    const rows = pdf.lines(
      [{ text: part.text, plate: true }],
      width - 2 * INSET + 1,
      styles.characters,
    ).length;
    const above = rows * styles.characters.leading + BAR + INSET;
    return { part, width, above, height: above + below };
  });
  const rows: { x: number; boxes: typeof boxes; height: number }[] = [];
  for (const box of boxes) {
    const row = rows.at(-1);
    if (row !== undefined && row.x + box.width <= inner.width) {
      row.boxes.push(box);
      row.x += box.width + INSET;
      row.height = Math.max(row.height, box.height);
    } else {
      rows.push({ x: box.width + INSET, boxes: [box], height: box.height });
    }
  }
  const height =
    2 * PADDING +
    styles.title.leading +
    rows.reduce((sum, row) => sum + row.height, 0) +
    PADDING * (rows.length - 1);
  pdf.need(column, height);
  const { page, x, y, width } = column;
  pdf.decorate(page, () => {
    doc.roundedRect(x, y, width, height, 6).lineWidth(0.75).fillAndStroke(styles.ground, styles.line);
    for (const side of [x + PADDING, x + width - PADDING])
      doc.circle(side, y + PADDING, RIVET).fill(styles.line);
  });
  const element = pdf.begin(parent, "Sect", { title: plate.label });
  const inside: Column = { page, x: inner.left, width: inner.width, y: y + PADDING };
  pdf.write(element, "P", inside, [{ text: plate.title }], styles.title);
  const list = pdf.begin(element, "L");
  for (const row of rows) {
    let left = inner.left;
    for (const box of row.boxes) {
      const { part } = box;
      const { ground, text: ink } = styles.tones[part.tone];
      const at: Column = { page, x: left + INSET, width: box.width - 2 * INSET + 1, y: inside.y };
      const tinted = left;
      pdf.decorate(page, () => {
        doc.rect(tinted, inside.y, box.width, box.above - INSET).fill(ground);
        doc.rect(tinted, inside.y + box.above - INSET - BAR, box.width, BAR).fill(ink);
      });
      const entry = pdf.begin(list, "LI");
      const body = pdf.begin(entry, "LBody");
      pdf.write(body, "P", at, [{ text: part.text, plate: true }], styles.characters);
      at.y += BAR + INSET;
      pdf.write(body, "P", at, [{ text: part.meaning }], { ...styles.meaning, colour: ink });
      if (part.value !== undefined) pdf.write(body, "P", at, [{ text: part.value }], styles.value);
      body.end();
      entry.end();
      left += box.width + INSET;
    }
    inside.y += row.height + PADDING;
  }
  list.end();
  element.end();
  column.y = y + height;
}
