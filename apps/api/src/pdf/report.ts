import { setImmediate as turn } from "node:timers/promises";
import type { Language } from "@heater-age/messages";
import type { PrintedReport } from "@heater-age/report";
import { colours } from "../generated/colours.ts";
import { blocksOn } from "./blocks.ts";
import { type Column, createPdf, type PdfDocument } from "./document.ts";
import { drawFirstPage } from "./first-page.ts";
import type { Fonts } from "./fonts.ts";
import { blockStyles, styles } from "./styles.ts";

/** Settings for publishing a report as a PDF. */
export interface PdfSettings {
  readonly language: Language;
  readonly fonts: Fonts;
  /** The company's logo, as PNG or JPEG. `undefined`: the site's mark is shown. */
  readonly logo: Buffer | undefined;
  /** Title in the metadata. */
  readonly title: string;
  /** Footer of each page before its number. */
  readonly running: string;
  readonly madeAt: Date;
}

const MARGIN = { top: 34, bottom: 46, side: 40 };
const GAP = 12;
const COLUMN_GAP = 24;

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
 * Draws a report: the first page, then the appendix in two columns from the next page on. The same report results in
 * the same bytes. Other requests are served between its parts.
 *
 * @returns A tagged PDF.
 */
export async function drawReport(
  { first, appendix }: PrintedReport,
  { language, fonts, logo, title, running, madeAt }: PdfSettings,
): Promise<Buffer> {
  const pdf = createPdf({
    fonts,
    // Most people who read English here print on Letter.
    size: language === "en" ? "LETTER" : "A4",
    margin: MARGIN,
    language,
    title,
    author: first.publisher,
    madeAt,
    colours: { strong: colours.text, quiet: colours.textQuiet, link: colours.link },
  });
  const { root, side, body, top } = pdf;
  drawFirstPage(pdf, root, first, logo);
  await turn();

  const blocks = blocksOn(pdf, blockStyles);
  const half = (body - COLUMN_GAP) / 2;
  const page = pdf.pages();
  const columns: readonly [Column, Column] = [
    { page, x: side, width: half, y: top },
    { page, x: side + half + COLUMN_GAP, width: half, y: top },
  ];
  for (const section of appendix) {
    // The column with more room, the left one by default.
    const column = blocks.rank(columns[1]) < blocks.rank(columns[0]) ? columns[1] : columns[0];
    blocks.drawSection(root, column, section);
    column.y += GAP;
    await turn();
  }
  drawRunning(pdf, running);
  await turn();
  return pdf.finish();
}
