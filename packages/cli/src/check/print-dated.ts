import { age, type Candidate, findBrand } from "@heater-age/decoder";
import { tellingReasons } from "@heater-age/decoder/reasons";
import { type Layout, list, paragraph, section } from "../layout.ts";
import { ageText, dateText, datesText, monthsText, reasonText } from "../reading.ts";
import type { Speech } from "../texts.ts";
import { annotated } from "./annotate.ts";
import type { DatedItem } from "./item.ts";
import { makers } from "./print-makers.ts";
import { actionsFor } from "./recommendation.ts";
import { sourceName } from "./source-name.ts";

/** What the words depend on. */
export interface PrintOptions {
  readonly speech: Speech;
  readonly layout: Layout;
  /** Calendar date `"YYYY-MM-DD"`. */
  readonly today: string;
}

const states = {
  good: [["good", "statusGood"]],
  monitor: [["monitor", "statusMonitor"]],
  replace: [["replace", "statusReplace"]],
  "monitor-or-good": [
    ["monitor", "statusMonitor"],
    ["good", "statusGood"],
  ],
  "replace-or-monitor": [
    ["replace", "statusReplace"],
    ["monitor", "statusMonitor"],
  ],
} as const satisfies Record<DatedItem["recommendationCode"], unknown>;

const paints = { good: "green", monitor: "yellow", replace: "red" } as const;

const confidences = {
  high: "confidenceHigh",
  medium: "confidenceMedium",
  low: "confidenceLow",
} as const;

const sentencesOf = (speech: Speech, reasons: Candidate["reasons"]): readonly string[] =>
  reasons.flatMap((reason) => reasonText(speech, reason) ?? []);

/** Brand, serial number and model number in one line. */
export function headLine(
  { texts: { result } }: Speech,
  item: Pick<DatedItem, "brand" | "serialNumber" | "modelNumber">,
) {
  const brand = findBrand(item.brand)?.label;
  const serial = item.serialNumber;
  if (brand === undefined) return result.serialOnly({ serial });
  return item.modelNumber === ""
    ? result.brandAndSerial({ brand, serial })
    : result.brandSerialModel({ brand, serial, model: item.modelNumber });
}

function otherDates(item: DatedItem, { speech, layout, today }: PrintOptions): readonly string[] {
  const { result } = speech.texts;
  const [, ...others] = item.decoding.candidates;
  if (others.length === 0) return [];
  const settles = findBrand(item.brand)?.models !== undefined && item.modelNumber === "";
  return section(
    result.otherHeading,
    [
      ...others.flatMap((candidate) => [
        ...paragraph(
          result.otherDate({
            strong: layout.colours.bold,
            date: dateText(speech, candidate),
            age: ageText(speech, age(candidate.date, today)),
          }),
          layout,
          { first: "  " },
        ),
        ...paragraph(sentencesOf(speech, tellingReasons(candidate.reasons)).join(" "), layout, {
          first: "    ",
        }),
      ]),
      ...paragraph(
        [result.otherSettle, result.settlePrinted, ...(settles ? [result.settleModel] : [])].join(" "),
        layout,
        { first: "  " },
      ),
    ],
    layout,
  );
}

function howSure(first: Candidate, { speech, layout }: PrintOptions): readonly string[] {
  const { result } = speech.texts;
  const { confidence, reasons, sources } = first;
  return section(
    result.sureHeading,
    [
      `  ${result.confidence}`,
      ...paragraph(result[confidences[confidence]], layout, { first: "    " }),
      `  ${result.why}`,
      ...list(sentencesOf(speech, reasons), layout, "  - "),
      `  ${result.sources}`,
      ...list(
        sources.map((source) => sourceName(speech, source)),
        layout,
        "  - ",
      ),
    ],
    layout,
  );
}

/** A date, or several: how old the heater is, which characters say so, what else they could mean, and what to do. */
export function dated(item: DatedItem, options: PrintOptions): readonly string[] {
  const { speech, layout, today } = options;
  const { commandLine, result } = speech.texts;
  const { colours } = layout;
  const [first, ...others] = item.decoding.candidates;
  if (first === undefined) return [];
  const old = age(first.date, today);
  const code = item.recommendationCode;
  const date = dateText(speech, first);
  const made = first.day === undefined ? result.verdictMade({ date }) : result.verdictMadeDay({ date });
  const [from, to] = [monthsText(speech, old.minMonths), monthsText(speech, old.maxMonths)];
  return [
    ...paragraph(headLine(speech, item), layout),
    "",
    ...paragraph(ageText(speech, old), layout).map(colours.bold),
    ...paragraph(made, layout),
    ...states[code].map(([state, text]) => colours[paints[state]](`● ${result[text]}`)),
    ...(others.length === 0
      ? []
      : paragraph(result.verdictOther({ dates: datesText(speech, others) }), layout).map(colours.bold)),
    ...(first.confidence === "low" ? paragraph(result.verdictLow, layout) : []),
    ...(old.precision === "year" ? paragraph(result.verdictAround({ from, to }), layout) : []),
    ...(code.includes("-or-")
      ? paragraph(result.crossing({ years: code === "replace-or-monitor" ? 10 : 6 }), layout)
      : []),
    "",
    ...annotated(first, speech, layout),
    ...otherDates(item, options),
    ...section(
      result.actionsHeading,
      actionsFor(speech, code).flatMap((text, index) => list([text], layout, `${index + 1}. `)),
      layout,
    ),
    ...makers(item, 1, options),
    ...howSure(first, options),
    ...(item.recorded === undefined
      ? []
      : ["", ...paragraph(item.recorded ? commandLine.recorded : result.notRecordedStore, layout)]),
  ];
}
