import type { Chart } from "@heater-age/report";
import type { Column, Element, PdfDocument, Style } from "./document.ts";

/** Colors of a chart. */
export interface ChartColours {
  readonly curve: string;
  readonly range: string;
  readonly line: string;
  readonly mark: string;
}

/** Styles of a chart. */
export interface ChartStyles {
  readonly label: Style;
  readonly mark: Style;
  readonly colours: ChartColours;
}

const LAST = 30;
const STEP = 5;
const HEIGHT = 86;
const ABOVE = 10;
const BAND = 0.18;

/** Returns the height of a chart with its labels. */
export const chartHeight = ({ label }: ChartStyles): number => ABOVE + HEIGHT + 2 * label.leading + 2;

/** Draws the planning curve with its band and marks. Ages beyond its end are not marked. */
export function drawChart(
  pdf: PdfDocument,
  parent: Element,
  column: Column,
  { label, points, range, marks, mark, axis, half, all }: Chart,
  styles: ChartStyles,
): void {
  const { doc } = pdf;
  const { colours } = styles;
  const height = chartHeight(styles);
  pdf.need(column, height);
  const { page, x, y, width } = column;
  const top = y + ABOVE;
  const at = (years: number) => x + (Math.min(Math.max(years, 0), LAST) / LAST) * width;
  const up = (percent: number) => top + HEIGHT * (1 - percent / 100);
  const wide = (text: string, style: Style) => pdf.measure(style)(text, { text });
  const along = (values: readonly (readonly [age: number, percent: number])[]) => {
    values.forEach(([years, percent], index) => {
      if (index === 0) doc.moveTo(at(years), up(percent));
      else doc.lineTo(at(years), up(percent));
    });
  };

  pdf.picture(parent, label, { page, box: [x, y, x + width, y + height] }, () => {
    if (range !== undefined) {
      const [from, to] = range;
      doc.rect(at(from), top, at(to) - at(from), HEIGHT).fill(colours.range);
    }
    for (const percent of [0, 50, 100]) {
      doc
        .moveTo(x, up(percent))
        .lineTo(x + width, up(percent))
        .lineWidth(0.5)
        .stroke(colours.line);
    }
    along([
      ...points.map((point) => [point.age, point.high] as const),
      ...points.toReversed().map((point) => [point.age, point.low] as const),
    ]);
    doc.closePath().fillOpacity(BAND).fill(colours.curve).fillOpacity(1);
    along(points.map((point) => [point.age, point.percent] as const));
    doc.lineWidth(1.4).lineJoin("round").stroke(colours.curve);
    for (const years of marks.filter((each) => each <= LAST)) {
      const place = at(years);
      doc
        .moveTo(place, top)
        .lineTo(place, top + HEIGHT)
        .lineWidth(1.6)
        .stroke(colours.mark);
      const shift = years > LAST / 2 ? -3 - wide(mark, styles.mark) : 3;
      pdf.drawPiece({ text: mark, x: place + shift, y: top + 1 }, { text: mark }, styles.mark);
    }
    for (const [percent, text] of [
      [50, half],
      [100, all],
    ] as const) {
      pdf.drawPiece({ text, x, y: up(percent) - styles.label.leading }, { text }, styles.label);
    }
    for (let years = 0; years <= LAST; years += STEP) {
      const text = String(years);
      const shift = years === 0 ? 0 : years === LAST ? 1 : 0.5;
      const left = at(years) - shift * wide(text, styles.label);
      pdf.drawPiece({ text, x: left, y: top + HEIGHT + 2 }, { text }, styles.label);
    }
    const middle = x + (width - wide(axis, styles.label)) / 2;
    const under = top + HEIGHT + 2 + styles.label.leading;
    pdf.drawPiece({ text: axis, x: middle, y: under }, { text: axis }, styles.label);
  });
  column.y += height;
}
