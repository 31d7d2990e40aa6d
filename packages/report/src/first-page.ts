import { age, ageStatus, anyTimeZone, findBrand } from "@heater-age/decoder";
import { stepsNow } from "@heater-age/decoder/care";
import { datedStates } from "@heater-age/decoder/check";
import { usualLife } from "@heater-age/decoder/life";
import { usualWarranty } from "@heater-age/decoder/warranty";
import {
  ageParts,
  ageText,
  capitalize,
  confidenceTexts,
  datesText,
  dateText,
  dayText,
  eitherYearsText,
  lifeLine,
  outlookText,
  plateParts,
  stateTexts,
} from "@heater-age/messages/format";
import { lifeAnswer, recallsAnswer, sureAnswer, warrantyAnswer, warrantyYears } from "./answers.ts";
import { type Block, type Content, list, paragraph, type PrintedReport, type Run, stack } from "./content.ts";
import { qrCode } from "./qr-code.ts";
import { quoteText } from "./quote.ts";
import type { Publication, Subject } from "./subject.ts";
import type { Writer } from "./writer.ts";

const withoutProtocol = (url: string): string => url.replace(/^https?:\/\//u, "");

const calculateAge = (date: string, today: string) => age(date, today, anyTimeZone);

function describeHead({ translator, say }: Writer, subject: Subject, publication: Publication): Block {
  const { label, checkedOn, today } = subject;
  const { url, company, address } = publication;
  const about = [
    say("report.about", { brand: label }),
    say("result.copyChecked", { date: dayText(translator, checkedOn) }),
  ];
  if (checkedOn !== today) about.push(say("report.asOf", { date: dayText(translator, today) }));
  return {
    kind: "head",
    publisher: company ?? say("shell.siteName"),
    site: url === undefined ? "" : withoutProtocol(url),
    blocks: [paragraph(say("report.heading"), "title"), paragraph(about.join(" · "), "about")],
    code:
      address === undefined
        ? undefined
        : { ...qrCode(address), address, label: say("report.code"), text: say("report.codeText") },
  };
}

/** Returns every possible date with its age and state, newest first. */
const describeDates = ({ translator, say }: Writer, { candidates, today }: Subject): Content =>
  list(
    "none",
    datedStates(candidates, today)
      .map(({ date, state }, index) => {
        const likelier = index === 0 && date.confidence !== "low" ? say("result.likelier") : "";
        const old = say("result.dateAge", { age: ageText(translator, calculateAge(date.date, today)) });
        const made = paragraph(capitalize(translator.locale, dateText(translator, date)), "date");
        const about = [old, likelier, say(stateTexts[state])].filter(Boolean).join(" · ");
        return { date: date.date, item: [made, paragraph(about, "about")] };
      })
      .toSorted((one, other) => (one.date < other.date ? 1 : -1))
      .map(({ item }) => item),
    candidates.length === 2 ? 2 : 3,
  );

/** Returns the state, the age in large type, the date, and what they mean. */
function describeAnswer(writer: Writer, subject: Subject): Content {
  const { translator, say } = writer;
  const { candidates, isChosen, kind, modelMaySettle, today } = subject;
  const [first, ...others] = candidates;
  const isOpen = others.length > 0 && !isChosen;
  const old = calculateAge(first.date, today);
  const state = ageStatus(old.years);
  const ages = isOpen ? candidates.map(({ date }) => calculateAge(date, today)) : [old];
  const { main, rest } = isOpen
    ? { main: `${eitherYearsText(translator, ages)} ${say("result.datesYears")}`, rest: "" }
    : ageParts(translator, old);
  const sentences = [outlookText(translator, { state, age: old, life: usualLife(kind), kind })];
  if (old.precision === "year") sentences.unshift(say("result.verdictAround"));
  if (first.confidence === "low") sentences.unshift(say("result.verdictLow"));
  if (isChosen) sentences.unshift(say("result.verdictOther", { dates: datesText(translator, others) }));
  if (others.length > 0) sentences.push(say("report.settle"));
  if (others.length > 0 && modelMaySettle) sentences.push(say("report.settleModel"));
  const made = say(first.day === undefined ? "report.madeIn" : "report.madeOn", {
    date: dateText(translator, first),
  });
  return [
    {
      kind: "state",
      state,
      text: say(stateTexts[state]),
      sure: isOpen
        ? { text: say("result.datesFit", { count: candidates.length }) }
        : { level: first.confidence, text: say(confidenceTexts[first.confidence]) },
    },
    paragraph([{ text: main }, { text: rest === "" ? "" : ` ${rest}`, look: "rest" }], "age"),
    isOpen ? describeDates(writer, subject) : paragraph(made, "made"),
    paragraph(sentences.join(" "), "sentence"),
  ];
}

/** Returns what to do now, and how to ask the publisher for a quote. */
function describeSteps({ translator, say }: Writer, subject: Subject, publication: Publication): Content {
  const { advice, candidates, kind, today } = subject;
  const old = calculateAge(candidates[0].date, today);
  const state = ageStatus(old.years);
  const isRecalled = advice?.safety.answer === "covered";
  const steps = stepsNow({ type: kind, state, age: old, isRecalled }).map((step) => [
    paragraph(say(`result.do-${step}`), "value"),
    paragraph(say(`result.do-${step}-how`), "how"),
  ]);
  const { company = say("shell.siteName"), phone, quoteUrl } = publication;
  const quote = quoteText(translator, state, { company, phone, quoteUrl });
  // A reader of paper has to type the address.
  const typed = quoteUrl === undefined ? "" : ` · ${withoutProtocol(quoteUrl)}`;
  return [
    paragraph(say("result.actionsHeading"), "heading"),
    list("numbers", steps, 3),
    quote && paragraph([...quote, { text: typed }], "how"),
  ];
}

function describeFacts({ translator, say }: Writer, subject: Subject): Content {
  const { advice, candidates, checkedOn, kind, label, modelNumber, recalls, serialNumber, today } = subject;
  const [first] = candidates;
  const heater = { age: calculateAge(first.date, today), kind };
  const { cost, kWh } = advice?.energy.present ?? {};
  const energy = cost?.text ?? kWh?.text;
  const fact = (term: string, text: string, style: Omit<Run, "text"> = {}) => ({
    term,
    value: [paragraph([{ text, ...style }], "value")],
  });
  const facts = [
    fact(say("form.brand"), label),
    fact(say("form.serial"), serialNumber, { plate: true }),
    modelNumber === ""
      ? fact(say("form.model"), say("report.noModel"))
      : fact(say("form.model"), modelNumber, { plate: true }),
    fact(say("report.made"), candidates.map((each) => dateText(translator, each)).join(" · ")),
  ];
  if (checkedOn !== today)
    facts.push(fact(say("report.ageThen"), ageText(translator, calculateAge(first.date, checkedOn))));
  if (recalls !== undefined) {
    const { text, tone } = recallsAnswer(translator, recalls);
    facts.push(fact(say("result.rowRecalls"), text, { tone }));
  }
  // The usual warranty and the cost are those of North America.
  const isSoldThere = findBrand(label)?.market === undefined;
  if (isSoldThere)
    facts.push(fact(say("result.rowWarranty"), warrantyAnswer(translator, heater, knownYears(subject))));
  facts.push(fact(say("result.rowLife"), lifeAnswer(translator, heater)));
  if (energy !== undefined && isSoldThere)
    facts.push(fact(say("result.rowCost"), say("result.costYear", { cost: energy })));
  facts.push(fact(say("result.rowSure"), sureAnswer(translator, first)));
  return { kind: "facts", facts, columns: 2 };
}

const knownYears = ({ advice, modelInfo }: Subject) =>
  warrantyYears(advice?.warranty.covers ?? [], modelInfo?.warranty);

/** Returns the parts of the first page, which contains everything. */
export function writeFirstPage(
  writer: Writer,
  subject: Subject,
  publication: Publication,
): PrintedReport["first"] {
  const { translator, say } = writer;
  const { candidates, installed, kind, serialNumber, today } = subject;
  const [first] = candidates;
  const line = lifeLine(translator, {
    dates: candidates,
    age: calculateAge(first.date, today),
    today,
    life: usualLife(kind),
    warranty: knownYears(subject) ?? usualWarranty(kind),
    installed,
    isKindKnown: kind !== undefined,
  });
  const { id } = publication;
  const parts: readonly Content[] = [
    describeHead(writer, subject, publication),
    describeAnswer(writer, subject),
    { kind: "life", line },
    {
      kind: "plate",
      title: say("reading.plateTitle"),
      label: say("reading.plateLabel", { serial: serialNumber }),
      parts: plateParts(translator, first),
    },
    describeSteps(writer, subject, publication),
    describeFacts(writer, subject),
    [
      paragraph(say("report.care"), "foot"),
      id !== undefined && paragraph(say("report.number", { id }), "foot"),
    ],
  ];
  return parts.map((part) => stack(part));
}
