import { numberLocaleOf } from "@heater-age/messages/format";
import type { Life } from "../subject/advice.ts";
import {
  type Block,
  type Chart,
  heading,
  list,
  paragraph,
  quietParagraph,
  type Section,
  stack,
  type Table,
} from "../writing/content.ts";
import type { Writer } from "../writing/writer.ts";

type Curve = NonNullable<Life["curve"]>;

/** Years between the rows of the table. A PDF can't expand it, so it has every fifth year of the curve above it. */
const STEP = 5;
/** Maximum number of dates that fit side by side. */
const COLUMNS = 3;

function chartOf(
  { say, translator }: Writer,
  { curve, byDate, range }: Life & { readonly curve: Curve },
): Chart {
  const inPercent = new Intl.NumberFormat(numberLocaleOf(translator.locale), { style: "percent" });
  return {
    kind: "chart",
    label: curve.statement.text,
    points: curve.points,
    range: range && [range.from, range.to],
    marks: [...new Set(byDate.map(({ age }) => age.maxMonths / 12))],
    mark: say("advice.chartNow"),
    axis: say("advice.chartAge"),
    half: inPercent.format(0.5),
    all: inPercent.format(1),
  };
}

const tableOf = ({ say }: Writer, { points }: Curve): Table => ({
  kind: "table",
  heads: [say("advice.chartAge"), say("advice.chartInUse"), say("advice.chartBand")],
  first: 0.34,
  rows: points
    .filter(({ age }) => age % STEP === 0)
    .map(({ age, percent, low, high }) =>
      [`${age}`, `${percent}`, `${low}–${high}`].map((text) => [paragraph(text)]),
    ),
});

/** Returns the figure of each source, and the remaining years that it gives for each date. */
function figuresOf({ say, statementBlocks }: Writer, { byDate, spread }: Life): Block | undefined {
  const heads = byDate.map(({ made }) => say("advice.leavesIf", { date: made }));
  if (byDate.length > COLUMNS) {
    return list(
      "bullets",
      spread.map(({ statement, left }) => [
        statementBlocks(statement),
        heads.map((head, index) => quietParagraph(`${head}: ${left[index] ?? ""}`, { small: true })),
      ]),
    );
  }
  return {
    kind: "table",
    heads: [say("advice.figure"), ...(byDate.length === 1 ? [say("advice.leaves")] : heads)],
    first: byDate.length === 0 ? 1 : 0.7 - 0.1 * byDate.length,
    rows: spread.map(({ statement, left }) => [
      statementBlocks(statement),
      ...left.map((text) => [paragraph(text)]),
    ]),
  };
}

/** Returns how much longer the heater may last, and the basis of that. `undefined` without its kind. */
export function lifeSection(writer: Writer, life: Life): Section | undefined {
  const { say, statementBlocks } = writer;
  if (life.whole === undefined) return undefined;
  const { text, byDate, curve, whole, spread, others } = life;
  return {
    heading: say("advice.lifeHeading"),
    blocks: stack(
      text !== undefined && paragraph(text),
      byDate.map(({ made, left, stillInUse }) => [
        byDate.length > 1 && heading(say("advice.ifMade", { date: made })),
        statementBlocks(left, { strong: true }),
        statementBlocks(stillInUse),
      ]),
      curve && [
        statementBlocks(curve.statement),
        chartOf(writer, { ...life, curve }),
        tableOf(writer, curve),
      ],
      statementBlocks(whole),
      spread.length > 0 && [heading(say("advice.spread")), figuresOf(writer, life)],
      others.length > 0 && [
        quietParagraph(say("advice.others"), { leads: true }),
        list(
          "bullets",
          others.map(({ statement }) => statementBlocks(statement)),
        ),
      ],
    ),
  };
}
