import { age, ageStatus, anyTimeZone, type Candidate } from "@heater-age/decoder";
import { usualLife } from "@heater-age/decoder/life";
import { type ResultDate, resultText, type ResultTextInput, resultTitle } from "@heater-age/messages/format";
import type { IntlShape } from "react-intl";
import type { Heater } from "./heater.ts";
import type { Shareable } from "../share/targets.ts";
import { recallsAnswer } from "./recalls-answer.ts";

export interface ResultToShare extends Pick<Heater, "check" | "isChosen" | "recalls"> {
  /** Absent if unknown. */
  readonly kind?: Heater["kind"];
  /** Answer to whether the warranty runs, as shown. */
  readonly warranty?: string | undefined;
  /** What to do now, as shown. */
  readonly steps?: readonly string[] | undefined;
}

function textInput(
  intl: IntlShape,
  { check, isChosen, kind, recalls, steps, warranty }: ResultToShare,
): ResultTextInput {
  const { label: brand, result, today } = check;
  const [first, ...others] = result.decoding.candidates;
  const toDate = (candidate: Candidate): ResultDate => {
    const known = age(candidate.date, today, anyTimeZone);
    return { date: candidate, age: known, state: ageStatus(known.years) };
  };
  return {
    brand,
    serial: result.serialNumber,
    model: result.modelNumber,
    dates: [toDate(first), ...others.map(toDate)],
    isChosen,
    confidence: first.confidence,
    kind,
    life: usualLife(kind),
    warranty,
    steps,
    recalls: recalls && recallsAnswer(intl, recalls).text,
  };
}

/** Returns a result as text for an inspector's own report: what its card says first, in a few sentences. */
export const resultAsText = (intl: IntlShape, result: ResultToShare): string =>
  resultText(intl, textInput(intl, result));

/** Returns a result as content to share, with the absolute address at which it opens again. */
export function resultToShare(intl: IntlShape, result: ResultToShare, address: string): Shareable {
  const input = textInput(intl, result);
  return { type: "result", title: resultTitle(intl, input), text: resultText(intl, input), address };
}

export const reportToShare = (
  intl: IntlShape,
  result: ResultToShare,
  { id, address }: { readonly id: string; readonly address: string },
): Shareable => ({
  ...resultToShare(intl, result, address),
  resultId: id,
  title: intl.formatMessage({ id: "report.metaTitle" }, { brand: result.check.label }),
});
