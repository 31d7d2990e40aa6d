import { type Age, age, ageStatuses, type Candidate } from "@heater-age/decoder";
import type { Language } from "@heater-age/messages";
import { formatText } from "@heater-age/messages/server";
import { listFormat } from "../formats.ts";
import { spokenDate } from "./dates.ts";
import type { RecommendationCode } from "./schema.ts";

/**
 * The state of a heater of this age; two states, the older first, when the date is not known finely enough to tell.
 *
 * @example
 * recommendationCode(age("2016", "2026-06-01")); //=> "replace-or-monitor"
 */
export function recommendationCode(range: Pick<Age, "minMonths" | "maxMonths">): RecommendationCode {
  const [older = "good", younger = older] = ageStatuses(range);
  if (older === younger) return older;
  return older === "replace" ? "replace-or-monitor" : "monitor-or-good";
}

const actions = {
  good: ["good-1", "good-2", "good-3"],
  monitor: ["monitor-1", "monitor-2", "monitor-3"],
  replace: ["replace-1", "replace-2", "replace-3"],
  "monitor-or-good": ["monitor-1", "monitor-2", "monitor-3"],
  "replace-or-monitor": ["replace-1", "replace-2", "replace-3"],
} as const satisfies Record<RecommendationCode, readonly string[]>;

/** What a recommendation is about: the likeliest date and those that it could be instead. */
export interface Dates {
  readonly first: Candidate;
  readonly others: readonly Candidate[];
}

/** What is said of a state whatever the dates are: the state itself, and what to do. */
interface Standing {
  readonly state: string;
  readonly actions: string;
}

// They take no values, so that there is one for each state and language.
const standing = new Map<string, Standing>();

function standingOf(code: RecommendationCode, language: Language): Standing {
  const key = `${language} ${code}`;
  const known = standing.get(key) ?? {
    state: formatText(language, "recommendation", code),
    actions: actions[code].map((action) => formatText(language, "recommendation", action)).join(" "),
  };
  standing.set(key, known);
  return known;
}

/**
 * Says what to do with a heater, and which other dates its serial number can mean.
 *
 * @param dates The candidates of a decoding.
 * @param today Calendar date `"YYYY-MM-DD"`.
 */
export function recommendation({ first, others }: Dates, today: string, language: Language): string {
  const code = recommendationCode(age(first.date, today));
  const { state, actions: advice } = standingOf(code, language);
  if (others.length === 0) return `${state} ${advice}`;
  const dates = others.map((other) =>
    formatText(language, "recommendation", "otherDate", {
      date: spokenDate(other, language),
      state: formatText(language, "recommendation", `state-${recommendationCode(age(other.date, today))}`),
    }),
  );
  const list = listFormat(language, "disjunction").format(dates);
  return [state, formatText(language, "recommendation", "otherDates", { dates: list }), advice].join(" ");
}
