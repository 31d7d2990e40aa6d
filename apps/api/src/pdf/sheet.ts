import { setImmediate as turn } from "node:timers/promises";
import type { Language } from "@heater-age/messages";
import { colours } from "../generated/colours.ts";
import { type BlockStyles, blocksOn } from "./blocks.ts";
import type { Fact, Section, Text } from "./content.ts";
import { drawCode, drawMark, drawPills, type Pill } from "./drawings.ts";
import type { Fonts, Weight } from "./fonts.ts";
import { drawGauge, type Gauge } from "./gauge.ts";
import { type Column, type Element, type PdfDocument, createPdf, type Style } from "./document.ts";
import { drawPlate, type Plate } from "./plate.ts";

interface Code {
  readonly address: string;
  readonly label: string;
  /** Caption. */
  readonly text: string;
}

/** The content of a report as a PDF, in its order. */
export interface Sheet {
  readonly language: Language;
  /** Title in the metadata. */
  readonly title: string;
  readonly siteName: string;
  readonly heading: string;
  readonly about: string;
  /** The QR code that links to the page. `undefined`: it has no address. */
  readonly code: Code | undefined;
  readonly pills: readonly Pill[];
  readonly verdict: string;
  readonly made: string;
  /** Caveats about the date. */
  readonly doubts: readonly string[];
  readonly gauge: Gauge;
  readonly facts: readonly Fact[];
  readonly plate: Plate;
  readonly sections: readonly Section[];
  readonly foot: readonly Text[];
  /** Footer of each page before its number. */
  readonly running: string;
  readonly madeAt: Date;
}

const MARGIN = { top: 34, bottom: 46, side: 40 };
const GAP = 12;
const COLUMN_GAP = 24;
const CODE = 62;
const CODE_COLUMN = 110;

const style = (
  size: number,
  weight: Weight = "regular",
  colour: string = colours.text,
  leading = Math.round(size * 13.5) / 10,
): Style => ({ size, leading, weight, colour });

const styles = {
  site: style(9, "bold"),
  title: style(19, "bold", colours.text, 23),
  about: style(11, "regular", colours.textQuiet),
  tiny: style(7, "regular", colours.textQuiet),
  pill: style(8.5, "semibold"),
  verdict: style(22, "bold", colours.text, 26),
  made: style(11, "regular", colours.textQuiet),
  doubt: style(8.5, "regular", colours.textQuiet),
  foot: style(7.5, "regular", colours.textQuiet),
} as const;

const blockStyles: BlockStyles = {
  text: style(8.75),
  small: style(7.75, "regular", colours.textQuiet),
  term: style(8.25, "regular", colours.textQuiet, 12),
  heading: style(10.5, "bold"),
  subheading: style(8.75, "bold", colours.text, 16),
  pill: style(7.75, "semibold"),
  number: style(8.75, "bold", colours.accent),
  gap: 3.5,
  indent: 11,
  line: colours.line,
  terms: 0.36,
  factPadding: 2.6,
  chart: {
    label: style(7, "regular", colours.textQuiet),
    mark: style(7, "bold"),
    colours: {
      curve: colours.link,
      range: colours.accentGround,
      line: colours.line,
      mark: colours.text,
    },
  },
  states: colours,
};

const plateStyles = {
  title: { ...style(6.75, "semibold", colours.textQuiet), leading: 11 },
  characters: style(19, "semibold", colours.text, 24),
  meaning: style(7.5, "semibold", colours.text, 9.75),
  value: style(7.5, "regular", colours.text, 9.75),
  ground: colours.plate.top,
  line: colours.plate.line,
  tones: { year: colours.year, month: colours.month, day: colours.day, other: colours.other },
} as const;

/** Draws the code with its caption in the corner, and returns where they end. */
function drawCornerCode(pdf: PdfDocument, parent: Element, { address, label, text }: Code): number {
  const { top, side, body } = pdf;
  const right = side + body;
  // The quiet zone of the code is in the margin.
  const at = { page: 0, x: right - CODE + 5, y: top - 6, size: CODE };
  drawCode(pdf, parent, at, { address, label, ink: colours.text });
  const wide = Math.min(pdf.measure(styles.tiny)(text, { text }) + 1, CODE_COLUMN);
  const caption = { page: 0, x: right - wide, width: wide, y: top + CODE - 8 };
  pdf.write(parent, "P", caption, [{ text }], styles.tiny);
  return caption.y;
}

function drawHead(pdf: PdfDocument, parent: Element, sheet: Sheet): number {
  const { doc, top, side, body } = pdf;
  const column: Column = { page: 0, x: side, width: body - CODE_COLUMN - COLUMN_GAP, y: top };
  const mark = drawMark(
    pdf,
    { page: 0, x: side, y: top, height: 15 },
    { tank: colours.text, plate: colours.accent, drop: colours.link },
  );
  const name = { ...column, x: side + mark + 5, width: column.width - mark - 5, y: top + 1.5 };
  pdf.write(parent, "P", name, [{ text: sheet.siteName }], styles.site);
  column.y = top + 21;
  pdf.write(parent, "H1", column, [{ text: sheet.heading }], styles.title);
  pdf.write(parent, "P", column, [{ text: sheet.about }], styles.about);

  const codeEnd = sheet.code === undefined ? top : drawCornerCode(pdf, parent, sheet.code);
  const y = Math.max(column.y, codeEnd) + 5;
  pdf.decorate(0, () => {
    doc
      .moveTo(side, y)
      .lineTo(side + body, y)
      .lineWidth(1.5)
      .stroke(colours.accent);
  });
  return y + GAP;
}

function drawVerdict(pdf: PdfDocument, parent: Element, column: Column, sheet: Sheet): void {
  const section = pdf.begin(parent, "Sect");
  drawPills(pdf, section, column, sheet.pills, styles.pill, colours);
  column.y += 5;
  pdf.write(section, "H2", column, [{ text: sheet.verdict }], styles.verdict);
  pdf.write(section, "P", column, [{ text: sheet.made }], styles.made);
  for (const doubt of sheet.doubts) {
    column.y += 2;
    pdf.write(section, "P", column, [{ text: doubt }], styles.doubt);
  }
  column.y += 8;
  drawGauge(pdf, section, column, sheet.gauge, styles.tiny, {
    ink: colours.text,
    ground: colours.surface,
    good: colours.good.zone,
    monitor: colours.monitor.zone,
    replace: colours.replace.zone,
  });
  section.end();
}

/** Draws the notes at the end below a line, on one page. */
function drawFoot(
  pdf: PdfDocument,
  parent: Element,
  column: Column,
  texts: readonly Text[],
  heightIn: (width: number) => number,
): void {
  const element = pdf.begin(parent, "Sect");
  const { x, width } = column;
  pdf.need(column, heightIn(width));
  const { page, y } = column;
  pdf.decorate(page, () => {
    pdf.doc
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(0.5)
      .stroke(colours.line);
  });
  column.y += 6;
  for (const text of texts) {
    pdf.write(element, "P", column, text, styles.foot);
    column.y += 2;
  }
  element.end();
}

/** Draws the footers with page numbers. They are decoration: screen readers count pages themselves. */
function drawRunning(pdf: PdfDocument, running: string): void {
  const pages = pdf.pages();
  const y = pdf.bottom + 16;
  for (let page = 0; page < pages; page += 1) {
    const number = `${page + 1} / ${pages}`;
    const wide = pdf.measure(styles.foot)(number, { text: number });
    pdf.decorate(
      page,
      () => {
        pdf.drawPiece({ text: running, x: pdf.side, y }, { text: running }, styles.foot);
        pdf.drawPiece({ text: number, x: pdf.side + pdf.body - wide, y }, { text: number }, styles.foot);
      },
      "Pagination",
    );
  }
}

/**
 * Draws a report on as many pages as it takes. The same sheet gives the same bytes. Other requests get their turn
 * between its parts.
 *
 * @returns A tagged PDF.
 */
export async function drawSheet(sheet: Sheet, fonts: Fonts): Promise<Buffer> {
  const pdf = createPdf({
    fonts,
    // Most who read English here print on Letter.
    size: sheet.language === "en" ? "LETTER" : "A4",
    margin: MARGIN,
    language: sheet.language,
    title: sheet.title,
    author: sheet.siteName,
    madeAt: sheet.madeAt,
    colours: { strong: colours.text, quiet: colours.textQuiet, link: colours.link },
  });
  const { root, side, body } = pdf;
  const blocks = blocksOn(pdf, blockStyles);
  const half = (body - COLUMN_GAP) / 2;
  const columnsFrom = (y: number, page = 0): readonly [Column, Column] => [
    { page, x: side, width: half, y },
    { page, x: side + half + COLUMN_GAP, width: half, y },
  ];
  const lower = (columns: readonly [Column, Column]) =>
    blocks.rank(columns[0]) >= blocks.rank(columns[1]) ? columns[0] : columns[1];

  const first = columnsFrom(drawHead(pdf, root, sheet));
  drawVerdict(pdf, root, first[0], sheet);
  await turn();
  const facts = pdf.begin(root, "Sect");
  blocks.draw(facts, first[1], [{ kind: "facts", facts: sheet.facts }]);
  facts.end();

  const below = lower(first);
  const whole: Column = { page: below.page, x: side, width: body, y: below.y + GAP };
  drawPlate(pdf, root, whole, sheet.plate, plateStyles);

  const columns = columnsFrom(whole.y + GAP, whole.page);
  for (const section of sheet.sections) {
    // The column with more room, the left one by default.
    const column = blocks.rank(columns[1]) < blocks.rank(columns[0]) ? columns[1] : columns[0];
    blocks.drawSection(root, column, section);
    column.y += GAP;
    await turn();
  }

  const end = lower(columns);
  const footHeight = (width: number) =>
    6 +
    blocks.height(
      sheet.foot.map((text) => ({ kind: "paragraph", text, small: true })),
      width,
    );
  const isRoom = end.y + footHeight(body) <= pdf.bottom;
  const other = columns.find((column) => column !== end) ?? end;
  const besides = !isRoom && other.page === end.page && other.y + footHeight(half) <= pdf.bottom;
  // Avoids a page with nothing but the notes if the shorter column has room for them.
  drawFoot(pdf, root, besides ? other : { ...end, x: side, width: body }, sheet.foot, footHeight);
  drawRunning(pdf, sheet.running);
  await turn();
  return pdf.finish();
}
