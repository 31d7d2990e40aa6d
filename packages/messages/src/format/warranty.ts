import type { Candidate, Source } from "@heater-age/decoder";
import type { WarrantyCover, WarrantyTerm } from "@heater-age/decoder/warranty";
import { monthsText } from "./ages.ts";
import { type AreaTexts, areaTexts } from "./area-texts.ts";
import { capitalize, datesText } from "./dates.ts";
import { listFormat } from "./formats.ts";
import { type Basis, concluded, type Statement, stated } from "./statement.ts";
import type { Translator } from "./translator.ts";

/** How long a part is covered, with its sources. */
export interface WarrantyTermCodes extends Pick<WarrantyTerm, "hours" | "part" | "recirculation" | "years"> {
  readonly from: "catalogue" | "language-model" | "line" | "model-number" | "papers";
  readonly basis: "ours" | "source";
  readonly confidence: NonNullable<Statement["confidence"]>;
  readonly sources: readonly Source[];
}

export interface WarrantyCodes {
  readonly covers: readonly {
    /** Terms that differ only in their part. */
    readonly terms: readonly [WarrantyTermCodes, ...WarrantyTermCodes[]];
    readonly states: readonly {
      readonly date: string;
      readonly cover: WarrantyCover;
      /** Whether it differs between the versions that the model number doesn't distinguish. */
      readonly isOpenByVersion: boolean;
    }[];
  }[];
  readonly candidates: readonly Candidate[];
  readonly remarks: readonly ("noDate" | "papersUnread" | "unknown")[];
  readonly steps: readonly ("todo-maker" | "todo-model" | "todo-papers")[];
  /** Basis of when a warranty starts and what ends it. */
  readonly clock: Required<Pick<Basis, "confidence" | "sources">>;
  /** Sources of the law of the country, in Europe. */
  readonly legal?: { readonly seller: Source; readonly checks: Source };
  /** The maker's page that looks a warranty up. */
  readonly check?: { readonly source: Source; readonly brand: string };
}

/** Whether a part is still covered, in words. */
interface StateTexts extends Pick<WarrantyCover, "countedFrom" | "mayRunLonger" | "status"> {
  readonly dates: readonly string[];
  readonly remainingMonths: { readonly min: number; readonly max: number };
  readonly statement: Statement;
}

/** The warranty of a heater in words. */
export interface WarrantyTexts {
  readonly covers: readonly (Pick<WarrantyTermCodes, "from" | "hours" | "recirculation"> & {
    readonly parts: readonly WarrantyTermCodes["part"][];
    readonly yearsFrom: number;
    readonly yearsTo: number;
    readonly statement: Statement;
    readonly states: readonly StateTexts[];
  })[];
  readonly legal: readonly Statement[];
  readonly counting: Statement;
  readonly conditions: Statement;
  readonly remarks: readonly Statement[];
  readonly steps: readonly string[];
  readonly check?: Statement;
}

type CoverCodes = WarrantyCodes["covers"][number];
type Say = AreaTexts<"warranty">;

// A month is within the precision of a date.
const SAME = 1;

function stateText(
  translator: Translator,
  [from, to]: WarrantyTermCodes["years"],
  { cover, isOpenByVersion }: CoverCodes["states"][number],
): string {
  const say = areaTexts(translator, "warranty");
  const { status, remainingMonths } = cover;
  const [least, most] = remainingMonths.map((months) => monthsText(translator, months));
  const time = most ?? "";
  if (status === "expired") return say("expired");
  if (status === "either")
    return isOpenByVersion ? say("openVersion", { from, to, time }) : say("openDate", { time });
  return remainingMonths[1] - remainingMonths[0] > SAME
    ? say("activeBetween", { from: least ?? "", to: time })
    : say("active", { time: least ?? "" });
}

/** Returns whether a term still runs, once for all dates with the same text. */
function stateTexts(
  translator: Translator,
  { states, terms: [{ years }] }: CoverCodes,
  { candidates, clock }: WarrantyCodes,
): readonly StateTexts[] {
  const say = areaTexts(translator, "warranty");
  const groups = new Map<string, { readonly cover: WarrantyCover; readonly dates: Set<string> }>();
  for (const state of states) {
    const text = stateText(translator, years, state);
    const group = groups.get(text) ?? { cover: state.cover, dates: new Set() };
    group.dates.add(state.date);
    groups.set(text, group);
  }
  return Array.from(groups, ([text, { cover, dates }]) => {
    const { countedFrom, mayRunLonger, remainingMonths, status } = cover;
    const dated = candidates.filter(({ date }) => dates.has(date));
    const state =
      groups.size === 1 ? text : say("dated", { dates: datesText(translator, dated), state: text });
    const assumption = say(countedFrom === "installation" ? "fromInstallation" : "fromManufacture");
    return {
      // Once the day of installation is known, the date of manufacture doesn't matter.
      dates: [...(countedFrom === "installation" ? new Set(candidates.map(({ date }) => date)) : dates)],
      status,
      remainingMonths: { min: remainingMonths[0], max: remainingMonths[1] },
      countedFrom,
      mayRunLonger,
      statement: concluded(capitalize(translator.locale, state), { assumption, ...clock }),
    };
  });
}

/** Returns the statement about how long a part is covered, with its basis. */
function ground(translator: Translator, term: WarrantyTermCodes, text: string): Statement {
  const say = areaTexts(translator, "warranty");
  const { from, basis, confidence, sources } = term;
  if (from === "papers") return concluded(text, { assumption: say("fromPapers"), confidence });
  if (from === "language-model")
    return concluded(text, { assumption: say("fromLanguageModel"), confidence, sources });
  if (from === "model-number") return concluded(text, { assumption: say("fromNumber"), confidence, sources });
  if (basis === "source") return stated(text, term);
  const assumption = translator.formatMessage({ id: "specifications.estimated" });
  return concluded(text, { assumption, confidence, sources });
}

function coverText(translator: Translator, say: Say, terms: CoverCodes["terms"]): string {
  const [{ years, hours, recirculation }] = terms;
  const names = terms.map(({ part }) => say(`part-${part}`));
  const parts = capitalize(translator.locale, listFormat(translator.locale, "conjunction").format(names));
  const [from, to] = years;
  const inYears = from === to ? say("years", { years: from }) : say("yearsByVersion", { from, to });
  const span = hours === undefined ? inYears : say("orHours", { years: inYears, hours });
  return recirculation === undefined
    ? say("cover", { parts, span })
    : say("coverWith", { parts, condition: say(`with-${recirculation}`), span });
}

/** Returns the warranty of a heater in words, with its basis. */
export function warrantyTexts(translator: Translator, codes: WarrantyCodes): WarrantyTexts {
  const { covers, remarks, steps, clock, legal, check } = codes;
  const say = areaTexts(translator, "warranty");
  return {
    covers: covers.map((cover) => {
      const { terms } = cover;
      const [term] = terms;
      const { from, hours, recirculation, years } = term;
      return {
        parts: terms.map(({ part }) => part),
        yearsFrom: years[0],
        yearsTo: years[1],
        ...(hours !== undefined && { hours }),
        ...(recirculation !== undefined && { recirculation }),
        from,
        statement: ground(translator, term, coverText(translator, say, terms)),
        states: stateTexts(translator, cover, codes),
      };
    }),
    legal:
      legal === undefined
        ? []
        : [
            stated(say("legalSeller"), { sources: [legal.seller], confidence: "medium" }),
            stated(say("legalChecks"), { sources: [legal.checks], confidence: "medium" }),
          ],
    counting: stated(say("counting"), clock),
    conditions: stated(say("conditions"), clock),
    remarks: remarks.map((code) => concluded(say(code))),
    steps: steps.map((code) => say(code)),
    ...(check && { check: stated(say("check", { brand: check.brand }), { sources: [check.source] }) }),
  };
}
