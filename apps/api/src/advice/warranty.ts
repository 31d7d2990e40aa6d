import type { Candidate } from "@heater-age/decoder";
import {
  canBeInstalled,
  readWarranty,
  warrantyChecks,
  warrantyClock,
  warrantyCover,
} from "@heater-age/decoder/warranty";
import {
  type AreaTexts,
  areaTexts,
  capitalize,
  concluded,
  datesText,
  listFormat,
  monthsText,
  stated,
} from "@heater-age/messages/format";
import type { Language } from "@heater-age/messages";
import { formatText, translatorIn } from "@heater-age/messages/server";
import { ApiError } from "../errors/codes.ts";
import type { Heater } from "./heater.ts";
import type { Statement } from "./statement.ts";
import type { WarrantyAdvice, WarrantyCover, WarrantyState } from "./warranty-schema.ts";
import { type HeaterTerm, termsOf } from "./warranty-terms.ts";

type Say = AreaTexts<"warranty">;

// A month is within the precision of a date.
const SAME = 1;

/** Returns whether the state differs between the versions that the model number doesn't distinguish. */
const isOpenByVersion = (
  [from, to]: HeaterTerm["years"],
  dates: Parameters<typeof warrantyCover>[1],
): boolean =>
  from !== to &&
  warrantyCover({ years: [from, from] }, dates).status === "expired" &&
  warrantyCover({ years: [to, to] }, dates).status === "active";

function stateText(
  say: Say,
  language: Language,
  { years }: HeaterTerm,
  dates: Parameters<typeof warrantyCover>[1],
): string {
  const { status, remainingMonths } = warrantyCover({ years }, dates);
  const [from, to] = remainingMonths.map((months) => monthsText(translatorIn(language), months));
  const time = to ?? "";
  if (status === "expired") return say("expired");
  if (status === "either") {
    return isOpenByVersion(years, dates)
      ? say("openVersion", { from: years[0], to: years[1], time })
      : say("openDate", { time });
  }
  return remainingMonths[1] - remainingMonths[0] > SAME
    ? say("activeBetween", { from: from ?? "", to: time })
    : say("active", { time: from ?? "" });
}

/** Returns whether a term still runs, once for all dates with the same text. */
function statesOf(
  say: Say,
  language: Language,
  term: HeaterTerm,
  { candidates, userInput: { installed }, today }: Heater,
): readonly WarrantyState[] {
  const [first] = candidates;
  const made = first?.date ?? installed;
  if (made === undefined) return [];
  // The date of manufacture does not matter once the day of installation is known.
  const each: readonly Pick<Candidate, "date">[] =
    installed !== undefined || candidates.length === 0 ? [{ date: made }] : candidates;
  const groups = new Map<string, readonly string[]>();
  for (const { date } of each) {
    const text = stateText(say, language, term, { made: date, installed, today });
    groups.set(text, [...new Set([...(groups.get(text) ?? []), date])]);
  }
  return [...groups].map(([text, dates]): WarrantyState => {
    const [date = made] = dates;
    const cover = warrantyCover(term, { made: date, installed, today });
    const spoken = datesText(
      translatorIn(language),
      candidates.filter((candidate) => dates.includes(candidate.date)),
    );
    const state = groups.size === 1 ? text : say("dated", { dates: spoken, state: text });
    return {
      dates: installed === undefined ? dates : [...new Set(candidates.map((candidate) => candidate.date))],
      status: cover.status,
      remainingMonths: { min: cover.remainingMonths[0], max: cover.remainingMonths[1] },
      countedFrom: cover.countedFrom,
      mayRunLonger: cover.mayRunLonger,
      statement: concluded(capitalize(language, state), {
        assumption: say(installed === undefined ? "fromManufacture" : "fromInstallation"),
        confidence: warrantyClock.confidence,
        sources: warrantyClock.sources,
      }),
    };
  });
}

/** Returns the statement about how long a part is covered, with its basis. */
function ground(say: Say, language: Language, term: HeaterTerm, text: string): Statement {
  const { from, basis, confidence, sources } = term;
  if (from === "papers") return concluded(text, { assumption: say("fromPapers"), confidence });
  const more = { confidence, sources };
  if (from === "language-model") return concluded(text, { assumption: say("fromLanguageModel"), ...more });
  if (from === "model-number") return concluded(text, { assumption: say("fromNumber"), ...more });
  return basis === "ours"
    ? concluded(text, { assumption: formatText(language, "specifications", "estimated"), ...more })
    : stated(text, more);
}

/** Returns terms grouped by everything but the part. */
function alike(terms: readonly HeaterTerm[]): readonly (readonly [HeaterTerm, ...HeaterTerm[]])[] {
  const groups = new Map<string, [HeaterTerm, ...HeaterTerm[]]>();
  for (const term of terms) {
    const { years, hours, recirculation, from } = term;
    const key = [...years, hours, recirculation, from].join(" ");
    const group = groups.get(key);
    if (group) group.push(term);
    else groups.set(key, [term]);
  }
  return [...groups.values()];
}

function coverOf(
  language: Language,
  heater: Heater,
  group: readonly [HeaterTerm, ...HeaterTerm[]],
): WarrantyCover {
  const say = areaTexts(translatorIn(language), "warranty");
  const [term] = group;
  const { years, hours, recirculation, from } = term;
  const names = group.map(({ part }) => say(`part-${part}`));
  const parts = capitalize(language, listFormat(language, "conjunction").format(names));
  const inYears =
    years[0] === years[1]
      ? say("years", { years: years[0] })
      : say("yearsByVersion", { from: years[0], to: years[1] });
  const span = hours === undefined ? inYears : say("orHours", { years: inYears, hours });
  const text =
    recirculation === undefined
      ? say("cover", { parts, span })
      : say("coverWith", { parts, condition: say(`with-${recirculation}`), span });
  return {
    parts: group.map(({ part }) => part),
    yearsFrom: years[0],
    yearsTo: years[1],
    ...(hours !== undefined && { hours }),
    ...(recirculation !== undefined && { recirculation }),
    from,
    statement: ground(say, language, term, text),
    states: statesOf(say, language, term, heater),
  };
}

/**
 * Returns the warranty of a heater, and whether it still runs.
 *
 * @throws {ApiError} `installed-date` when the heater can't have been installed on the visitor's date.
 */
export function warrantyOf(heater: Heater, language: Language): WarrantyAdvice {
  const { brand, label = "", model, candidates, userInput, today } = heater;
  const { installed, warranty: papers = "" } = userInput;
  const dates = candidates.map(({ date }) => date);
  if (installed !== undefined && !canBeInstalled(installed, dates, today))
    throw new ApiError("installed-date");

  const say = areaTexts(translatorIn(language), "warranty");
  const covers = alike(termsOf(heater)).map((group) => coverOf(language, heater, group));
  const unread = papers.trim() !== "" && readWarranty(papers).length === 0;
  const remarks = [
    ...(covers.length === 0 ? (["unknown"] as const) : []),
    ...(unread ? (["papersUnread"] as const) : []),
    ...(covers.length > 0 && dates.length === 0 && installed === undefined ? (["noDate"] as const) : []),
  ];
  const clock = { sources: warrantyClock.sources, confidence: warrantyClock.confidence } as const;
  const check = Object.hasOwn(warrantyChecks, brand) ? warrantyChecks[brand] : undefined;
  const steps = [...(model === "" ? (["todo-model"] as const) : []), "todo-papers", "todo-maker"] as const;
  return {
    covers,
    counting: stated(say("counting"), clock),
    conditions: stated(say("conditions"), clock),
    remarks: remarks.map((key) => concluded(say(key))),
    steps: covers.length === 0 ? steps.map((key) => say(key)) : [],
    ...(check && { check: stated(say("check", { brand: label }), { sources: [check] }) }),
  };
}
