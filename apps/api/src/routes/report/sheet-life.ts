import type { Translator } from "@heater-age/messages/format";
import type { Life } from "../../advice/life.ts";
import { type Block, type Chart, paragraph, type Section, type Table } from "../../pdf/content.ts";
import type { Statements } from "./sheet-statements.ts";

type Curve = NonNullable<Life["curve"]>;

/** The table cannot be unfolded in a PDF: it has every fifth year of the curve above it. */
const STEP = 5;
/** More dates than this have no room beside each other. */
const COLUMNS = 3;

function chartOf(translator: Translator, { curve, byDate, range }: Life & { readonly curve: Curve }): Chart {
  const say = translator.formatMessage;
  const inPercent = new Intl.NumberFormat(translator.locale, { style: "percent" });
  return {
    kind: "chart",
    label: curve.statement.text,
    points: curve.points,
    range: range === undefined ? undefined : [range.from, range.to],
    marks: [...new Set(byDate.map(({ age }) => age.maxMonths / 12))],
    mark: say({ id: "advice.chartNow" }),
    axis: say({ id: "advice.chartAge" }),
    half: inPercent.format(0.5),
    all: inPercent.format(1),
  };
}

function tableOf({ formatMessage: say }: Translator, { points }: Curve): Table {
  return {
    kind: "table",
    heads: [
      say({ id: "advice.chartAge" }),
      say({ id: "advice.chartInUse" }),
      say({ id: "advice.chartBand" }),
    ],
    first: 0.34,
    rows: points
      .filter(({ age }) => age % STEP === 0)
      .map(({ age, percent, low, high }) =>
        [`${age}`, `${percent}`, `${low}–${high}`].map((text) => [paragraph(text)]),
      ),
  };
}

/** Each source with its figure, and what that leaves for each date. */
function figuresOf(translator: Translator, { blocksOf }: Statements, { byDate, spread }: Life): Block {
  const say = translator.formatMessage;
  if (byDate.length > COLUMNS) {
    return {
      kind: "list",
      marks: "bullets",
      items: spread.map(({ statement, left }) => [
        ...blocksOf(statement),
        ...byDate.map(({ made }, index) =>
          paragraph(
            [
              {
                text: `${say({ id: "advice.leavesIf" }, { date: made })}: ${left[index] ?? ""}`,
                quiet: true,
              },
            ],
            { small: true },
          ),
        ),
      ]),
    };
  }
  const leaves = byDate.map(({ made }) =>
    byDate.length === 1 ? say({ id: "advice.leaves" }) : say({ id: "advice.leavesIf" }, { date: made }),
  );
  return {
    kind: "table",
    heads: [say({ id: "advice.figure" }), ...leaves],
    first: byDate.length === 0 ? 1 : 0.7 - 0.1 * byDate.length,
    rows: spread.map(({ statement, left }) => [
      blocksOf(statement),
      ...left.map((text) => [paragraph(text)]),
    ]),
  };
}

/** How much longer the heater may last, and on what that rests. */
export function lifeSection(translator: Translator, statements: Statements, life: Life): Section {
  const { text, byDate, curve, whole, spread, others } = life;
  const { blocksOf } = statements;
  const say = translator.formatMessage;
  return {
    heading: say({ id: "advice.lifeHeading" }),
    blocks: [
      ...(text === undefined ? [] : [paragraph(text)]),
      ...byDate.flatMap(({ made, left, stillInUse }): readonly Block[] => [
        ...(byDate.length === 1
          ? []
          : [
              {
                kind: "heading",
                text: [{ text: say({ id: "advice.ifMade" }, { date: made }) }],
              } as const,
            ]),
        ...blocksOf(left, { strong: true }),
        ...blocksOf(stillInUse),
      ]),
      ...(curve === undefined
        ? []
        : [
            ...blocksOf(curve.statement),
            chartOf(translator, { ...life, curve }),
            tableOf(translator, curve),
          ]),
      ...(whole === undefined ? [] : blocksOf(whole)),
      ...(spread.length === 0
        ? []
        : [
            { kind: "heading", text: [{ text: say({ id: "advice.spread" }) }] } as const,
            figuresOf(translator, statements, life),
          ]),
      ...(others.length === 0
        ? []
        : [
            paragraph([{ text: say({ id: "advice.others" }), quiet: true }], { leads: true }),
            {
              kind: "list",
              marks: "bullets",
              items: others.map(({ statement }) => blocksOf(statement)),
            } as const,
          ]),
    ],
  };
}
