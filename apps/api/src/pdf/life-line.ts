import type { LifeLine, LifeLineTone } from "@heater-age/messages/format";
import type { Column, Element, PdfDocument, Style } from "./document.ts";

/** Styles of a life line. */
export interface LifeLineStyles {
  readonly word: Style;
  readonly name: Style;
  readonly value: Style;
  readonly ink: string;
  readonly quiet: string;
  readonly surface: string;
  readonly ground: string;
  readonly tones: Readonly<Record<LifeLineTone, string>>;
  /** Color of the stripes over the expected life, which differs from the rest without color too. */
  readonly stripe: string;
}

const BAR = 12;
const ROUND = 6;
const STRIPE = 6;
const SAMPLE = 7;
const GAP = 14;
/** Words closer to an end than this are aligned to it. */
const NEAR_END = 0.14;

/** Draws the life line with its legend. */
export function drawLifeLine(
  pdf: PdfDocument,
  parent: Element,
  column: Column,
  { label, starts, today, spans, legend }: LifeLine,
  styles: LifeLineStyles,
): void {
  const { doc } = pdf;
  const { page, x, y, width } = column;
  const { word } = styles;
  const top = y + word.leading + 4;
  const end = top + BAR + 6;
  const at = (part: number) => x + part * width;
  const wide = (text: string, style: Style) => pdf.measure(style)(text, { text });
  const stripesIn = (from: number, to: number) => {
    doc.save();
    doc.rect(from, top, to - from, BAR).clip();
    for (let left = from - BAR; left < to; left += STRIPE)
      doc.moveTo(left, top + BAR).lineTo(left + BAR, top);
    doc.lineWidth(1).strokeOpacity(0.4).stroke(styles.stripe);
    doc.restore();
  };

  pdf.picture(parent, label, { page, box: [x, y, x + width, top + BAR + 4] }, () => {
    doc.save();
    doc.roundedRect(x, top, width, BAR, ROUND).clip();
    doc.rect(x, top, width, BAR).fill(styles.ground);
    for (const { tone, from, to } of spans) {
      doc.rect(at(from), top, (to - from) * width, BAR).fill(styles.tones[tone]);
      if (tone === "life") stripesIn(at(from), at(to));
    }
    doc.restore();
    if (starts.length > 1) {
      for (const start of starts)
        doc.roundedRect(at(start.at) - 1.5, top - 2, 3, BAR + 4, 1.5).fill(styles.quiet);
    }
    doc.roundedRect(at(today.at) - 4, top - 5, 8, BAR + 10, 4).fill(styles.surface);
    doc.roundedRect(at(today.at) - 2, top - 4, 4, BAR + 8, 2).fill(styles.ink);
    for (const mark of [...starts, today]) {
      const { at: place, text } = mark;
      const shift = place < NEAR_END ? 0 : place > 1 - NEAR_END ? 1 : 0.5;
      const line = mark === today && today.isBelow ? end : y;
      pdf.drawPiece({ text, x: at(place) - shift * wide(text, word), y: line }, { text }, word);
    }
  });

  column.y = today.isBelow ? end + word.leading + 4 : end + 2;
  let left = x;
  // The picture has the same content as text.
  pdf.decorate(page, () => {
    for (const { tone, name, value } of legend) {
      const words = wide(`${name} `, styles.name) + wide(value, styles.value);
      if (left > x && left + SAMPLE + 4 + words > x + width) {
        left = x;
        column.y += styles.name.leading;
      }
      const middle = column.y + (styles.name.leading - SAMPLE) / 2;
      doc.roundedRect(left, middle, SAMPLE, SAMPLE, 1.5).fill(styles.tones[tone]);
      left += SAMPLE + 4;
      pdf.drawPiece({ text: name, x: left, y: column.y }, { text: name }, styles.name);
      left += wide(`${name} `, styles.name);
      pdf.drawPiece({ text: value, x: left, y: column.y }, { text: value }, styles.value);
      left += wide(value, styles.value) + GAP;
    }
  });
  column.y += styles.name.leading;
}
