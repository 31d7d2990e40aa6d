import { findBrand } from "@heater-age/decoder";
import {
  assumedYears,
  type NoticeMatch,
  notices,
  type SafetyNotice,
  safetyNotices,
} from "@heater-age/decoder/safety";
import type { HeaterType } from "@heater-age/decoder/models";
import { translatorIn } from "@heater-age/messages/server";
import {
  type AreaTexts,
  areaTexts,
  concluded,
  isoDateText,
  listFormat,
  stated,
} from "@heater-age/messages/format";
import { type Language, type Messages, numberLocaleOf } from "@heater-age/messages";
import { otherBrand } from "@heater-age/decoder/check";
import type { Heater } from "./heater.ts";
import { checksOf } from "./safety-checks.ts";
import type { Safety, SafetyMatch } from "./safety-schema.ts";
import type { Statement } from "./statement.ts";

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

/** Returns what our list of notices holds. */
const listedIn = (text: Text, listDay: string): string =>
  text("listed", { count: notices.length, date: listDay });

function summaryOf(text: Text, listDay: string, matches: readonly NoticeMatch[]): Statement {
  const covering = matches.filter(({ answer }) => answer === "covered").length;
  const open = matches.length - covering;
  const parts = [
    ...(covering === 0 ? [] : [text("covered", { count: covering })]),
    ...(open === 0 ? [] : [text(covering === 0 ? "mayBeCovered" : "mayBeCoveredToo", { count: open })]),
    ...(matches.length === 0 ? [text("noMatch", { date: listDay })] : []),
  ];
  return concluded(parts.join(" "), { assumption: listedIn(text, listDay) });
}

function remarksOf(
  text: Text,
  heater: Heater,
  { listDay, listMonths }: { readonly listDay: string; readonly listMonths: number },
): readonly Statement[] {
  const { brand, candidates } = heater;
  return [
    ...(listMonths < OLD_LIST_MONTHS
      ? []
      : [concluded(text("old", { months: listMonths }), { assumption: listedIn(text, listDay) })]),
    ...(brand === otherBrand
      ? [concluded(text("brandUnknown"))]
      : candidates.length === 0
        ? [concluded(text("dateUnknown"))]
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

/** Returns the assumption behind the dates that a notice covers, if there is one. */
function assumedFor(text: Text, { made, control, sold, serials }: SafetyNotice): string | undefined {
  if (made === undefined && control?.made) return text("onTheShelf", { years: assumedYears.onTheShelf });
  if (made === undefined && sold && serials === undefined)
    return text("inTheShop", { years: assumedYears.inTheShop });
  return undefined;
}

function fitsOf(text: Text, heater: Heater, { notice, dates }: NoticeMatch, language: Language): Statement {
  const known = heater.candidates.length;
  const assumption = assumedFor(text, notice);
  const key =
    dates.length === 0
      ? "fitsUnknown"
      : known === 1
        ? "fitsOne"
        : dates.length === known
          ? "fitsAll"
          : "fitsSome";
  return concluded(text(key, { dates: datesIn(language, dates) }), {
    ...(assumption !== undefined && { assumption }),
    sources: notice.sources,
  });
}

/** Returns the telephone numbers for a brand, or all of them if the notice has none for it. */
function phonesFor({ phones }: SafetyNotice, brand: string): SafetyNotice["phones"] {
  const own = phones.filter(
    ({ brands }) => brands === undefined || brands.some((name) => findBrand(name)?.slug === brand),
  );
  return own.length === 0 ? phones : own;
}

/** Texts of what we don’t have of a notice. The text of its remedy says that itself. */
const unreadKeys = {
  dates: ["unread-dates"],
  models: ["unread-models"],
  page: ["unread-page"],
  remedy: [],
  serials: ["unread-serials"],
} as const satisfies Record<SafetyNotice["unread"][number], readonly (keyof Messages["safety"])[]>;

function matchOf(heater: Heater, match: NoticeMatch, language: Language): SafetyMatch {
  const text = areaTexts(translatorIn(language), "safety");
  const { answer, notice, dates } = match;
  const { id, number, date, agency, countries, kind, cause, stopUse, unread, link, makerPage } = notice;
  const says = (sentence: string) => stated(sentence, notice);
  const missing = unread.flatMap((part) => unreadKeys[part]);
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
    ...(missing.length > 0 && {
      unread: concluded(
        text("unread", {
          parts: listOf(
            language,
            missing.map((key) => text(key)),
          ),
        }),
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
  const text = areaTexts(translatorIn(language), "safety");
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
  const listDay = isoDateText(translatorIn(language), listDate);
  return {
    answer,
    summary: summaryOf(text, listDay, matches),
    listDate,
    listMonths,
    remarks: remarksOf(text, heater, { listDay, listMonths }),
    matches: matches.map((match) => matchOf(heater, match, language)),
    search: Object.entries(officialLists).map(([country, url]) => ({
      country,
      text: text(`search-${country as keyof typeof officialLists}`),
      url,
    })),
  };
}
