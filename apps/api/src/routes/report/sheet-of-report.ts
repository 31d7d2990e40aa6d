import { age, ageStatuses, type Age, type Candidate } from "@heater-age/decoder";
import type { Language } from "@heater-age/messages";
import {
  actionTexts,
  ageText,
  datesText,
  dateText,
  dayText,
  monthsText,
  plateParts,
  stateTexts,
} from "@heater-age/messages/format";
import { type Fact, list, paragraph, plain, type Run, type Section, stack } from "../../pdf/content.ts";
import type { Gauge } from "../../pdf/gauge.ts";
import type { Sheet } from "../../pdf/sheet.ts";
import { remainingCandidates } from "../../reports/disambiguation.ts";
import type { Report } from "./schema.ts";
import { adviceSections, careBlocks } from "./sheet-advice.ts";
import { type Layout, layoutIn } from "./sheet-layout.ts";
import { makersSection } from "./sheet-makers.ts";
import { howSure, modelSection, otherDates } from "./sheet-sections.ts";

/** Where and by whom a report is published. */
export interface Publisher {
  /** Origin of the website, without a slash at the end. `undefined`: the report does not link to its page. */
  readonly url: string | undefined;
  /** Name of the operating company, if it is to be named. */
  readonly company: string | undefined;
}

/** Public address of the page of a report. */
const addressOf = (url: string, language: Language, id: string): string =>
  `${url}${language === "en" ? "" : `/${language}`}/report/${id}`;

function factsOf({ translator, say }: Layout, report: Report, first: Candidate): readonly Fact[] {
  const { ageAtCheck, ageToday, label, serialNumber, modelNumber } = report;
  const fact = (term: string, value: Run): Fact => ({ term, value: [paragraph([value])] });
  const ageOn = (day: string) => ageText(translator, age(first.date, day));
  const isToday = ageAtCheck.on === ageToday.on;
  const today = ageOn(ageToday.on);
  return [
    fact(say("report.brand"), { text: label }),
    fact(say("report.serial"), { text: serialNumber, plate: true }),
    fact(
      say("report.model"),
      modelNumber === "" ? { text: say("report.noModel") } : { text: modelNumber, plate: true },
    ),
    fact(say("report.made"), { text: dateText(translator, first) }),
    fact(say("report.checked"), { text: dayText(translator, ageAtCheck.on) }),
    ...(isToday ? [] : [fact(say("report.ageThen"), { text: ageOn(ageAtCheck.on) })]),
    fact(say("report.ageToday"), {
      text: isToday ? today : `${today} (${dayText(translator, ageToday.on)})`,
    }),
  ];
}

function gaugeOf(layout: Layout, old: Age, others: readonly Age[]): Gauge {
  const { translator, say } = layout;
  const isYear = old.precision === "year";
  return {
    label: isYear
      ? say("result.gaugeRangeLabel", rangeOf(layout, old))
      : say("result.gaugeLabel", { age: ageText(translator, old) }),
    min: isYear ? old.minMonths : old.maxMonths,
    max: old.maxMonths,
    others: others.map(({ maxMonths }) => maxMonths),
    start: say("result.gaugeNew"),
    end: say("result.gaugeEnd"),
  };
}

const rangeOf = ({ translator }: Layout, { minMonths, maxMonths }: Age) => ({
  from: monthsText(translator, minMonths),
  to: monthsText(translator, maxMonths),
});

function doubtsOf(
  layout: Layout,
  old: Age,
  first: Candidate,
  others: readonly Candidate[],
): readonly string[] {
  const { translator, say } = layout;
  return [
    ...(others.length === 0 ? [] : [say("result.verdictOther", { dates: datesText(translator, others) })]),
    ...(first.confidence === "low" ? [say("result.verdictLow")] : []),
    ...(old.precision === "year" ? [say("result.verdictAround", rangeOf(layout, old))] : []),
  ];
}

/**
 * Returns the content of a report as a PDF: the same texts as on its page, in the same order.
 *
 * @param report As the API answers it to readers of the language.
 */
export function sheetOfReport(report: Report, language: Language, { url, company }: Publisher): Sheet {
  const layout = layoutIn(language);
  const { translator, say } = layout;
  const candidates: readonly Candidate[] = report.decoding.candidates;
  const first = candidates[report.picked];
  if (first === undefined) throw new Error("a report is about a date that it does not have");
  const others = remainingCandidates(candidates, report.settled ?? []).filter(
    (candidate) => candidate !== first,
  );
  const { label: brand, id, serialNumber: serial } = report;
  const today = report.ageToday.on;
  const old = age(first.date, today);
  const states = ageStatuses(old);
  const [older = "good"] = states;
  const address = url === undefined ? undefined : addressOf(url, language, id);
  const publisher: readonly Run[] = [
    ...(company === undefined ? [] : [{ text: say("shell.footerCompany", { company }) }]),
    ...(address === undefined ? [] : [{ text: address, link: address }]),
  ];
  const siteName = say("shell.siteName");
  const number = say("report.number", { id });
  const care = careBlocks(layout, report.advice.care);
  const standard = list(
    "numbers",
    actionTexts[older].map((action) => paragraph(say(action))),
  );
  const actions: Section = {
    heading: say("result.actionsHeading"),
    blocks: care.length > 0 ? care : stack(standard),
  };
  const sections = [
    otherDates(layout, report, others),
    actions,
    modelSection(layout, report, old),
    howSure(layout, first),
    makersSection(layout, report.makers ?? []),
    ...adviceSections(layout, report.advice),
    layout.sourceSection(),
  ];
  const date = dateText(translator, first);
  return {
    language,
    title: say("report.metaTitle", { brand }),
    siteName,
    heading: say("report.heading"),
    about: say("report.about", { brand }),
    code:
      address === undefined
        ? undefined
        : { address, label: say("report.code"), text: say("report.codeText") },
    pills: states.map((state) => ({ state, text: say(stateTexts[state]) })),
    verdict: ageText(translator, old),
    made: say(first.day === undefined ? "result.verdictMade" : "result.verdictMadeDay", { date }),
    doubts: doubtsOf(layout, old, first, others),
    gauge: gaugeOf(
      layout,
      old,
      others.map((other) => age(other.date, today)),
    ),
    facts: factsOf(layout, report, first),
    plate: {
      title: say("reading.plateTitle"),
      label: say("reading.plateLabel", { serial }),
      parts: plateParts(translator, first),
    },
    sections: sections.filter((section) => section !== undefined),
    foot: [
      plain(say("report.care")),
      plain(`${number} · ${say("report.decoder", { version: report.decoderVersion })}`),
      publisher.flatMap((run, index) => (index === 0 ? [run] : [{ text: " · " }, run])),
    ],
    running: `${siteName} · ${number}`,
    madeAt: new Date(today),
  };
}
