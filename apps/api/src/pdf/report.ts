import type { Language } from "@heater-age/messages";
import type { PrintedReport } from "@heater-age/report";
import { sectionIn } from "./blocks.ts";
import { firstPage } from "./first-page.ts";
import type { Fonts } from "./fonts.ts";
import { styles, textNode } from "./styles.ts";
import { taggedPdf } from "./tagged-pdf.ts";

/** Settings for publishing a report as a PDF. */
export interface PdfSettings {
  readonly language: Language;
  readonly fonts: Fonts;
  /** The company's logo, as PNG or JPEG. `undefined`: the site's mark is shown. */
  readonly logo: Uint8Array | undefined;
  /** Title in the metadata. */
  readonly title: string;
  /** Footer of each page before its number. */
  readonly running: string;
  readonly madeAt: Date;
}

const A4 = { width: 595.28, height: 841.89 };
const LETTER = { width: 612, height: 792 };
const margins = { left: 40, top: 34, right: 40, bottom: 46 };
const COLUMN_GAP = 24;

/** Lays out a report: the first page, then the appendix in two columns. Returns a tagged PDF. */
export function reportPdf({ first, appendix }: PrintedReport, settings: PdfSettings): Promise<Buffer> {
  const { language, fonts, logo, title, running, madeAt } = settings;
  // Most people who read English here print on Letter.
  const size = language === "en" ? LETTER : A4;
  const width = size.width - margins.left - margins.right;
  return taggedPdf({
    fonts,
    size,
    margins,
    language,
    title,
    author: first.publisher,
    madeAt,
    lineHeight: 1.1,
    content: (measure) => [
      firstPage(first, logo, width, measure),
      {
        pageBreak: "before",
        snakingColumns: true,
        columnGap: COLUMN_GAP,
        columns: [
          { stack: appendix.map(sectionIn((width - COLUMN_GAP) / 2, measure)), width: "*" },
          { text: [], width: "*" },
        ],
      },
    ],
    footer: (page, pages) => ({
      columns: [
        textNode(running, styles.foot, {}),
        textNode(`${page} / ${pages}`, styles.foot, { alignment: "right" }),
      ],
      margin: [margins.left, 16, margins.right, 0],
    }),
  });
}
