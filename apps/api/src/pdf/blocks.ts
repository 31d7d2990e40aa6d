import type { Block, Section, Table } from "@heater-age/report";
import { colours } from "../generated/colours.ts";
import { chartPicture, pill } from "./drawings.ts";
import { styles, textNode, textRuns } from "./styles.ts";
import type { Measure, PdfNode } from "./tagged-pdf.ts";

const GAP = 3.5;

/** A line above all but the first row. */
const lineAbove = (isFirst: boolean) => ({
  hLineWidth: (index: number) => (index === 0 && !isFirst ? 0.5 : 0),
  hLineColor: colours.line,
  vLineWidth: () => 0,
  paddingLeft: () => 0,
  paddingRight: () => 6,
  paddingTop: () => 2.6,
  paddingBottom: () => 2.6,
});

/** Returns a table whose rows flow from column to column. */
const tableOf = (widths: readonly (number | string)[], rows: readonly (readonly PdfNode[])[]): PdfNode => ({
  tag: "Table",
  stack: rows.map((cells, index) => ({
    tag: "TR",
    table: { widths, body: [cells] },
    layout: lineAbove(index === 0),
    unbreakable: cells.every(isShort),
  })),
});

/** Returns whether a node surely fits into a column. Others would be cut off in one piece. */
const isShort = (node: PdfNode): boolean => JSON.stringify(node).length < 3000;

/** A line at the left of its content. */
const ruleAt = (color: string) => ({
  hLineWidth: () => 0,
  vLineWidth: (index: number) => (index === 0 ? 2 : 0),
  vLineColor: color,
  paddingLeft: () => 8,
  paddingRight: () => 0,
  paddingTop: () => 0,
  paddingBottom: () => 0,
});

const quietParagraph = (text: string): Block => ({ kind: "paragraph", text: [{ text, quiet: true }] });

/** Returns whether a block is kept on the page of the next one. */
const isLeading = (block: Block): boolean =>
  block.kind === "heading" || (block.kind === "paragraph" && block.leads === true);

/** Space that is needed below a leading node. */
const NEEDED = 48;

/** Returns a node that moves to the next column with what follows: it needs more room than it takes. */
const leading = (node: PdfNode): PdfNode => ({
  stack: [{ stack: [node], margin: [0, 0, 0, NEEDED] }],
  unbreakable: true,
  margin: [0, 0, 0, GAP - NEEDED],
});

/** Returns a function that lays out a section in a column. */
export function sectionIn(width: number, measure: Measure) {
  const cell = (blocks: readonly Block[]): PdfNode => ({ tag: "TD", stack: stack(blocks) });
  const head = (blocks: readonly Block[], scope: "Row" | "Column"): PdfNode => ({
    tag: "TH",
    attributes: { scope },
    stack: stack(blocks),
  });

  function table({ first, heads, rows }: Table): PdfNode {
    const rest = (1 - first) / Math.max(1, heads.length - 1);
    const widths = heads.map((_head, index) => (index === 0 ? "*" : width * rest - 6));
    return tableOf(widths, [
      heads.map((text) => head([quietParagraph(text)], "Column")),
      ...rows.map(([own = [], ...others]) => [head(own, "Row"), ...others.map(cell)]),
    ]);
  }

  function node(block: Block): PdfNode {
    switch (block.kind) {
      case "paragraph":
        return textNode(textRuns(block.text, block.small ? styles.small : styles.text), styles.text);
      case "heading":
        return textNode(textRuns(block.text, styles.subheading), styles.subheading, {
          tag: "H3",
          margin: [0, 2, 0, 0],
        });
      case "list": {
        const items = block.items.map((item): PdfNode => ({ stack: stack(item) }));
        if (block.marks === "bullets") return { tag: "L", ul: items, ...styles.text };
        if (block.marks === "numbers")
          return { tag: "L", ol: items, ...styles.text, markerColor: colours.accent };
        return {
          tag: "L",
          stack: items.map((item) => ({
            tag: "LI",
            table: { widths: ["*"], body: [[{ tag: "LBody", ...item }]] },
            layout: ruleAt(colours.line),
            unbreakable: isShort(item),
            margin: [0, 0, 0, GAP],
          })),
        };
      }
      case "facts":
        return tableOf(
          ["34%", "*"],
          block.facts.map(({ term, value }) => [head([quietParagraph(term)], "Row"), cell(value)]),
        );
      case "table":
        return table(block);
      case "warning": {
        const look = { ...styles.pill, fontSize: 7.75 };
        return {
          tag: "Sect",
          table: {
            widths: ["*"],
            body: [
              [
                {
                  stack: [
                    { tag: "P", svg: pill(block.state, block.text, measure, look), margin: [0, 0, 0, GAP] },
                    ...stack(block.blocks),
                  ],
                },
              ],
            ],
          },
          layout: ruleAt(colours[block.state].zone),
          unbreakable: true,
        };
      }
      default:
        return { tag: "Figure", attributes: { alt: block.label }, svg: chartPicture(block, width) };
    }
  }

  const stack = (blocks: readonly Block[]): readonly PdfNode[] =>
    blocks.map((block) => {
      const own = node(block);
      return isLeading(block) ? leading(own) : { stack: [own], margin: [0, 0, 0, GAP] };
    });

  return ({ blocks, heading }: Section): PdfNode => ({
    tag: "Sect",
    stack: [leading(textNode(heading, styles.section, { tag: "H2" })), ...stack(blocks)],
    margin: [0, 0, 0, 9],
  });
}
