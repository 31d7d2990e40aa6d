import { age, type AgeStatus, ageStatus, anyTimeZone, type Confidence } from "@heater-age/decoder";
import { stepsNow } from "@heater-age/decoder/care";
import { datedStates } from "@heater-age/decoder/check";
import { usualLife } from "@heater-age/decoder/life";
import { usualWarranty } from "@heater-age/decoder/warranty";
import {
  ageParts,
  ageText,
  capitalize,
  datesText,
  dateText,
  dayText,
  eitherYearsText,
  type LifeLine,
  lifeLine,
  type MessageId,
  outlookText,
  type PlatePart,
  plateParts,
  stateTexts,
  type Years,
} from "@heater-age/messages/format";
import { quoteText } from "./quote.ts";
import {
  lifeAnswer,
  recallsAnswer,
  type ShortAnswer,
  sureAnswer,
  warrantyAnswer,
  warrantyYears,
} from "./answers.ts";
import type { Subject } from "./subject/subject.ts";
import type { Text } from "./writing/content.ts";
import type { Writer } from "./writing/writer.ts";

/** The publisher of a printed result or report, and its addresses. */
export interface Publication {
  /** Origin of the website, without a slash at the end. `undefined` if unknown. */
  readonly url: string | undefined;
  /** Name of the operating company. `undefined`: the site's name is used. */
  readonly company: string | undefined;
  /** Its telephone number and page for quotes, if it takes orders. */
  readonly phone?: string | undefined;
  readonly quoteUrl?: string | undefined;
  /** Address of the printed page. `undefined`: the print has no QR code. */
  readonly address: string | undefined;
  /** ID of the report. `undefined` for a result. */
  readonly id: string | undefined;
}

/** A possible date of the serial number. */
export interface PossibleDate {
  readonly made: string;
  /** The heater's age by this date. */
  readonly age: string;
  /** Whether it is the likelier date, in a word. */
  readonly note: string;
  /** The heater's state by this date. */
  readonly state: string;
}

/** A short fact. */
export interface ShortFact extends ShortAnswer {
  readonly term: string;
  /** Set for characters from a rating plate. */
  readonly isPlate?: true;
}

/** The first page, which contains everything, from top to bottom. */
export interface FirstPage {
  /** Name of the company, or of the site if there is none. */
  readonly publisher: string;
  /** Address of the site as people read it. Empty if unknown. */
  readonly site: string;
  readonly heading: string;
  /** The checked numbers, and the date of the check. */
  readonly about: readonly string[];
  /** The QR code of the page. `undefined` without an address. */
  readonly code: { readonly address: string; readonly label: string; readonly text: string } | undefined;
  /** The state of the chosen or likeliest date. */
  readonly state: { readonly state: AgeStatus; readonly text: string };
  /** The confidence in the date. Has no level if several dates are possible. */
  readonly sure: { readonly level?: Confidence; readonly text: string };
  readonly age: ReturnType<typeof ageParts>;
  readonly made: string;
  /** All possible dates, if there are several. */
  readonly dates: readonly PossibleDate[];
  /** Caveats about the date, and whether the age is a problem. */
  readonly sentences: readonly string[];
  readonly life: LifeLine;
  readonly plate: { readonly title: string; readonly label: string; readonly parts: readonly PlatePart[] };
  readonly actions: {
    readonly heading: string;
    readonly items: readonly { readonly title: string; readonly how: string }[];
    /** How to ask the publisher for a quote. */
    readonly quote: Text | undefined;
  };
  readonly facts: readonly ShortFact[];
  readonly foot: readonly string[];
}

const sureTexts = {
  high: "result.sureHigh",
  medium: "result.sureMedium",
  low: "result.sureLow",
} as const satisfies Readonly<Record<Confidence, string>>;

/** Returns the line for a quote, with the address that a reader of paper has to type. */
function quoteFor({ translator, say }: Writer, state: AgeStatus, publication: Publication): Text | undefined {
  const { company = say("shell.siteName"), phone, quoteUrl } = publication;
  const line = quoteText(translator, state, { company, phone, quoteUrl });
  if (line === undefined || quoteUrl === undefined) return line;
  return [...line, { text: ` · ${withoutProtocol(quoteUrl)}`, quiet: true }];
}

const withoutProtocol = (url: string): string => url.replace(/^https?:\/\//u, "");

function factsOf(
  { translator, say }: Writer,
  subject: Subject,
  known: Years | undefined,
): readonly ShortFact[] {
  const { advice, candidates, checkedOn, kind, label, modelNumber, recalls, serialNumber, today } = subject;
  const [first] = candidates;
  const of = { age: age(first.date, today, anyTimeZone), kind };
  const { cost, kWh } = advice?.energy.present ?? {};
  const energy = cost?.text ?? kWh?.text;
  const fact = (term: MessageId, text: string): ShortFact => ({ term: say(term), text });
  return [
    fact("report.brand", label),
    { ...fact("report.serial", serialNumber), isPlate: true },
    modelNumber === ""
      ? fact("report.model", say("report.noModel"))
      : { ...fact("report.model", modelNumber), isPlate: true },
    fact("report.made", candidates.map((each) => dateText(translator, each)).join(" · ")),
    ...(checkedOn === today
      ? []
      : [fact("report.ageThen", ageText(translator, age(first.date, checkedOn, anyTimeZone)))]),
    ...(recalls === undefined
      ? []
      : [{ term: say("result.rowRecalls"), ...recallsAnswer(translator, recalls) }]),
    fact("result.rowWarranty", warrantyAnswer(translator, of, known)),
    fact("result.rowLife", lifeAnswer(translator, of)),
    ...(energy === undefined ? [] : [fact("result.rowCost", say("result.costYear", { cost: energy }))]),
    fact("result.rowSure", sureAnswer(translator, first)),
  ];
}

/** Returns the caveats about the date: it is uncertain, only accurate to the year, or chosen from several. */
function doubtsOf({ translator, say }: Writer, { candidates, isChosen, today }: Subject): readonly string[] {
  const [first, ...others] = candidates;
  const { precision } = age(first.date, today, anyTimeZone);
  return [
    ...(isChosen ? [say("result.verdictOther", { dates: datesText(translator, others) })] : []),
    ...(first.confidence === "low" ? [say("result.verdictLow")] : []),
    ...(precision === "year" ? [say("result.verdictAround")] : []),
  ];
}

/** Returns all dates, newest first. */
const datesOf = ({ translator, say }: Writer, { candidates, today }: Subject): readonly PossibleDate[] =>
  datedStates(candidates, today)
    .map(({ date: candidate, state }, index) => ({
      date: candidate.date,
      made: capitalize(translator.locale, dateText(translator, candidate)),
      age: say("result.dateAge", { age: ageText(translator, age(candidate.date, today, anyTimeZone)) }),
      note: index === 0 && candidate.confidence !== "low" ? say("result.likelier") : "",
      state: say(stateTexts[state]),
    }))
    .toSorted((one, other) => (one.date < other.date ? 1 : -1));

/** Returns the age in large type. For several dates, it has the years of each. */
function ageOf({ translator, say }: Writer, dates: Subject["candidates"], today: string): FirstPage["age"] {
  const [first, ...others] = dates;
  if (others.length === 0) return ageParts(translator, age(first.date, today, anyTimeZone));
  const years = eitherYearsText(
    translator,
    dates.map(({ date }) => age(date, today, anyTimeZone)),
  );
  return { main: `${years} ${say("result.datesYears")}`, rest: "" };
}

/** Returns the first page of a printed result or report. */
export function firstPageOf(writer: Writer, subject: Subject, publication: Publication): FirstPage {
  const { translator, say } = writer;
  const { advice, candidates, checkedOn, installed, isChosen, kind, label, serialNumber, today } = subject;
  const { url, company, address, id } = publication;
  const [first, ...others] = candidates;
  const isOpen = others.length > 0 && !isChosen;
  const stated: Subject["candidates"] = isOpen ? candidates : [first];
  const old = age(first.date, today, anyTimeZone);
  const life = usualLife(kind);
  const known = warrantyYears(advice?.warranty.covers ?? [], subject.modelInfo?.warranty);
  const state = ageStatus(old.years);
  const day = (date: string) => ({ date: dayText(translator, date) });
  return {
    publisher: company ?? say("shell.siteName"),
    site: url === undefined ? "" : withoutProtocol(url),
    heading: say("report.heading"),
    about: [
      say("report.about", { brand: label }),
      say("report.checkedOn", day(checkedOn)),
      ...(checkedOn === today ? [] : [say("report.asOf", day(today))]),
    ],
    code:
      address === undefined
        ? undefined
        : { address, label: say("report.code"), text: say("report.codeText") },
    state: { state, text: say(stateTexts[state]) },
    sure: isOpen
      ? { text: say("result.datesFit", { count: candidates.length }) }
      : { level: first.confidence, text: say(sureTexts[first.confidence]) },
    age: ageOf(writer, stated, today),
    made: say(first.day === undefined ? "report.madeIn" : "report.madeOn", {
      date: dateText(translator, first),
    }),
    dates: isOpen ? datesOf(writer, subject) : [],
    sentences: [
      ...doubtsOf(writer, subject),
      outlookText(translator, { state, age: old, life, kind }),
      ...(others.length > 0 ? [say("report.settle")] : []),
      ...(others.length > 0 && subject.modelMaySettle ? [say("report.settleModel")] : []),
    ],
    life: lifeLine(translator, {
      dates: candidates,
      age: old,
      today,
      life,
      warranty: known ?? usualWarranty(kind),
      installed,
      isKindKnown: kind !== undefined,
    }),
    plate: {
      title: say("reading.plateTitle"),
      label: say("reading.plateLabel", { serial: serialNumber }),
      parts: plateParts(translator, first),
    },
    actions: {
      heading: say("result.actionsHeading"),
      items: stepsNow({
        type: kind,
        state,
        age: old,
        isRecalled: advice?.safety.answer === "covered",
      }).map((step) => ({ title: say(`result.do-${step}`), how: say(`result.do-${step}-how`) })),
      quote: quoteFor(writer, state, publication),
    },
    facts: factsOf(writer, subject, known),
    foot: [say("report.care"), ...(id === undefined ? [] : [say("report.number", { id })])],
  };
}
