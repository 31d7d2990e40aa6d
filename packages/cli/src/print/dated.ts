import { age, ageStatus, anyTimeZone, type Candidate, findBrand } from "@heater-age/decoder";
import { modelMayDisambiguate } from "@heater-age/decoder/check";
import { tellingReasons } from "@heater-age/decoder/reasons";
import {
  actionsFor,
  ageText,
  confidenceText,
  datesText,
  dateText,
  reasonText,
  stateTexts,
  warningText,
} from "@heater-age/messages/format";
import type { DatedResult } from "../check/check-result.ts";
import { list, paragraph, section } from "../terminal/layout.ts";
import type { Translator } from "../texts/translator.ts";
import { heading } from "./heading.ts";
import { makerLines } from "./makers.ts";
import { plateLines } from "./plate.ts";
import type { PrintOptions } from "./print-options.ts";
import { sourceText } from "./sources.ts";

const stateColors = { good: "green", monitor: "yellow", replace: "red" } as const;

const listSentences = (translator: Translator, reasons: Candidate["reasons"]): readonly string[] =>
  reasons
    // A newer server can have other reasons.
    .filter(({ code }) => Object.hasOwn(translator.texts.reasons, code))
    .map((reason) => reasonText(translator, (slug) => findBrand(slug)?.label, reason));

function otherDates(result: DatedResult, { translator, layout, today }: PrintOptions): readonly string[] {
  const { texts, formatMessage } = translator;
  const [, ...others] = result.decoding.candidates;
  if (others.length === 0) return [];
  const { brand, modelNumber, decoding } = result;
  const modelHelps = modelMayDisambiguate(findBrand(brand), modelNumber, decoding.candidates);
  const hints = [texts.result.printedDecides, ...(modelHelps ? [texts.result.tipModel] : [])];
  return section(
    texts.result.otherHeading,
    [
      ...others.flatMap((candidate) => {
        const old = age(candidate.date, today, anyTimeZone);
        const words = texts.result.otherDate({
          strong: layout.colors.bold,
          date: dateText(translator, candidate),
          age: ageText(translator, old),
          state: formatMessage({ id: stateTexts[ageStatus(old.years)] }),
        });
        const reasons = listSentences(translator, tellingReasons(candidate.reasons)).join(" ");
        return [
          ...paragraph(words, layout, { first: "  " }),
          ...paragraph(reasons, layout, { first: "    " }),
        ];
      }),
      ...paragraph(hints.join(" "), layout, { first: "  " }),
    ],
    layout,
  );
}

function howSure(candidate: Candidate, { translator, layout }: PrintOptions): readonly string[] {
  const { texts } = translator;
  const { reasons, sources } = candidate;
  const sourceLines = sources.map((source) => sourceText(translator, source));
  return section(
    texts.result.sureHeading,
    [
      `  ${texts.result.confidence}`,
      ...paragraph(confidenceText(translator, candidate), layout, { first: "    " }),
      `  ${texts.result.why}`,
      ...list(listSentences(translator, reasons), layout, "  - "),
      `  ${texts.result.sources}`,
      ...list(sourceLines, layout, "  - "),
    ],
    layout,
  );
}

/** Returns the lines for one or more dates: the heater's age, how the date is read, and what to do. */
export function datedLines(result: DatedResult, options: PrintOptions): readonly string[] {
  const { translator, layout, today } = options;
  const { texts, formatMessage } = translator;
  const { colors } = layout;
  const [first, ...others] = result.decoding.candidates;
  if (first === undefined) return [];
  const heaterAge = age(first.date, today, anyTimeZone);
  const state = result.recommendationCode;
  const date = dateText(translator, first);
  const verdict =
    first.day === undefined ? texts.result.verdictMade({ date }) : texts.result.verdictMadeDay({ date });
  const notes = [
    ...(result.warnings ?? []).map((warning) => warningText(translator, warning)),
    ...(first.confidence === "low" ? [texts.result.verdictLow] : []),
    ...(heaterAge.precision === "year" ? [texts.result.verdictAround] : []),
  ];
  return [
    ...paragraph(heading(translator, result), layout),
    "",
    ...paragraph(ageText(translator, heaterAge), layout).map(colors.bold),
    ...paragraph(verdict, layout),
    colors[stateColors[state]](`● ${formatMessage({ id: stateTexts[state] })}`),
    ...(others.length === 0
      ? []
      : paragraph(texts.result.verdictOther({ dates: datesText(translator, others) }), layout).map(
          colors.bold,
        )),
    ...notes.flatMap((note) => paragraph(note, layout)),
    "",
    ...plateLines(first, translator, layout),
    ...otherDates(result, options),
    ...section(
      texts.result.actionsHeading,
      actionsFor(translator, state).flatMap((text, index) => list([text], layout, `${index + 1}. `)),
      layout,
    ),
    ...makerLines(result, 1, options),
    ...howSure(first, options),
    ...(result.recorded === undefined
      ? []
      : [
          "",
          ...paragraph(
            result.recorded ? "The server recorded this check." : texts.result.notRecorded,
            layout,
          ),
        ]),
  ];
}
