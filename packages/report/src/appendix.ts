import { age, anyTimeZone } from "@heater-age/decoder";
import { groupMakers } from "@heater-age/decoder/makers";
import { tellingReasons } from "@heater-age/decoder/reasons";
import {
  ageText,
  confidenceText,
  datesText,
  dateText,
  eitherText,
  energyNames,
  findEntry,
  isoDateText,
  kindNames,
  makerSureTexts,
  type MessageId,
  modelFields,
  modelSources,
  reasonText,
  safetyStates,
} from "@heater-age/messages/format";
import {
  bullets,
  type Content,
  list,
  paragraph,
  type PrintedReport,
  quietly,
  type Run,
  stack,
} from "./content.ts";
import type { Advice, Subject } from "./subject.ts";
import type { Writer } from "./writer.ts";

/** Returns every other possible date with its reasons, and the answers that excluded dates. */
function describeOthers(writer: Writer, { candidates, settled, today, brandName }: Subject): Content {
  const { translator, say, statement } = writer;
  const others = candidates.slice(1).map((other) => [
    paragraph([
      { text: dateText(translator, other), strong: true },
      { text: ` · ${ageText(translator, age(other.date, today, anyTimeZone))}` },
    ]),
    quietly(
      tellingReasons(other.reasons)
        .map((reason) => reasonText(translator, brandName, reason))
        .join(" "),
    ),
  ]);
  const answers = settled.map(({ answer, ruledOut, reason }) => {
    const left = say("clues.ruledOut", { dates: datesText(translator, ruledOut) });
    const text: readonly Run[] = [
      { text: say("clues.settled", { answer }), strong: true },
      { text: ` ${left}` },
    ];
    return [paragraph(text, "text", true), statement(reason)];
  });
  return [list("rule", others), answers];
}

/** Returns a notice that covers or may cover the heater: first the danger, then the subject, then what to check. */
function describeRecall(writer: Writer, recall: Advice["safety"]["matches"][number]): Content {
  const { say, references, assumption, statement } = writer;
  const { answer, answerText, heading, about, stopUse, hazard, cause, remedy, fits, check, unread } = recall;
  const { link, makerPage, phones } = recall;
  // Others only show how we know of it.
  const cited = (["regulator", "maker"] as const)
    .map((kind) => heading.sources.filter((source) => source.kind === kind))
    .find((sources) => sources.length > 0);
  const contacts: (readonly Run[])[] = phones.map(({ number, brands = [] }) => [
    { text: say("advice.safetyPhone", { number }), link: `tel:+1${number.replaceAll("-", "")}` },
    { text: brands.length === 0 ? "" : ` (${brands.join(", ")})`, quiet: true },
  ]);
  if (link !== undefined) contacts.unshift([{ text: say("advice.safetyLink"), link }]);
  if (makerPage !== undefined) contacts.unshift([{ text: say("advice.safetyMakerPage"), link: makerPage }]);
  const state = findEntry(safetyStates, answer) ?? "monitor";
  return {
    kind: "box",
    state,
    blocks: stack(
      { kind: "state", state, text: answerText },
      paragraph(
        [{ text: heading.text, ...(link !== undefined && { link }) }, ...references(cited ?? [])],
        "subheading",
      ),
      stopUse && paragraph([{ text: stopUse.text, strong: true }]),
      paragraph([hazard.text, cause?.text].filter(Boolean).join(" ")),
      paragraph(remedy.text),
      quietly(about.text),
      paragraph(fits.text),
      check.length > 0 && [
        paragraph(say("advice.safetyCheck"), "text", true),
        bullets(check.map((each) => each.statement.text)),
      ],
      bullets(contacts),
      statement(unread),
      assumption({ ...fits, confidence: heading.confidence }),
    ),
  };
}

const describeSafety = (writer: Writer, { summary, matches, remarks, search }: Advice["safety"]): Content => [
  writer.statement(summary),
  matches.map((match) => describeRecall(writer, match)),
  remarks.map((remark) => writer.statement(remark)),
  quietly(writer.say("advice.safetySearch"), true),
  bullets(search.map(({ text, url }) => [{ text, link: url }])),
];

const describeCare = ({ statement }: Writer, { actions, choice }: Advice["care"]): Content =>
  actions.length > 0 && [
    list(
      "numbers",
      actions.map((action) => [statement(action.statement), action.notes.map(({ text }) => quietly(text))]),
    ),
    statement(choice, { quiet: true }),
  ];

function describeWarranty({ say, references, statement }: Writer, warranty: Advice["warranty"]): Content {
  const { covers, counting, conditions, remarks, steps, check } = warranty;
  const link = check?.sources[0]?.url;
  return [
    covers.map((cover) => [
      statement(cover.statement),
      list(
        "rule",
        cover.states.map((state) => statement(state.statement)),
      ),
    ]),
    remarks.map((remark) => statement(remark)),
    bullets(steps),
    covers.length > 0 && statement(counting),
    check &&
      paragraph([
        { text: `${check.text} ` },
        ...(link === undefined ? [] : [{ text: say("advice.warrantyOpenCheck"), link }]),
        ...references(check.sources),
      ]),
    statement(conditions),
  ];
}

/** Years between the ages that the text of the curve names. */
const STEP = 5;

function describeLife(writer: Writer, life: Advice["life"]): Content {
  const { say, statement } = writer;
  const { text, byDate, curve, range, whole, spread, others } = life;
  const yearsLeft = (years: string, index: number) => {
    const date = byDate.length > 1 ? byDate[index]?.made : undefined;
    return `${date === undefined ? say("advice.leaves") : say("advice.leavesIf", { date })}: ${years}`;
  };
  const axis = say("advice.chartAge");
  const shares = curve?.points
    .filter((point) => point.age % STEP === 0)
    .map((point) => `${point.age}: ${point.percent} (${point.low}–${point.high})`);
  return (
    whole && [
      text !== undefined && paragraph(text),
      byDate.map(({ made, left, stillInUse }) => [
        byDate.length > 1 && paragraph(say("advice.ifMade", { date: made }), "subheading"),
        statement(left, { strong: true }),
        statement(stillInUse),
      ]),
      curve && [
        statement(curve.statement),
        {
          kind: "chart",
          label: `${curve.statement.text}. ${axis}: ${shares?.join("; ") ?? ""}`,
          points: curve.points,
          range: range && [range.from, range.to],
          marks: [...new Set(byDate.map((each) => each.age.maxMonths / 12))],
          mark: say("advice.chartNow"),
          axis,
        },
      ],
      statement(whole),
      spread.length > 0 && paragraph(say("advice.spread"), "subheading"),
      list(
        "bullets",
        spread.map((figure) => [
          statement(figure.statement),
          byDate.length > 0 && paragraph(figure.left.map(yearsLeft).join(" · "), "small"),
        ]),
      ),
      others.length > 0 && quietly(say("advice.others"), true),
      list(
        "bullets",
        others.map((figure) => statement(figure.statement)),
      ),
    ]
  );
}

function describeEnergy({ say, statement }: Writer, energy: Advice["energy"]): Content {
  const { missing, text, present, heaters, measures, prices } = energy;
  if (missing === "no-type") return undefined;
  const compared = present === undefined ? heaters : [present, ...heaters];
  return [
    text !== undefined && paragraph(text),
    list(
      "rule",
      compared.map(({ type, of, cost, kWh, statement: used, installed }) => {
        const [name, kind] = [findEntry<MessageId>(energyNames, of), findEntry<MessageId>(kindNames, type)];
        const amount = cost ?? kWh;
        const heater: Run = { text: name && kind ? say(name, { kind: say(kind) }) : type };
        const price: Run = { text: amount === undefined ? "" : ` · ${amount.text}`, strong: true };
        return [
          paragraph([heater, price], "text", true),
          statement(used, { quiet: true }),
          statement(installed, { quiet: true }),
        ];
      }),
    ),
    statement(measures),
    prices.map((price) => statement(price)),
  ];
}

/** Returns the known facts about the model, and where they are from. */
function describeModel({ say }: Writer, { modelInfo, modelSource = "", modelEstimated }: Subject): Content {
  if (modelInfo === undefined) return undefined;
  const { features = [], ...texts } = modelInfo;
  const named = { ...texts, features: features.join(" · ") };
  const facts = ([...modelFields, "warranty", "features"] as const).flatMap((name) => {
    const text = named[name] ?? "";
    return text === "" ? [] : [{ term: say(`specifications.${name}`), value: [paragraph(text)] }];
  });
  const from = findEntry<MessageId>(modelSources, modelSource);
  const about = from === undefined ? [] : [say(from)];
  if (modelEstimated === true && modelSource !== "ai-enhanced") about.push(say("specifications.estimated"));
  if (named.warranty !== undefined) about.push(say("specifications.warrantyDecides"));
  return [{ kind: "facts", facts, columns: 1 }, about.length > 0 && quietly(about.join(" "))];
}

/** Returns the confidence, reasons and sources of the date. */
function describeDate({ say, translator, sourceText }: Writer, { candidates, brandName }: Subject): Content {
  const [first] = candidates;
  const reasons = first.reasons.map((reason) => reasonText(translator, brandName, reason));
  const facts = [
    { term: say("result.confidence"), value: stack(paragraph(confidenceText(translator, first))) },
    { term: say("result.why"), value: stack(bullets(reasons)) },
    { term: say("result.sources"), value: stack(bullets(first.sources.map(sourceText))) },
  ];
  return { kind: "facts", facts, columns: 1 };
}

/** Returns the possible makers of a heater with another brand's name, those with the same reasons together. */
function describeMakers({ translator, say, references }: Writer, { makers = [] }: Subject): Content {
  const groups = groupMakers(makers, ({ dates }) => dates).map(({ makers: group, companies, sources }) => {
    const [{ dates, confidence, reasons }] = group;
    const dateTexts = dates.map((date) => isoDateText(translator, date));
    const text = dates.length === 0 ? say("maker.noDates") : eitherText(translator, dateTexts);
    const names = companies.map(({ name, isConfirmed }) =>
      isConfirmed ? name : say("maker.unconfirmed", { maker: name }),
    );
    const sure: Run = { text: ` · ${say(makerSureTexts[confidence])}`, quiet: true };
    return [
      paragraph([{ text, strong: true }, sure], "text", true),
      paragraph(group.map(({ label }) => label).join(" · ")),
      names.length > 0 && paragraph(say("maker.builtBy", { makers: eitherText(translator, names) })),
      bullets(reasons.map(({ code, values }) => say(`maker.${code}`, values))),
      paragraph([{ text: say("maker.ours") }, ...references(sources)], "small"),
    ];
  });
  return groups.length > 0 && [quietly(say("maker.text")), list("rule", groups)];
}

/** Returns the sections after the first page: everything in full, with assumptions and sources. */
export function writeAppendix(writer: Writer, subject: Subject): PrintedReport["appendix"] {
  const { advice, modelSource } = subject;
  const byLanguageModel = modelSource === "ai-enhanced" ? ` · ${writer.say("specifications.enhanced")}` : "";
  const sections: readonly (readonly [MessageId, Content, string?])[] = [
    ["result.otherHeading", describeOthers(writer, subject)],
    ["advice.safetyHeading", advice && describeSafety(writer, advice.safety)],
    ["result.actionsHeading", advice && describeCare(writer, advice.care)],
    ["result.rowWarranty", advice && describeWarranty(writer, advice.warranty)],
    ["result.rowLife", advice && describeLife(writer, advice.life)],
    ["result.rowCost", advice && describeEnergy(writer, advice.energy)],
    ["specifications.heading", describeModel(writer, subject), byLanguageModel],
    ["result.sureHeading", describeDate(writer, subject)],
    ["maker.heading", describeMakers(writer, subject)],
    ["result.sources", writer.sources()],
  ];
  return sections
    .map(([id, content, more = ""]) => ({ heading: writer.say(id) + more, blocks: stack(content) }))
    .filter(({ blocks }) => blocks.length > 0);
}
