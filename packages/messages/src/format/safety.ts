import type { NoticeMatch, SafetyAnswer, SafetyNotice } from "@heater-age/decoder/safety";
import { toNumberLocale } from "../catalog/languages.ts";
import type { Messages } from "../catalog/shape.ts";
import { type AreaTexts, areaTexts } from "./area-texts.ts";
import { listFormat } from "./formats.ts";
import { isoDateText } from "./iso-dates.ts";
import { checkTexts, type SafetyCheckTexts } from "./safety-checks.ts";
import { concluded, type Statement, stated } from "./statement.ts";
import type { Translator } from "./translator.ts";

type Text = AreaTexts<"safety">;

/** Recalls of a heater. */
export interface SafetyCodes extends Pick<SafetyAnswer, "answer" | "listDate" | "listMonths"> {
  readonly matches: readonly (NoticeMatch & {
    /** Those for the brand. */
    readonly phones: SafetyNotice["phones"];
    /** What we assume about the dates that the notice covers. */
    readonly assumed?: { readonly code: "inTheShop" | "onTheShelf"; readonly years: number };
  })[];
  /** What limits the answer. */
  readonly remarks: readonly ("brandUnknown" | "dateUnknown" | "old")[];
  /** Number of notices in the list, and of possible dates of the heater. */
  readonly notices: number;
  readonly dates: number;
  readonly search: readonly { readonly country: "CA" | "EU" | "GB" | "US"; readonly url: string }[];
}

/** A notice that covers a heater or may cover it, in words. */
export interface RecallTexts extends Pick<SafetyNotice, "agency" | "countries" | "id" | "kind"> {
  readonly answer: NoticeMatch["answer"];
  readonly answerText: string;
  readonly number?: string;
  readonly date?: string;
  readonly types?: readonly string[];
  readonly heading: Statement;
  readonly about: Statement;
  readonly stopUse?: Statement;
  readonly hazard: Statement;
  readonly cause?: Statement;
  readonly remedy: Statement;
  readonly dates: readonly string[];
  readonly fits: Statement;
  readonly check: readonly SafetyCheckTexts[];
  readonly unread?: Statement;
  readonly phones: SafetyNotice["phones"];
  readonly link?: string;
  readonly makerPage?: string;
}

/** Recalls of a heater in words, and links to official lists. */
export interface SafetyTexts extends Pick<SafetyAnswer, "answer" | "listDate" | "listMonths"> {
  readonly summary: Statement;
  readonly remarks: readonly Statement[];
  readonly matches: readonly RecallTexts[];
  readonly search: readonly { readonly country: string; readonly text: string; readonly url: string }[];
}

interface ListFacts {
  readonly notices: number;
  /** The day it was compiled, in words. */
  readonly listDay: string;
}

const joinParts = (translator: Translator, parts: readonly string[]): string =>
  listFormat(translator.locale, "unit").format(parts);

const joinDates = (translator: Translator, dates: readonly string[]): string =>
  joinParts(
    translator,
    dates.map((date) => isoDateText(translator, date)),
  );

/** Returns what our list of notices holds. */
const listed = (text: Text, { notices, listDay }: ListFacts): string =>
  text("listed", { count: notices, date: listDay });

function summarize(text: Text, matches: SafetyCodes["matches"], list: ListFacts): Statement {
  const covering = matches.filter(({ answer }) => answer === "covered").length;
  const open = matches.length - covering;
  const parts: string[] = [];
  if (covering > 0) parts.push(text("covered", { count: covering }));
  if (open > 0) parts.push(text(covering === 0 ? "mayBeCovered" : "mayBeCoveredToo", { count: open }));
  if (matches.length === 0) parts.push(text("noMatch", { date: list.listDay }));
  return concluded(parts.join(" "), { assumption: listed(text, list) });
}

function headingText(text: Text, { agency, number, date }: SafetyNotice, translator: Translator): string {
  if (date === undefined) return text("headingUndated", { agency });
  const spoken = isoDateText(translator, date);
  return number === undefined
    ? text("heading", { agency, date: spoken })
    : text("headingNumber", { agency, number, date: spoken });
}

function aboutText(
  text: Text,
  { kind, brands, anyBrand, control }: SafetyNotice,
  translator: Translator,
): string {
  if (kind === "gas-control") {
    const maker = control?.maker ?? "";
    return anyBrand
      ? text("about-gas-control-any", { maker })
      : text("about-gas-control", { maker, brands: joinParts(translator, brands) });
  }
  return text(`about-${kind}`, { brands: joinParts(translator, brands) });
}

function remedyText(
  text: Text,
  { code, dollars = 0 }: SafetyNotice["remedy"],
  translator: Translator,
): string {
  const money = new Intl.NumberFormat(toNumberLocale(translator.locale), {
    style: "currency",
    currency: "USD",
    maximumFractionDigits: 0,
  });
  return text(`remedy-${code}`, { money: money.format(dollars) });
}

/** Texts of what we don’t have of a notice. The text of its remedy says that itself. */
const unreadKeys = {
  dates: ["unread-dates"],
  models: ["unread-models"],
  page: ["unread-page"],
  remedy: [],
  serials: ["unread-serials"],
} as const satisfies Record<SafetyNotice["unread"][number], readonly (keyof Messages["safety"])[]>;

function fitsStatement(
  translator: Translator,
  match: SafetyCodes["matches"][number],
  known: number,
): Statement {
  const { assumed, dates, notice } = match;
  const text = areaTexts(translator, "safety");
  const all = known === 1 ? "fitsOne" : "fitsAll";
  const some = dates.length === known ? all : "fitsSome";
  return concluded(text(dates.length === 0 ? "fitsUnknown" : some, { dates: joinDates(translator, dates) }), {
    assumption: assumed && text(assumed.code, { years: assumed.years }),
    sources: notice.sources,
  });
}

function recallTexts(
  translator: Translator,
  match: SafetyCodes["matches"][number],
  known: number,
): RecallTexts {
  const text = areaTexts(translator, "safety");
  const { answer, notice, dates, phones } = match;
  const { id, number, date, agency, countries, kind, cause, stopUse, unread, link, makerPage } = notice;
  const says = (sentence: string) => stated(sentence, notice);
  const missing = unread.flatMap((part) => unreadKeys[part]).map((key) => text(key));
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
    heading: says(headingText(text, notice, translator)),
    about: says(aboutText(text, notice, translator)),
    ...(stopUse && { stopUse: says(text(`stopUse-${answer}`)) }),
    hazard: says(notice.hazards.map((code) => text(`hazard-${code}`)).join(" ")),
    ...(cause !== undefined && { cause: says(text(`cause-${cause}`)) }),
    remedy: says(remedyText(text, notice.remedy, translator)),
    dates,
    fits: fitsStatement(translator, match, known),
    check: checkTexts(translator, match),
    ...(missing.length > 0 && {
      unread: concluded(text("unread", { parts: joinParts(translator, missing) })),
    }),
    phones,
    ...(link !== undefined && { link }),
    ...(makerPage !== undefined && { makerPage }),
  };
}

/** Returns the recalls of a heater in words, with their basis. */
export function safetyTexts(translator: Translator, codes: SafetyCodes): SafetyTexts {
  const text = areaTexts(translator, "safety");
  const { answer, dates, listDate, listMonths, matches, notices, remarks, search } = codes;
  const list = { notices, listDay: isoDateText(translator, listDate) };
  return {
    answer,
    summary: summarize(text, matches, list),
    listDate,
    listMonths,
    remarks: remarks.map((code) =>
      concluded(text(code, { months: listMonths }), code === "old" ? { assumption: listed(text, list) } : {}),
    ),
    matches: matches.map((match) => recallTexts(translator, match, dates)),
    search: search.map(({ country, url }) => ({ country, text: text(`search-${country}`), url })),
  };
}
