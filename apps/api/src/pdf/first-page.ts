import type { FirstPage } from "@heater-age/report";
import { colours } from "../generated/colours.ts";
import { codePicture, confidenceBars, lifePicture, mark, pill } from "./drawings.ts";
import { styles, textNode, textRuns } from "./styles.ts";
import type { Measure, PdfNode, PdfRun } from "./tagged-pdf.ts";

const GAP = 15;
const CODE = 66;
const COLUMN_GAP = 18;
/** Characters of a number that surely fit next to the name of its fact. */
const WIDEST = 16;

const rule = (width: number, color: string = colours.line, lineWidth = 0.5): PdfNode => ({
  canvas: [{ type: "line", x1: 0, y1: 0, x2: width, y2: 0, lineWidth, lineColor: color }],
});

/** Returns rows of nodes next to each other. */
function grid(nodes: readonly PdfNode[], columns: number): readonly PdfNode[] {
  const empty: PdfNode = { text: [], width: "*" };
  return nodes.flatMap((_node, index) =>
    index % columns === 0
      ? [
          {
            columns: Array.from({ length: columns }, (_, column) => nodes[index + column] ?? empty),
            columnGap: COLUMN_GAP,
          },
        ]
      : [],
  );
}

function head(
  { about, code, heading, publisher, site }: FirstPage,
  logo: Uint8Array | undefined,
  width: number,
): PdfNode {
  const picture: PdfNode =
    logo === undefined
      ? { stack: [{ svg: mark }], width: 26 }
      : {
          image: `data:image;base64,${Buffer.from(logo).toString("base64")}`,
          fit: [110, 26],
          width: "auto",
          margin: [0, 0, 7, 0],
        };
  const names = [textNode(publisher, styles.publisher)];
  if (site !== "") names.push(textNode(site, styles.site));
  const columns: PdfNode[] = [
    {
      stack: [
        { columns: [picture, { stack: names }], margin: [0, 0, 0, GAP] },
        textNode(heading, styles.title, { tag: "H1" }),
        textNode(about.join(" · "), styles.about),
      ],
    },
  ];
  if (code !== undefined) {
    columns.push({
      width: 110,
      stack: [
        {
          tag: "Figure",
          attributes: { alt: code.label },
          svg: codePicture(code.address, CODE),
          link: code.address,
          alignment: "right",
          // The quiet zone of the code is in the margin.
          margin: [0, -6, -3, 0],
        },
        textNode(code.text, styles.tiny, { tag: "P", alignment: "right" }),
      ],
    });
  }
  return { stack: [{ columns }, { ...rule(width, colours.accent, 1.5), margin: [0, 5, 0, GAP] }] };
}

function answer(page: FirstPage, measure: Measure): PdfNode {
  const { age, dates, made, sentences, state, sure } = page;
  const columns: PdfNode[] = [
    {
      width: "auto",
      tag: "P",
      attributes: { actual: state.text },
      svg: pill(state.state, state.text, measure),
    },
    { text: [], width: "*" },
  ];
  if (sure.level !== undefined)
    columns.push({ width: "auto", svg: confidenceBars(sure.level), margin: [0, 4, 0, 0] });
  columns.push(textNode(sure.text, styles.sure, { tag: "P", width: "auto", margin: [0, 2, 0, 0] }));
  const runs: PdfRun[] = [{ ...styles.age, text: age.main }];
  if (age.rest !== "") runs.push({ ...styles.rest, text: ` ${age.rest}` });
  const dated: readonly PdfNode[] =
    dates.length === 0
      ? [textNode(made, styles.made)]
      : grid(
          dates.map((date) => ({
            margin: [0, 5, 0, 0],
            stack: [
              textNode(date.made, styles.date),
              textNode([date.age, date.note, date.state].filter(Boolean).join(" · "), styles.sure),
            ],
          })),
          Math.min(dates.length, 3),
        );
  return {
    tag: "Sect",
    stack: [
      { columns, columnGap: 4 },
      textNode(runs, styles.age, { tag: "H2", margin: [0, 4, 0, 0] }),
      ...dated,
      textNode(sentences.join(" "), styles.sentence, { tag: "P", margin: [0, 5, 0, GAP] }),
    ],
  };
}

/** Returns the serial number as on the plate, each part tinted and with its meaning. */
function plate({ plate: { label, parts, title } }: FirstPage, width: number, measure: Measure): PdfNode {
  const inner = width - 36;
  const boxes = parts.map(({ meaning, text, tone, value = "" }) => {
    const { ground, text: color } = colours[tone];
    const widest = Math.max(
      measure(text, styles.characters),
      ...meaning.split(" ").map((word) => measure(word, styles.meaning)),
      ...value.split(" ").map((word) => measure(word, styles.meaningValue)),
    );
    const words = [textNode(meaning, { ...styles.meaning, color })];
    if (value !== "") words.push(textNode(value, styles.meaningValue));
    const node: PdfNode = {
      tag: "LI",
      width: Math.min(inner, widest + 6),
      stack: [
        {
          tag: "LBody",
          table: {
            widths: ["*"],
            body: [
              [{ ...textNode(text, styles.characters), fillColor: ground, borderColor: ["", "", "", color] }],
              [{ stack: words }],
            ],
          },
          layout: {
            hLineWidth: (index: number) => (index === 1 ? 2 : 0),
            hLineColor: color,
            vLineWidth: () => 0,
            paddingLeft: () => 3,
            paddingRight: () => 0,
            paddingTop: () => 0,
            paddingBottom: () => 0,
          },
        },
      ],
    };
    return node;
  });
  const rows: PdfNode[][] = [];
  let used = Infinity;
  for (const box of boxes) {
    const wide = Number(box["width"]) + 3;
    if (used + wide > inner + 3) {
      rows.push([]);
      used = 0;
    }
    rows.at(-1)?.push(box);
    used += wide;
  }
  return {
    tag: "Sect",
    attributes: { title: label },
    table: {
      widths: ["*"],
      body: [
        [
          {
            stack: [
              textNode(title, styles.plateTitle),
              { tag: "L", stack: rows.map((columns) => ({ columns, columnGap: 3, margin: [0, 3, 0, 3] })) },
            ],
          },
        ],
      ],
    },
    layout: {
      fillColor: colours.plate.top,
      hLineWidth: () => 0.75,
      vLineWidth: () => 0.75,
      hLineColor: colours.plate.line,
      vLineColor: colours.plate.line,
      paddingLeft: () => 17,
      paddingRight: () => 17,
      paddingTop: () => 8,
      paddingBottom: () => 5,
    },
    margin: [0, GAP, 0, GAP],
  };
}

const actions = ({ actions: { heading, items, quote = [] } }: FirstPage): PdfNode => ({
  tag: "Sect",
  stack: [
    textNode(heading, styles.heading, { tag: "H2", margin: [0, 0, 0, 4] }),
    {
      tag: "L",
      stack: grid(
        items.map(({ how, title }, index) => ({
          tag: "LI",
          columnGap: 0,
          columns: [
            textNode(String(index + 1), styles.number, { tag: "Lbl", width: 14 }),
            { tag: "LBody", stack: [textNode(title, styles.action), textNode(how, styles.how)] },
          ],
        })),
        3,
      ),
    },
    ...(quote.length === 0
      ? []
      : [textNode(textRuns(quote, styles.how), styles.how, { tag: "P", margin: [0, 4, 0, 0] })]),
  ],
  margin: [0, 0, 0, GAP],
});

function facts({ facts: all }: FirstPage): PdfNode {
  const cells = all.map(({ isPlate, term, text, tone }): PdfNode => {
    const number = text.length > WIDEST ? { ...styles.plate, wordBreak: "break-all" as const } : styles.plate;
    const look = isPlate ? number : styles.value;
    return {
      tag: "LI",
      columns: [
        textNode(term, styles.term, { tag: "Lbl", width: "40%" }),
        {
          tag: "LBody",
          stack: [textNode(text, tone === undefined ? look : { ...look, color: colours[tone].text })],
        },
      ],
    };
  });
  const empty: PdfNode = { text: [], border: [false, false, false, false] };
  const body = cells.flatMap((cell, index) =>
    index % 2 === 0 ? [[cell, empty, cells[index + 1] ?? empty]] : [],
  );
  return {
    tag: "L",
    table: { widths: ["*", 0, "*"], dontBreakRows: true, body },
    layout: {
      hLineWidth: (index: number) => (index === body.length ? 0 : 0.5),
      hLineColor: colours.line,
      vLineWidth: () => 0,
      paddingLeft: (column: number) => (column === 2 ? COLUMN_GAP : 0),
      paddingRight: () => 0,
      paddingTop: () => 4.5,
      paddingBottom: () => 4.5,
    },
  };
}

/** Returns the first page, and the qualifications for its bottom. */
export function firstPage(
  page: FirstPage,
  logo: Uint8Array | undefined,
  width: number,
  measure: Measure,
): PdfNode {
  return {
    stack: [
      head(page, logo, width),
      answer(page, measure),
      { tag: "Figure", attributes: { alt: page.life.label }, svg: lifePicture(page.life, width, measure) },
      plate(page, width, measure),
      actions(page),
      facts(page),
      { ...rule(width), margin: [0, GAP, 0, 4] },
      ...page.foot.map((text) => textNode(text, styles.foot)),
    ],
  };
}
