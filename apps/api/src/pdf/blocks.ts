import { chartHeight, type ChartStyles, drawChart } from "./chart.ts";
import type { Block, Section, Table, Text, Warning } from "@heater-age/report";
import { drawPills } from "./drawings.ts";
import type { Column, Element, PdfDocument, Style } from "./document.ts";

/** Styles of blocks. Lengths are in points. */
export interface BlockStyles {
  readonly text: Style;
  readonly small: Style;
  readonly term: Style;
  readonly heading: Style;
  readonly subheading: Style;
  readonly number: Style;
  readonly pill: Style;
  readonly gap: number;
  readonly indent: number;
  readonly line: string;
  /** Share of the width for the names of facts. */
  readonly terms: number;
  /** Above and below a fact. */
  readonly factPadding: number;
  readonly chart: ChartStyles;
  readonly states: Readonly<
    Record<
      Warning["state"] | "good",
      { readonly ground: string; readonly text: string; readonly zone: string }
    >
  >;
}

type BlockOf<Kind extends Block["kind"]> = Extract<Block, { readonly kind: Kind }>;

const HAIRLINE = 0.5;
const RULE = 2;
const PILL_PADDING = 4;

const within = (column: Column, from: number): Column => ({
  ...column,
  x: column.x + from,
  width: column.width - from,
});

const rank = ({ page, y }: Column): number => page * 1e6 + y;

/** Moves a column to the end of another one drawn next to it. */
function follow(column: Column, other: Column): void {
  if (rank(other) <= rank(column)) return;
  column.page = other.page;
  column.y = other.y;
}

/** Returns whether a block is kept on the page of the next one. */
const isLeading = (block: Block): boolean =>
  block.kind === "heading" || (block.kind === "paragraph" && block.leads === true);

/** Returns functions that draw blocks below each other and measure their height. */
export function blocksOn(pdf: PdfDocument, styles: BlockStyles) {
  const page = pdf.bottom - pdf.top;
  const styleOf = (block: { readonly small?: true }) => (block.small ? styles.small : styles.text);
  const textHeight = (text: Text, width: number, style: Style) =>
    pdf.lines(text, width, style).length * style.leading;
  const termWidth = (width: number) => width * styles.terms;
  const pillHeight = styles.pill.leading + PILL_PADDING;

  const sum = (heights: readonly number[]) =>
    heights.reduce((total, one) => total + one, 0) + styles.gap * Math.max(0, heights.length - 1);

  const factHeight = ({ term, value }: BlockOf<"facts">["facts"][number], width: number): number =>
    2 * styles.factPadding +
    Math.max(
      textHeight([{ text: term }], termWidth(width) - styles.indent, styles.term),
      height(value, width - termWidth(width)),
    );

  /** Returns the width of each cell of a table, without the gap to the next. */
  const cellWidths = ({ first, heads }: Table, width: number): readonly number[] =>
    heads.map((_head, index) => {
      const share = index === 0 ? first : (1 - first) / (heads.length - 1);
      return share * width - (index === heads.length - 1 ? 0 : styles.indent);
    });

  const headsHeight = (table: Table, width: number): number =>
    2 * styles.factPadding +
    Math.max(
      ...cellWidths(table, width).map((wide, index) =>
        textHeight([{ text: table.heads[index] ?? "" }], wide, styles.term),
      ),
    );

  const rowHeight = (table: Table, row: Table["rows"][number], width: number): number =>
    2 * styles.factPadding +
    Math.max(...cellWidths(table, width).map((wide, index) => height(row[index] ?? [], wide)));

  const warningHeight = ({ blocks }: Warning, width: number): number =>
    pillHeight + styles.gap + height(blocks, width - styles.indent);

  function blockHeight(block: Block, width: number): number {
    if (block.kind === "paragraph") return textHeight(block.text, width, styleOf(block));
    if (block.kind === "heading") return textHeight(block.text, width, styles.subheading);
    if (block.kind === "list") return sum(block.items.map((item) => height(item, width - indentOf(block))));
    if (block.kind === "warning") return warningHeight(block, width);
    if (block.kind === "chart") return chartHeight(styles.chart);
    if (block.kind === "facts") return sum(block.facts.map((fact) => factHeight(fact, width)));
    return block.rows.reduce((total, row) => total + rowHeight(block, row, width), headsHeight(block, width));
  }

  /** Returns the height of blocks without page breaks. */
  const height = (blocks: readonly Block[], width: number): number =>
    sum(blocks.map((block) => blockHeight(block, width)));

  /** Returns the height of the start of a block, which is kept on one page. */
  function startHeight(block: Block, width: number): number {
    if (block.kind === "list") return height(block.items[0] ?? [], width - indentOf(block));
    if (block.kind === "facts") return block.facts[0] === undefined ? 0 : factHeight(block.facts[0], width);
    if (block.kind === "table")
      return headsHeight(block, width) + rowHeight(block, block.rows[0] ?? [], width);
    if (block.kind === "warning")
      return pillHeight + styles.gap + leastHeight(block.blocks, 0, width - styles.indent);
    return blockHeight(block, width);
  }

  /** Returns the height of the start of a block and of the block kept with it. */
  function leastHeight(blocks: readonly Block[], index: number, width: number): number {
    const block = blocks[index];
    if (block === undefined) return 0;
    const start = startHeight(block, width);
    return isLeading(block) ? start + styles.gap + leastHeight(blocks, index + 1, width) : start;
  }

  const needOnePiece = (column: Column, high: number) => pdf.need(column, Math.min(high, page));

  /**
   * Moves a column to the next page, unless there is room: for all of a block that takes less than a quarter of a
   * page, or for the start of a larger one.
   */
  const needStart = (column: Column, whole: number, start: number) =>
    needOnePiece(column, whole < page / 4 ? whole : start);

  function drawLine({ page: on, x, y, width }: Column): void {
    pdf.decorate(on, () => {
      pdf.doc
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(HAIRLINE)
        .stroke(styles.line);
    });
  }

  /** Draws a line at the side of the content between two positions, on each page. */
  function drawRule(column: Column, end: Column, colour: string): void {
    for (let on = column.page; on <= end.page; on += 1) {
      const from = on === column.page ? column.y : pdf.top;
      const to = on === end.page ? end.y : pdf.bottom;
      pdf.decorate(on, () => {
        pdf.doc.rect(column.x, from, RULE, to - from).fill(colour);
      });
    }
  }

  /** Returns the indentation of a list's items. Numbers of two digits need more. */
  const indentOf = ({ marks, items }: BlockOf<"list">): number =>
    marks === "numbers" && items.length >= 10 ? 1.5 * styles.indent : styles.indent;

  function drawList(parent: Element, column: Column, block: BlockOf<"list">): void {
    const style = styleOf(block);
    const indent = indentOf(block);
    const list = pdf.begin(parent, "L");
    block.items.forEach((item, index) => {
      if (index > 0) column.y += styles.gap;
      const inner = within(column, indent);
      needOnePiece(column, height(item, inner.width));
      follow(inner, column);
      const entry = pdf.begin(list, "LI");
      if (block.marks !== "rule") {
        const mark = block.marks === "numbers" ? String(index + 1) : "•";
        const numbered = block.marks === "numbers" ? styles.number : style;
        pdf.write(entry, "Lbl", { ...column, width: indent }, [{ text: mark }], {
          ...numbered,
          leading: style.leading,
        });
      }
      const body = pdf.begin(entry, "LBody");
      draw(body, inner, item);
      body.end();
      entry.end();
      if (block.marks === "rule") drawRule(column, inner, styles.line);
      follow(column, inner);
    });
    list.end();
  }

  function drawFacts(parent: Element, column: Column, block: BlockOf<"facts">): void {
    const table = pdf.begin(parent, "Table");
    const { width } = column;
    block.facts.forEach((fact, index) => {
      const { term, value } = fact;
      const names = termWidth(width);
      needOnePiece(column, factHeight(fact, width));
      if (index > 0 && column.y > pdf.top) drawLine(column);
      column.y += styles.factPadding;
      const row = pdf.begin(table, "TR");
      const left: Column = { ...column, width: names - styles.indent };
      pdf.write(row, "TH", left, [{ text: term }], styles.term, { scope: "Row" });
      const right = within(column, names);
      const cell = pdf.begin(row, "TD");
      draw(cell, right, value);
      cell.end();
      row.end();
      follow(column, left);
      follow(column, right);
      column.y += styles.factPadding;
    });
    table.end();
  }

  /** Draws the cells of a row next to each other. */
  function drawRow(
    column: Column,
    widths: readonly number[],
    drawCell: (cell: Column, index: number) => void,
  ): void {
    column.y += styles.factPadding;
    const { page: on, y } = column;
    let { x } = column;
    widths.forEach((width, index) => {
      const cell: Column = { page: on, x, y, width };
      drawCell(cell, index);
      follow(column, cell);
      x += width + styles.indent;
    });
    column.y += styles.factPadding;
  }

  function drawTable(parent: Element, column: Column, block: Table): void {
    const widths = cellWidths(block, column.width);
    needOnePiece(column, startHeight(block, column.width));
    const table = pdf.begin(parent, "Table");
    const heads = pdf.begin(table, "TR");
    drawRow(column, widths, (cell, index) => {
      const text = [{ text: block.heads[index] ?? "" }];
      pdf.write(heads, "TH", cell, text, styles.term, { scope: "Column" });
    });
    heads.end();
    for (const row of block.rows) {
      needOnePiece(column, rowHeight(block, row, column.width));
      if (column.y > pdf.top) drawLine(column);
      const entry = pdf.begin(table, "TR");
      drawRow(column, widths, (cell, index) => {
        const element = pdf.begin(entry, index === 0 ? "TH" : "TD", index === 0 ? { scope: "Row" } : {});
        draw(element, cell, row[index] ?? []);
        element.end();
      });
      entry.end();
    }
    table.end();
  }

  function drawWarning(parent: Element, column: Column, block: Warning): void {
    needStart(column, warningHeight(block, column.width), startHeight(block, column.width));
    const inner = within(column, styles.indent);
    const element = pdf.begin(parent, "Sect");
    drawPills(pdf, element, inner, [{ state: block.state, text: block.text }], styles.pill, styles.states);
    inner.y += styles.gap;
    draw(element, inner, block.blocks);
    element.end();
    drawRule(column, inner, styles.states[block.state].zone);
    follow(column, inner);
  }

  function drawBlock(parent: Element, column: Column, block: Block): void {
    if (block.kind === "paragraph") pdf.write(parent, "P", column, block.text, styleOf(block));
    else if (block.kind === "heading") pdf.write(parent, "H3", column, block.text, styles.subheading);
    else if (block.kind === "list") drawList(parent, column, block);
    else if (block.kind === "facts") drawFacts(parent, column, block);
    else if (block.kind === "table") drawTable(parent, column, block);
    else if (block.kind === "warning") drawWarning(parent, column, block);
    else drawChart(pdf, parent, column, block, styles.chart);
  }

  /** Draws blocks into a column. */
  function draw(parent: Element, column: Column, blocks: readonly Block[]): void {
    blocks.forEach((block, index) => {
      if (index > 0) column.y += styles.gap;
      if (isLeading(block)) needOnePiece(column, leastHeight(blocks, index, column.width));
      drawBlock(parent, column, block);
    });
  }

  const headingHeight = (heading: string, width: number) =>
    textHeight([{ text: heading }], width, styles.heading) + styles.gap;

  /** Draws a section into a column, on the next page if only its heading fits on this one. */
  function drawSection(parent: Element, column: Column, { heading, blocks }: Section): void {
    const { width } = column;
    const own = headingHeight(heading, width);
    const whole = own + height(blocks, width);
    needStart(column, whole, own + leastHeight(blocks, 0, width));
    const element = pdf.begin(parent, "Sect");
    pdf.write(element, "H2", column, [{ text: heading }], styles.heading);
    column.y += styles.gap;
    draw(element, column, blocks);
    element.end();
  }

  return { height, draw, drawSection, rank };
}
