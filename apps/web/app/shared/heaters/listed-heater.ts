import { age, type AgeStatus, anyTimeZone, type Candidate, normaliseSerial } from "@heater-age/decoder";
import { otherBrand } from "@heater-age/decoder/check";
import type { LifeType } from "@heater-age/decoder/life";
import { type NoticeMatch, safetyNotices } from "@heater-age/decoder/safety";
import { defaultLanguage, heaterRegion } from "@heater-age/messages";
import { aboutBrand, checkHere } from "../check/check-here.ts";
import { type DatedCheck, isDated, type ShownCheck, withDates } from "../check/shown-check.ts";
import type { SavedHeater } from "./saved-heater.ts";

/** A saved heater with everything decoded from its numbers today. */
export interface ListedHeater {
  readonly heater: SavedHeater;
  /** Calendar date `"YYYY-MM-DD"` on which its age is calculated. */
  readonly today: string;
  /** Name of the brand. Empty for "other". */
  readonly label: string;
  /** The check, with the chosen date first. Absent if the serial number has no date. */
  readonly check?: DatedCheck | undefined;
  /** Whether several dates fit and none is chosen. */
  readonly isOpen: boolean;
  /** Whether the chosen date is no longer decoded from its numbers. */
  readonly isChanged: boolean;
  /** Kind of heater; absent if unknown. */
  readonly kind?: LifeType | undefined;
  /** Recalls that cover it or may cover it, the most certain first. */
  readonly recalls: readonly NoticeMatch[];
  /** Ids of the recalls that the visitor hasn't seen for it. */
  readonly newRecalls: readonly string[];
}

function toCheck({ brand, serial, model }: SavedHeater, today: string): ShownCheck | undefined {
  try {
    return checkHere({ brand, serial, model }, today, "from-address");
  } catch (error) {
    // It may have been saved by a newer version, which has more brands.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function withChosen(check: DatedCheck, date: string | undefined): DatedCheck {
  const { candidates } = check.result.decoding;
  const chosen = candidates.find((candidate) => candidate.date === date);
  return chosen === undefined
    ? check
    : withDates(check, [chosen, ...candidates.filter((candidate) => candidate !== chosen)], check.today);
}

/**
 * Returns a saved heater with everything decoded from its numbers.
 *
 * @param today Calendar date `"YYYY-MM-DD"` where the visitor is.
 */
export function listedHeater(heater: SavedHeater, today: string): ListedHeater {
  const { brand, serial, model, date, seenRecalls } = heater;
  const shown = toCheck(heater, today);
  const check = shown !== undefined && isDated(shown) ? withChosen(shown, date) : undefined;
  const candidates = check?.result.decoding.candidates ?? [];
  const isChosen = date !== undefined && candidates[0]?.date === date;
  const kind = heater.kind ?? shown?.kind;
  const stated = isChosen ? candidates.slice(0, 1) : candidates;
  // By brand and number alone: a list is read in several languages.
  const isEuropean = heaterRegion({ brand, candidates: stated }, defaultLanguage) === "europe";
  const query = { brand, serial, model, type: kind, candidates: stated, isEuropean, today };
  // As in a result: without a date, most recalls could apply.
  const recalls = check === undefined ? [] : safetyNotices(query).matches;
  return {
    heater,
    today,
    label: brand === otherBrand ? "" : aboutBrand(brand).label || brand,
    check,
    isOpen: candidates.length > 1 && !isChosen,
    isChanged: date !== undefined && !isChosen,
    kind,
    recalls,
    newRecalls: recalls.map(({ notice }) => notice.id).filter((id) => !seenRecalls.includes(id)),
  };
}

/** Returns whether a recall certainly covers a heater. */
export const isAffected = ({ recalls }: ListedHeater): boolean => recalls[0]?.answer === "covered";

const ranks: Readonly<Record<AgeStatus, number>> = { replace: 1, monitor: 2, good: 3 };

/** Returns the possible dates of a heater: the chosen one, or all that fit. */
export const listDates = ({ check, isOpen }: ListedHeater): readonly Candidate[] =>
  check?.result.decoding.candidates.slice(0, isOpen ? undefined : 1) ?? [];

function toRank(listed: ListedHeater): number {
  if (isAffected(listed)) return 0;
  return listed.check === undefined ? 4 : ranks[listed.check.result.recommendationCode];
}

/** Returns the maximum age of a heater in months; -1 without a date. */
const countMonths = (listed: ListedHeater): number =>
  Math.max(-1, ...listDates(listed).map(({ date }) => age(date, listed.today, anyTimeZone).maxMonths));

/** Sorts heaters by urgency: recalled ones first, then by state, the oldest first; those without a date last. */
const byUrgency = (heaters: readonly ListedHeater[]): readonly ListedHeater[] =>
  heaters
    .map((listed) => ({ listed, rank: toRank(listed), months: countMonths(listed) }))
    .toSorted(
      (one, other) =>
        one.rank - other.rank ||
        other.months - one.months ||
        one.listed.heater.savedAt.localeCompare(other.listed.heater.savedAt),
    )
    .map(({ listed }) => listed);

/**
 * Returns saved heaters with everything decoded from their numbers, sorted by urgency.
 *
 * @param today Calendar date `"YYYY-MM-DD"` where the visitor is.
 * @param before The previous result. Unchanged heaters are not decoded again.
 */
export function listedHeaters(
  heaters: readonly SavedHeater[],
  today: string,
  before: readonly ListedHeater[] = [],
): readonly ListedHeater[] {
  const known = new Map(before.map((listed) => [JSON.stringify([listed.heater, listed.today]), listed]));
  return byUrgency(
    heaters.map((heater) => known.get(JSON.stringify([heater, today])) ?? listedHeater(heater, today)),
  );
}

const plain = (text: string): string =>
  text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLocaleLowerCase("en");

/** Returns whether each word of a search is in one of the fields of a heater. */
export function isFound({ heater, label }: ListedHeater, typed: string): boolean {
  const { address, name, brand, serial, model, notes } = heater;
  const text = plain([name, label, brand, serial, normaliseSerial(serial), model, notes, address].join("\n"));
  return plain(typed)
    .split(/\s+/u)
    .every((word) => text.includes(word));
}
