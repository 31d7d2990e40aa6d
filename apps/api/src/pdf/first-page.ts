import type { FirstPage } from "@heater-age/report";
import { colours } from "../generated/colours.ts";
import type { Column, Element, PdfDocument } from "./document.ts";
import { drawCode, drawLogo, drawMark, drawPills } from "./drawings.ts";
import { drawLifeLine } from "./life-line.ts";
import { drawPlate } from "./plate.ts";
import { lifeLineStyles, plateStyles, styles } from "./styles.ts";

const GAP = 16;
const SMALL_GAP = 5;
const COLUMN_GAP = 18;
const CODE = 66;
const CODE_COLUMN = 110;
const MARK = 22;
const LOGO = { width: 110, height: 26 };
const BARS = 16;
const MOST_COLUMNS = 3;

type Draw = (column: Column, index: number) => void;

/** Draws cells next to each other, and moves the column below the tallest. */
function drawBeside(column: Column, count: number, columns: number, draw: Draw): void {
  const width = (column.width - (columns - 1) * COLUMN_GAP) / columns;
  for (let start = 0; start < count; start += columns) {
    const { page, y } = column;
    let [lastPage, lowest] = [page, y];
    for (let index = start; index < Math.min(start + columns, count); index += 1) {
      const cell: Column = { page, y, width, x: column.x + (index - start) * (width + COLUMN_GAP) };
      draw(cell, index);
      if (cell.page > lastPage || (cell.page === lastPage && cell.y > lowest))
        [lastPage, lowest] = [cell.page, cell.y];
    }
    column.page = lastPage;
    column.y = lowest;
  }
}

function drawLine({ doc, decorate }: PdfDocument, { page, x, y, width }: Column, thick = 0.5): void {
  decorate(page, () => {
    doc
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(thick)
      .stroke(thick > 1 ? colours.accent : colours.line);
  });
}

/** Draws the code with its caption in the corner, and returns where they end. */
function drawCornerCode(pdf: PdfDocument, parent: Element, code: NonNullable<FirstPage["code"]>): number {
  const { top, side, body } = pdf;
  const right = side + body;
  const { address, label, text } = code;
  // The quiet zone of the code is in the margin.
  drawCode(
    pdf,
    parent,
    { page: 0, x: right - CODE + 5, y: top - 6, size: CODE },
    { address, label, ink: colours.text },
  );
  const wide = Math.min(pdf.measure(styles.tiny)(text, { text }) + 1, CODE_COLUMN);
  const caption = { page: 0, x: right - wide, width: wide, y: top + CODE - 8 };
  pdf.write(parent, "P", caption, [{ text }], styles.tiny);
  return caption.y;
}

function drawHead(
  pdf: PdfDocument,
  parent: Element,
  column: Column,
  page: FirstPage,
  logo: Buffer | undefined,
): void {
  const { top, side } = pdf;
  const width = column.width - CODE_COLUMN;
  const place = { page: 0, x: side, y: top + 1 };
  const mark =
    logo === undefined
      ? drawMark(
          pdf,
          { ...place, height: MARK },
          { tank: colours.text, plate: colours.accent, drop: colours.link },
        )
      : drawLogo(pdf, { ...place, ...LOGO }, logo);
  const names = { page: 0, x: side + mark + 7, width: width - mark - 7, y: top };
  pdf.write(parent, "P", names, [{ text: page.publisher }], styles.publisher);
  if (page.site !== "") pdf.write(parent, "P", names, [{ text: page.site }], styles.site);
  const titles = {
    page: 0,
    x: side,
    width,
    y: Math.max(names.y, top + (logo === undefined ? MARK : LOGO.height)) + GAP,
  };
  pdf.write(parent, "H1", titles, [{ text: page.heading }], styles.title);
  pdf.write(parent, "P", titles, [{ text: page.about.join(" · ") }], styles.about);
  const codeEnd = page.code === undefined ? top : drawCornerCode(pdf, parent, page.code);
  column.y = Math.max(titles.y, codeEnd) + SMALL_GAP;
  drawLine(pdf, column, 1.5);
  column.y += GAP;
}

/** Draws the confidence of the date at the right: bars, and the word with the same meaning. */
function drawSure(pdf: PdfDocument, parent: Element, { page, x, y, width }: Column, sure: FirstPage["sure"]) {
  const { text, level } = sure;
  const wide = pdf.measure(styles.sure)(text, { text }) + 1;
  const left = x + width - wide;
  if (level !== undefined) {
    const filled = { low: 1, medium: 2, high: 3 }[level];
    const colour = { low: colours.replace, medium: colours.monitor, high: colours.good }[level].zone;
    pdf.decorate(page, () => {
      for (let bar = 0; bar < 3; bar += 1) {
        const height = 4 + 3 * bar;
        pdf.doc
          .roundedRect(left - BARS - 4 + bar * 5.5, y + 13 - height, 4, height, 1)
          .fill(bar < filled ? colour : colours.line);
      }
    });
  }
  pdf.write(parent, "P", { page, x: left, width: wide, y: y + 1.5 }, [{ text }], styles.sure);
}

function drawAnswer(pdf: PdfDocument, parent: Element, column: Column, page: FirstPage): void {
  const section = pdf.begin(parent, "Sect");
  const start = { ...column };
  drawPills(
    pdf,
    section,
    column,
    page.states.map(({ state, text }) => ({ state, text })),
    styles.pill,
    colours,
  );
  drawSure(pdf, section, start, page.sure);
  column.y += SMALL_GAP;
  const { main, rest } = page.age;
  const wide = pdf.measure(styles.age)(main, { text: main }) + 8;
  const isBeside = wide + pdf.measure(styles.rest)(rest, { text: rest }) < column.width;
  const beside = { ...column, x: column.x + wide, width: column.width - wide, y: column.y + 17.5 };
  pdf.write(section, "H2", column, [{ text: main }], styles.age);
  if (rest !== "") pdf.write(section, "P", isBeside ? beside : column, [{ text: rest }], styles.rest);
  if (page.dates.length === 0) {
    pdf.write(section, "P", column, [{ text: page.made }], styles.made);
  } else {
    column.y += SMALL_GAP;
    const columns = Math.min(page.dates.length, MOST_COLUMNS);
    drawBeside(column, page.dates.length, columns, (cell, index) => {
      const { made = "", age = "", note = "" } = page.dates[index] ?? {};
      pdf.write(section, "P", cell, [{ text: made }], styles.date);
      pdf.write(section, "P", cell, [{ text: note === "" ? age : `${age} · ${note}` }], styles.sure);
      cell.y += SMALL_GAP;
    });
  }
  column.y += SMALL_GAP;
  pdf.write(section, "P", column, [{ text: page.sentences.join(" ") }], styles.sentence);
  section.end();
}

function drawActions(
  pdf: PdfDocument,
  parent: Element,
  column: Column,
  { heading, items }: FirstPage["actions"],
) {
  const section = pdf.begin(parent, "Sect");
  pdf.write(section, "H2", column, [{ text: heading }], styles.heading);
  column.y += SMALL_GAP;
  const list = pdf.begin(section, "L");
  drawBeside(column, items.length, MOST_COLUMNS, (cell, index) => {
    const { title = "", how = "" } = items[index] ?? {};
    const entry = pdf.begin(list, "LI");
    pdf.write(entry, "Lbl", { ...cell, width: 14 }, [{ text: String(index + 1) }], {
      ...styles.number,
      leading: styles.action.leading,
    });
    const words: Column = { ...cell, x: cell.x + 14, width: cell.width - 14 };
    const body = pdf.begin(entry, "LBody");
    pdf.write(body, "P", words, [{ text: title }], styles.action);
    pdf.write(body, "P", words, [{ text: how }], styles.how);
    body.end();
    entry.end();
    cell.page = words.page;
    cell.y = words.y;
  });
  list.end();
  section.end();
}

function drawFacts(pdf: PdfDocument, parent: Element, column: Column, facts: FirstPage["facts"]): void {
  const list = pdf.begin(parent, "L");
  drawBeside(column, facts.length, 2, (cell, index) => {
    const { term = "", text = "", isPlate, tone } = facts[index] ?? {};
    drawLine(pdf, cell);
    cell.y += SMALL_GAP;
    const entry = pdf.begin(list, "LI");
    const half = cell.width * 0.42;
    const left = { ...cell, width: half - 6 };
    const right = { ...cell, x: cell.x + half, width: cell.width - half };
    pdf.write(entry, "Lbl", left, [{ text: term }], { ...styles.term, leading: styles.value.leading });
    const body = pdf.begin(entry, "LBody");
    const colour = tone === undefined ? styles.value.colour : colours[tone].text;
    pdf.write(body, "P", right, [{ text, ...(isPlate && { plate: true }) }], { ...styles.value, colour });
    body.end();
    entry.end();
    const isLower = right.page > left.page || (right.page === left.page && right.y > left.y);
    cell.page = isLower ? right.page : left.page;
    cell.y = (isLower ? right.y : left.y) + SMALL_GAP;
  });
  list.end();
}

/** Draws the qualifications at the bottom of the page. */
function drawFoot(pdf: PdfDocument, parent: Element, column: Column, foot: FirstPage["foot"]): void {
  const high = foot.reduce(
    (sum, text) => sum + pdf.lines([{ text }], column.width, styles.foot).length * styles.foot.leading,
    SMALL_GAP,
  );
  pdf.need(column, high);
  column.y = Math.max(column.y, pdf.bottom - high);
  drawLine(pdf, column);
  column.y += SMALL_GAP;
  for (const text of foot) pdf.write(parent, "P", column, [{ text }], styles.foot);
}

/** Draws the first page. */
export function drawFirstPage(
  pdf: PdfDocument,
  parent: Element,
  page: FirstPage,
  logo: Buffer | undefined,
): void {
  const column: Column = { page: 0, x: pdf.side, width: pdf.body, y: pdf.top };
  drawHead(pdf, parent, column, page, logo);
  drawAnswer(pdf, parent, column, page);
  column.y += GAP;
  drawLifeLine(pdf, parent, column, page.life, lifeLineStyles);
  column.y += GAP;
  drawPlate(pdf, parent, column, page.plate, plateStyles);
  column.y += GAP;
  drawActions(pdf, parent, column, page.actions);
  column.y += GAP;
  drawFacts(pdf, parent, column, page.facts);
  column.y += GAP;
  drawFoot(pdf, parent, column, page.foot);
}
