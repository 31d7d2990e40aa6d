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
  type Translator,
} from "@heater-age/messages/format";
import { translatorIn } from "@heater-age/messages/server";
import { type Fact, paragraph, plain, type Run, type Section } from "../../pdf/content.ts";
import type { Gauge } from "../../pdf/gauge.ts";
import type { Sheet } from "../../pdf/sheet.ts";
import { remainingCandidates } from "../../reports/disambiguation.ts";
import type { Report } from "./schema.ts";
import { adviceSections, careBlocks } from "./sheet-advice.ts";
import { makersSection } from "./sheet-makers.ts";
import { howSure, modelSection, otherDates } from "./sheet-sections.ts";
import { statementsIn } from "./sheet-statements.ts";

/** Where and by whom a report is published. */
export interface Publisher {
  /** Origin of the website, without a slash at the end. */
  readonly url: string;
  /** Name of the operating company. Absent: none is named. */
  readonly company: string | undefined;
}

/** Public address of the page of a report. */
const addressOf = (url: string, language: Language, id: string): string =>
  `${url}${language === "en" ? "" : `/${language}`}/report/${id}`;

function factsOf(translator: Translator, report: Report, first: Candidate): readonly Fact[] {
  const { ageAtCheck, ageToday, label, serialNumber, modelNumber } = report;
  const fact = (term: string, value: Run): Fact => ({ term, value: [paragraph([value])] });
  const ageOn = (day: string) => ageText(translator, age(first.date, day));
  const today =
    ageAtCheck.on === ageToday.on
      ? ageOn(ageToday.on)
      : `${ageOn(ageToday.on)} (${dayText(translator, ageToday.on)})`;
  const say = translator.formatMessage;
  return [
    fact(say({ id: "report.brand" }), { text: label }),
    fact(say({ id: "report.serial" }), { text: serialNumber, plate: true }),
    fact(
      say({ id: "report.model" }),
      modelNumber === "" ? { text: say({ id: "report.noModel" }) } : { text: modelNumber, plate: true },
    ),
    fact(say({ id: "report.made" }), { text: dateText(translator, first) }),
    fact(say({ id: "report.checked" }), { text: dayText(translator, ageAtCheck.on) }),
    ...(ageAtCheck.on === ageToday.on
      ? []
      : [fact(say({ id: "report.ageThen" }), { text: ageOn(ageAtCheck.on) })]),
    fact(say({ id: "report.ageToday" }), { text: today }),
  ];
}

function gaugeOf(translator: Translator, old: Age, others: readonly Age[]): Gauge {
  const say = translator.formatMessage;
  const known = old.precision !== "year";
  return {
    label: known
      ? say({ id: "result.gaugeLabel" }, { age: ageText(translator, old) })
      : say({ id: "result.gaugeRangeLabel" }, rangeOf(translator, old)),
    min: known ? old.maxMonths : old.minMonths,
    max: old.maxMonths,
    others: others.map(({ maxMonths }) => maxMonths),
    start: say({ id: "result.gaugeNew" }),
    end: say({ id: "result.gaugeEnd" }),
  };
}

const rangeOf = (translator: Translator, { minMonths, maxMonths }: Age) => ({
  from: monthsText(translator, minMonths),
  to: monthsText(translator, maxMonths),
});

function doubtsOf(
  translator: Translator,
  old: Age,
  first: Candidate,
  others: readonly Candidate[],
): readonly string[] {
  const say = translator.formatMessage;
  return [
    ...(others.length === 0
      ? []
      : [say({ id: "result.verdictOther" }, { dates: datesText(translator, others) })]),
    ...(first.confidence === "low" ? [say({ id: "result.verdictLow" })] : []),
    ...(old.precision === "year" ? [say({ id: "result.verdictAround" }, rangeOf(translator, old))] : []),
  ];
}

/**
 * Returns the content of a report as a PDF: the same texts as on its page, in the same order.
 *
 * @param report As the API answers it to readers of the language.
 */
export function sheetOfReport(report: Report, language: Language, { url, company }: Publisher): Sheet {
  const translator = translatorIn(language);
  const say = translator.formatMessage;
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
  const address = addressOf(url, language, id);
  const siteName = say({ id: "shell.siteName" });
  const number = say({ id: "report.number" }, { id });
  const statements = statementsIn(translator);
  const care = careBlocks(statements, report.advice.care);
  const actions: Section = {
    heading: say({ id: "result.actionsHeading" }),
    blocks:
      care.length > 0
        ? care
        : [
            {
              kind: "list",
              marks: "numbers",
              items: actionTexts[older].map((action) => [paragraph(say({ id: action }))]),
            },
          ],
  };
  return {
    language,
    title: say({ id: "report.metaTitle" }, { brand }),
    siteName,
    heading: say({ id: "report.heading" }),
    about: say({ id: "report.about" }, { brand }),
    code: { address, label: say({ id: "report.code" }), text: say({ id: "report.codeText" }) },
    pills: states.map((state) => ({ state, text: say({ id: stateTexts[state] }) })),
    verdict: ageText(translator, old),
    made: say(
      { id: first.day === undefined ? "result.verdictMade" : "result.verdictMadeDay" },
      { date: dateText(translator, first) },
    ),
    doubts: doubtsOf(translator, old, first, others),
    gauge: gaugeOf(
      translator,
      old,
      others.map(({ date }) => age(date, today)),
    ),
    facts: factsOf(translator, report, first),
    plate: {
      title: say({ id: "reading.plateTitle" }),
      label: say({ id: "reading.plateLabel" }, { serial }),
      parts: plateParts(translator, first),
    },
    sections: [
      ...otherDates(language, statements, report, others),
      actions,
      ...modelSection(translator, report, old),
      howSure(translator, first),
      ...makersSection(language, statements, report.makers ?? []),
      ...adviceSections(translator, statements, report.advice),
      ...statements.listed(),
    ],
    foot: [
      plain(say({ id: "report.care" })),
      plain(`${number} · ${say({ id: "report.decoder" }, { version: report.decoderVersion })}`),
      [
        ...(company === undefined ? [] : plain(`${say({ id: "shell.footerCompany" }, { company })} · `)),
        { text: address, link: address },
      ],
    ],
    running: `${siteName} · ${number}`,
    madeAt: new Date(today),
  };
}
