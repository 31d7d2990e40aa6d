import { findBrand } from "@heater-age/decoder";
import {
  assumedYears,
  type NoticeMatch,
  notices,
  type SafetyNotice,
  safetyNotices,
} from "@heater-age/decoder/safety";
import type { HeaterType } from "@heater-age/decoder/models";
import { isoDateText } from "@heater-age/messages/format";
import { translatorIn } from "@heater-age/messages/server";
import { type Language, type Messages, numberLocaleOf } from "@heater-age/messages";
import { listFormat } from "../text/formats.ts";
import { type AreaTexts, areaTexts } from "../text/area-texts.ts";
import { otherBrand } from "@heater-age/decoder/check";
import type { Heater } from "./heater.ts";
import { checksOf } from "./safety-checks.ts";
import type { Safety, SafetyMatch } from "./safety-schema.ts";
import { concluded, type Statement, stated } from "./statement.ts";

type Text = AreaTexts<"safety">;

// Our choice: notices are published on any day, and the list is updated by hand.
const OLD_LIST_MONTHS = 3;

/** Search pages of the official lists, by country. */
const officialLists = {
  US: "https://www.cpsc.gov/Recalls",
  CA: "https://recalls-rappels.canada.ca/en",
  EU: "https://ec.europa.eu/safety-gate-alerts/screen/search",
} as const;

const listOf = (language: Language, parts: readonly string[]): string =>
  listFormat(language, "unit").format(parts);

const datesIn = (language: Language, dates: readonly string[]): string =>
  listOf(
    language,
    dates.map((date) => isoDateText(translatorIn(language), date)),
  );

function summaryOf(text: Text, listDate: string, matches: readonly NoticeMatch[]): Statement {
  const covering = matches.filter(({ answer }) => answer === "covered").length;
  const open = matches.length - covering;
  const parts = [
    ...(covering === 0 ? [] : [text("covered", { count: covering })]),
    ...(open === 0 ? [] : [text(covering === 0 ? "mayBeCovered" : "mayBeCoveredToo", { count: open })]),
    ...(matches.length === 0 ? [text("noMatch", { date: listDate })] : []),
  ];
  return concluded(parts.join(" "), {
    assumption: `${text("compared")} ${text("listed", { count: notices.length, date: listDate })}`,
  });
}

function remarksOf(text: Text, heater: Heater, listMonths: number): readonly Statement[] {
  const { brand, candidates } = heater;
  return [
    ...(listMonths < OLD_LIST_MONTHS
      ? []
      : [
          concluded(text("old", { months: listMonths }), {
            assumption: text("oldFrom", { months: OLD_LIST_MONTHS }),
          }),
        ]),
    ...(brand === otherBrand
      ? [concluded(text("brandUnknown"), { assumption: text("compared") })]
      : candidates.length === 0
        ? [concluded(text("dateUnknown"), { assumption: text("compared") })]
        : []),
  ];
}

function headingOf(text: Text, { agency, number, date }: SafetyNotice, language: Language): string {
  if (date === undefined) return text("headingUndated", { agency });
  const spoken = isoDateText(translatorIn(language), date);
  return number === undefined
    ? text("heading", { agency, date: spoken })
    : text("headingNumber", { agency, number, date: spoken });
}

function aboutOf(text: Text, { kind, brands, anyBrand, control }: SafetyNotice, language: Language): string {
  if (kind === "gas-control") {
    const maker = control?.maker ?? "";
    return anyBrand
      ? text("about-gas-control-any", { maker })
      : text("about-gas-control", { maker, brands: listOf(language, brands) });
  }
  return text(`about-${kind}`, { brands: listOf(language, brands) });
}

function remedyOf(text: Text, { code, dollars = 0 }: SafetyNotice["remedy"], language: Language): string {
  const money = new Intl.NumberFormat(numberLocaleOf(language), {
    style: "currency",
    currency: "USD",
    maximumFractionDigits: 0,
  });
  return text(`remedy-${code}`, { money: money.format(dollars) });
}

/** Returns the assumption behind the dates that a notice covers. */
function assumedFor(text: Text, { made, control, sold, serials }: SafetyNotice): string {
  if (made === undefined && control?.made) return text("onTheShelf", { years: assumedYears.onTheShelf });
  if (made === undefined && sold && serials === undefined)
    return text("inTheShop", { years: assumedYears.inTheShop });
  return text("compared");
}

function fitsOf(text: Text, heater: Heater, { notice, dates }: NoticeMatch, language: Language): Statement {
  const known = heater.candidates.length;
  const spoken = { dates: datesIn(language, dates), count: dates.length };
  const key =
    dates.length === 0
      ? "fitsUnknown"
      : known === 1
        ? "fitsOne"
        : dates.length === known
          ? "fitsAll"
          : "fitsSome";
  return concluded(text(key, spoken), { assumption: assumedFor(text, notice), sources: notice.sources });
}

/** Returns the telephone numbers for a brand, or all of them if the notice has none for it. */
function phonesFor({ phones }: SafetyNotice, brand: string): SafetyNotice["phones"] {
  const own = phones.filter(
    ({ brands }) => brands === undefined || brands.some((name) => findBrand(name)?.slug === brand),
  );
  return own.length === 0 ? phones : own;
}

const unreadKeys = {
  dates: "unread-dates",
  models: "unread-models",
  page: "unread-page",
  remedy: "unread-remedy",
  serials: "unread-serials",
} as const satisfies Record<SafetyNotice["unread"][number], keyof Messages["safety"]>;

function matchOf(heater: Heater, match: NoticeMatch, language: Language): SafetyMatch {
  const text = areaTexts(language, "safety");
  const { answer, notice, dates } = match;
  const { id, number, date, agency, countries, kind, cause, stopUse, unread, link, makerPage } = notice;
  const says = (sentence: string) => stated(sentence, notice);
  return {
    id,
    answer,
    answerText: text(`answer-${answer}`),
    kind,
    agency,
    countries,
    ...(number !== undefined && { number }),
    ...(date !== undefined && { date }),
    ...(notice.heater?.types && { types: [...notice.heater.types] }),
    heading: says(headingOf(text, notice, language)),
    about: says(aboutOf(text, notice, language)),
    ...(stopUse && { stopUse: says(text(`stopUse-${answer}`)) }),
    hazard: says(notice.hazards.map((code) => text(`hazard-${code}`)).join(" ")),
    ...(cause !== undefined && { cause: says(text(`cause-${cause}`)) }),
    remedy: says(remedyOf(text, notice.remedy, language)),
    dates,
    fits: fitsOf(text, heater, match, language),
    check: checksOf(match, language),
    ...(unread.length > 0 && {
      unread: concluded(
        text("unread", {
          parts: listOf(
            language,
            unread.map((part) => text(unreadKeys[part])),
          ),
        }),
        { assumption: text("copies") },
      ),
    }),
    phones: phonesFor(notice, heater.brand),
    ...(link !== undefined && { link }),
    ...(makerPage !== undefined && { makerPage }),
  };
}

/** Returns the kind of heater if it is certain enough to rule notices out. */
function kindOf({ type, typeFrom, known }: Heater): HeaterType | undefined {
  // A heater that a visitor calls tankless can be a combi boiler.
  if (typeFrom === "visitor") return type === "tankless-gas" ? undefined : type;
  const isListed = known?.source === "catalogue" && !known.estimatedFacts.includes("type");
  return isListed ? known.facts.type : undefined;
}

/**
 * Returns whether safety notices in our list cover a heater.
 *
 * @param language Language of the texts.
 */
export function safetyOf(heater: Heater, language: Language): Safety {
  const text = areaTexts(language, "safety");
  const { brand, serial, misread, model, candidates, today } = heater;
  const { answer, matches, listDate, listMonths } = safetyNotices({
    brand,
    serial,
    serialUnsure: misread,
    model,
    type: kindOf(heater),
    candidates,
    today,
  });
  return {
    answer,
    summary: summaryOf(text, isoDateText(translatorIn(language), listDate), matches),
    listDate,
    listMonths,
    remarks: remarksOf(text, heater, listMonths),
    matches: matches.map((match) => matchOf(heater, match, language)),
    search: Object.entries(officialLists).map(([country, url]) => ({
      country,
      text: text(`search-${country as keyof typeof officialLists}`),
      url,
    })),
  };
}
