import { ageLimits } from "@heater-age/decoder";
import type { Column, Element, PdfDocument, Style } from "./document.ts";

const SCALE = 20 * 12;
/** Marks closer than this share of the scale would overlap. */
const NEAR = 0.04;
const GAP = 0.005;
const MONITOR = ageLimits.monitor * 12;
const REPLACE = ageLimits.replace * 12;
const zones = [
  { name: "good", from: 0, to: MONITOR },
  { name: "monitor", from: MONITOR, to: REPLACE },
  { name: "replace", from: REPLACE, to: SCALE },
] as const;

/** An age on a scale of 20 years. Ages are in months. */
export interface Gauge {
  /** Alternative text. */
  readonly label: string;
  readonly min: number;
  readonly max: number;
  /** Ages of the other possible dates. */
  readonly others: readonly number[];
  /** Labels of the two ends of the scale. */
  readonly start: string;
  readonly end: string;
}

/** Colours of the gauge. */
export interface GaugeColours extends Readonly<Record<(typeof zones)[number]["name"], string>> {
  readonly ink: string;
  readonly ground: string;
}

const share = (months: number): number => Math.min(Math.max(months, 0), SCALE) / SCALE;

/** Draws the gauge with a zone for each state. */
export function drawGauge(
  pdf: PdfDocument,
  parent: Element,
  column: Column,
  { label, min, max, others, start, end }: Gauge,
  style: Style,
  { ink, ground, ...zone }: GaugeColours,
): void {
  const { doc } = pdf;
  const { page, x, y } = column;
  const width = column.width - 6;
  const at = (part: number) => x + 3 + part * width;
  const [from, to] = [share(min), share(max)];
  const apart = others
    .map(share)
    .filter((other) => Math.abs(other - to) > NEAR && Math.abs(other - from) > NEAR);
  const height = 22 + style.leading;
  pdf.picture(parent, label, { page, box: [x, y, x + column.width, y + height] }, () => {
    for (const { name, from: first, to: last } of zones) {
      const wide = (share(last) - share(first) - GAP) * width;
      doc.roundedRect(at(share(first)), y + 6, wide, 8, 4).fill(zone[name]);
    }
    for (const other of apart)
      doc
        .circle(at(other), y + 10, 3.6)
        .lineWidth(1.3)
        .fillAndStroke(ground, ink);
    if (to > from) doc.rect(at(from), y + 8, (to - from) * width, 4).fill(ink);
    for (const mark of new Set([from, to])) {
      doc.roundedRect(at(mark) - 4, y, 8, 20, 4).fill(ground);
      doc.roundedRect(at(mark) - 2, y + 2, 4, 16, 2).fill(ink);
    }
    const ticks = [
      { text: start, place: 0, shift: 0 },
      { text: String(ageLimits.monitor), place: MONITOR / SCALE, shift: 0.5 },
      { text: String(ageLimits.replace), place: REPLACE / SCALE, shift: 0.5 },
      { text: end, place: 1, shift: 1 },
    ];
    for (const { text, place, shift } of ticks) {
      const wide = pdf.measure(style)(text, { text });
      pdf.drawPiece({ text, x: at(place) - shift * wide, y: y + 22 }, { text }, style);
    }
  });
  column.y += height;
}
