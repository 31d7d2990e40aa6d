import type { Language } from "@heater-age/messages";
import {
  type Block,
  type Facts,
  type Head,
  type List,
  type Look,
  looks,
  type Paragraph,
  paragraph,
  type PrintedReport,
  qrCode,
  type Run,
  type State,
} from "@heater-age/report";
import { colours } from "../generated/colours.ts";
import { chartPicture, confidenceBars, lifePicture, mark, pill, styles, svg } from "./drawings.ts";
import type { Fonts } from "./fonts.ts";
import { type Measure, type PdfNode, type PdfRun, taggedPdf } from "./tagged-pdf.ts";

/** Settings for publishing a report as a PDF. */
export interface PdfSettings {
  readonly language: Language;
  readonly fonts: Fonts;
  /** The company's logo as a `data:` URL. `undefined`: the site's mark is shown. */
  readonly logo: string | undefined;
  readonly author: string;
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
const GRID_GAP = 18;
/** Space below a block, and below a part of the first page. */
const GAP = 3.5;
const PART_GAP = 15;
/** Space that is needed below a leading node. */
const NEEDED = 84;
/** Characters of a number that surely fit next to the name of its fact. */
const WIDEST = 16;

function toRun(run: Run, look: Look): PdfRun {
  const style = styles[run.look ?? look];
  const { link, label, lang, plate, quiet, strong, text, tone } = run;
  const color = link === undefined ? (quiet ? colours.textQuiet : style.color) : colours.link;
  return {
    text,
    fontSize: style.fontSize,
    font: strong ? "bold" : style.font,
    color: tone === undefined ? color : colours[tone].text,
    ...(link !== undefined && { link }),
    ...(label !== undefined && { label }),
    ...(lang !== undefined && { lang }),
    ...(plate && { characterSpacing: 0.6 }),
    ...(plate && text.length > WIDEST && { wordBreak: "break-all" }),
  };
}

const toText = ({ text, look }: Paragraph, options: Readonly<Record<string, unknown>> = {}): PdfNode => ({
  tag: looks[look].tag.toUpperCase(),
  text: text.map((run) => toRun(run, look)),
  ...options,
});

/** Returns table options for lines of these widths and no space. */
const lined = (color: string, options: Readonly<Record<string, (index: number) => number>>) => ({
  hLineWidth: () => 0,
  vLineWidth: () => 0,
  hLineColor: color,
  vLineColor: color,
  paddingLeft: () => 0,
  paddingRight: () => 0,
  paddingTop: () => 0,
  paddingBottom: () => 0,
  ...options,
});

/** A line at the left of its content. */
const ruled = (color: string) =>
  lined(color, { vLineWidth: (index) => (index === 0 ? 2 : 0), paddingLeft: () => 8 });

/** Returns a line with space below it. */
const rule = (width: number, color: string, lineWidth: number, below = 0): PdfNode => ({
  canvas: [{ type: "line", x1: 0, y1: 0, x2: width, y2: 0, lineWidth, lineColor: color }],
  margin: [0, 0, 0, below],
});

/** Returns nodes in rows. */
const inRows = (nodes: readonly PdfNode[], columns: number): readonly (readonly PdfNode[])[] =>
  Array.from({ length: Math.ceil(nodes.length / columns) }, (_, row) =>
    Array.from({ length: columns }, (_cell, column) => nodes[row * columns + column] ?? { text: [] }),
  );

/** Returns whether a node surely fits into a column. Others would be cut off in one piece. */
const isShort = (node: PdfNode): boolean => JSON.stringify(node).length < 3000;

/** Returns a node that moves to the next column with what follows: it needs more room than it takes. */
const leading = (node: PdfNode): PdfNode => ({
  stack: [{ stack: [node], margin: [0, 0, 0, NEEDED] }],
  unbreakable: true,
  margin: [0, 0, 0, GAP - NEEDED],
});

/** Returns a function that lays out blocks below each other, in a width. */
function createLayout({ logo }: PdfSettings, width: number, measure: Measure) {
  function toList({ columns, items, marks }: List): PdfNode {
    const nodes = items.map((item): PdfNode => ({ stack: toStack(item) }));
    if (columns > 1) {
      const cells = nodes.map((node, index): PdfNode => {
        if (marks === "none") return node;
        const number = {
          ...styles.value,
          text: String(index + 1),
          font: "bold",
          color: colours.accent,
        } as const;
        const label: PdfNode = { tag: "Lbl", text: [number], width: 14 };
        return { tag: "LI", columns: [label, { tag: "LBody", ...node }], columnGap: 0 };
      });
      const rows = inRows(cells, columns).map((row) => ({ columns: row, columnGap: GRID_GAP }));
      return { ...(marks !== "none" && { tag: "L" }), stack: rows };
    }
    const { fontSize } = styles.text;
    if (marks === "bullets") return { tag: "L", ul: nodes, fontSize };
    if (marks === "numbers") return { tag: "L", ol: nodes, fontSize, markerColor: colours.accent };
    const ruledItems = nodes.map((node) => ({
      tag: "LI",
      table: { widths: ["*"], body: [[{ tag: "LBody", ...node }]] },
      layout: ruled(colours.line),
      unbreakable: isShort(node),
      margin: [0, 0, 0, GAP],
    }));
    return { tag: "L", stack: ruledItems };
  }

  function toFacts({ columns, facts }: Facts): PdfNode {
    const cells = facts.map(({ term, value }): PdfNode => {
      const name = toText(paragraph(term, "how"), { tag: "Lbl", width: "38%" });
      return { tag: "LI", columns: [name, { tag: "LBody", stack: toStack(value) }] };
    });
    const rows = inRows(cells, columns).map((row, index) => ({
      table: { widths: row.map(() => "*"), body: [row] },
      layout: lined(colours.line, {
        hLineWidth: (line) => (line === 0 && (columns > 1 || index > 0) ? 0.5 : 0),
        paddingLeft: (column) => (column === 0 ? 0 : GRID_GAP),
        paddingTop: () => 3.5,
      }),
      unbreakable: row.every(isShort),
    }));
    return { tag: "L", stack: rows };
  }

  function toHead({ blocks, code, publisher, site }: Head): PdfNode {
    const picture = logo === undefined ? { svg: mark } : { image: logo, fit: [110, 26] };
    const names = [paragraph(publisher, "publisher"), paragraph(site, "site")];
    const owner: PdfNode = {
      columns: [
        { ...picture, width: "auto", margin: [0, 0, 7, 0] },
        { stack: names.filter(({ text }) => text[0]?.text !== "").map((name) => toText(name)) },
      ],
      margin: [0, 0, 0, PART_GAP],
    };
    const columns: PdfNode[] = [{ stack: [owner, ...blocks.map(toNode)] }];
    if (code !== undefined) {
      const { path, size } = qrCode(code.address);
      const drawn: PdfNode = {
        tag: "Figure",
        attributes: { alt: code.label },
        svg: svg(66, 66, `<path d="${path}" fill="${colours.text}"/>`, `0 0 ${size} ${size}`),
        link: code.address,
        alignment: "right",
        // The quiet zone of the code is in the margin.
        margin: [0, -6, -3, 0],
      };
      const caption = toText(paragraph(code.text, "tiny"), { alignment: "right" });
      columns.push({ width: 110, stack: [drawn, caption] });
    }
    return { stack: [{ columns }, { stack: [rule(width, colours.accent, 1.5)], margin: [0, 5, 0, 0] }] };
  }

  function toState({ state, sure, text }: State): PdfNode {
    const look = sure === undefined ? { ...styles.value, fontSize: 7.75 } : { ...styles.value, fontSize: 9 };
    const word = {
      tag: "P",
      attributes: { actual: text },
      svg: pill(state, text, measure, look),
      width: "auto",
    };
    if (sure === undefined) return word;
    const columns: PdfNode[] = [word, { text: [], width: "*" }];
    if (sure.level !== undefined)
      columns.push({ width: "auto", svg: confidenceBars(sure.level), margin: [0, 4, 0, 0] });
    columns.push(toText(paragraph(sure.text, "about"), { width: "auto", margin: [0, 2, 0, 0] }));
    return { columns, columnGap: 4 };
  }

  /** Returns the serial number as on the plate, each part tinted and with its meaning. */
  function toPlate({ label, parts, title }: Extract<Block, { readonly kind: "plate" }>): PdfNode {
    const inner = width - 36;
    const [large, small] = [{ ...styles.publisher, fontSize: 20, characterSpacing: 1.2 }, styles.foot];
    let used = 0;
    const rows: PdfNode[][] = [[]];
    for (const { meaning, text, tone, value = "" } of parts) {
      const { ground, text: color } = colours[tone];
      const words = `${meaning} ${value}`
        .split(" ")
        .map((word) => measure(word, { ...small, font: "semibold" }));
      const wide = Math.min(inner, Math.max(measure(text, large), ...words) + 6);
      if (used > 0 && used + wide > inner) {
        rows.push([]);
        used = 0;
      }
      used += wide + 3;
      const meant: PdfNode = { tag: "P", text: [{ ...small, text: meaning, font: "semibold", color }] };
      const valued: PdfNode = { tag: "P", text: [{ ...small, text: value, color: colours.text }] };
      rows.at(-1)?.push({
        tag: "LI",
        width: wide,
        stack: [
          {
            tag: "LBody",
            table: {
              widths: ["*"],
              body: [
                [{ tag: "P", text: [{ ...large, text }], fillColor: ground }],
                [{ stack: value === "" ? [meant] : [meant, valued] }],
              ],
            },
            layout: lined(color, { hLineWidth: (line) => (line === 1 ? 2 : 0), paddingLeft: () => 3 }),
          },
        ],
      });
    }
    const list = rows.map((columns) => ({ columns, columnGap: 3, margin: [0, 3, 0, 3] }));
    const body = [[{ stack: [toText(paragraph(title, "tiny")), { tag: "L", stack: list }] }]];
    return {
      tag: "Sect",
      attributes: { title: label },
      table: { widths: ["*"], body },
      layout: {
        ...lined(colours.plate.line, { hLineWidth: () => 0.75, vLineWidth: () => 0.75, paddingTop: () => 8 }),
        fillColor: colours.plate.top,
        paddingLeft: () => 17,
        paddingRight: () => 17,
        paddingBottom: () => 5,
      },
    };
  }

  function toNode(block: Block): PdfNode {
    switch (block.kind) {
      case "paragraph":
        return toText(block);
      case "list":
        return toList(block);
      case "facts":
        return toFacts(block);
      case "head":
        return toHead(block);
      case "state":
        return toState(block);
      case "plate":
        return toPlate(block);
      case "life":
        return {
          tag: "Figure",
          attributes: { alt: block.line.label },
          svg: lifePicture(block.line, width, measure),
        };
      case "chart":
        return { tag: "Figure", attributes: { alt: block.label }, svg: chartPicture(block, width) };
      default:
        return {
          tag: "Sect",
          table: { widths: ["*"], body: [[{ stack: toStack(block.blocks) }]] },
          layout: ruled(colours[block.state].zone),
          unbreakable: true,
        };
    }
  }

  const toStack = (blocks: readonly Block[]): readonly PdfNode[] =>
    blocks.map((block) => {
      const node = toNode(block);
      const leads = block.kind === "paragraph" && (block.leads === true || block.look === "subheading");
      return leads ? leading(node) : { stack: [node], margin: [0, 0, 0, GAP] };
    });

  return toStack;
}

/** Lays out a report: the first page, then the appendix in two columns. Returns a tagged PDF. */
export function reportPdf({ first, appendix }: PrintedReport, settings: PdfSettings): Promise<Buffer> {
  const { author, language, fonts, title, running, madeAt } = settings;
  // Most people who read English here print on Letter.
  const size = language === "en" ? LETTER : A4;
  const width = size.width - margins.left - margins.right;
  return taggedPdf({
    fonts,
    size,
    margins,
    language,
    title,
    author,
    madeAt,
    content: (measure) => {
      const page = createLayout(settings, width, measure);
      const column = createLayout(settings, (width - COLUMN_GAP) / 2, measure);
      const sections = appendix.map(({ heading, blocks }) => ({
        tag: "Sect",
        stack: [leading(toText(paragraph(heading, "section"))), ...column(blocks)],
        margin: [0, 0, 0, 9 - GAP],
      }));
      const parts = first.map((blocks, index) => ({
        tag: "Sect",
        stack: index < first.length - 1 ? page(blocks) : [rule(width, colours.line, 0.5, 4), ...page(blocks)],
        margin: [0, 0, 0, PART_GAP - GAP],
      }));
      return [
        ...parts,
        {
          pageBreak: "before",
          snakingColumns: true,
          columnGap: COLUMN_GAP,
          columns: [
            { stack: sections, width: "*" },
            { text: [], width: "*" },
          ],
        },
      ];
    },
    footer: (page, pages) => ({
      columns: [running, `${page} / ${pages}`].map((text, index) => ({
        text: [{ ...styles.foot, text }],
        alignment: index === 0 ? "left" : "right",
      })),
      margin: [margins.left, 16, margins.right, 0],
    }),
  });
}
