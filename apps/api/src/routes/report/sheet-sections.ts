import { age, type Age, type Candidate, findBrand, labels, warranty } from "@heater-age/decoder";
import { tellingReasons } from "@heater-age/decoder/reasons";
import {
  ageText,
  confidences,
  datesText,
  dateText,
  modelFields,
  modelSources,
  reasonText,
} from "@heater-age/messages/format";
import { formatStrong } from "@heater-age/messages/server";
import {
  type Block,
  bullets,
  type Fact,
  list,
  paragraph,
  quietParagraph,
  type Section,
  stack,
  type Text,
} from "../../pdf/content.ts";
import type { Report } from "./schema.ts";
import type { Layout } from "./sheet-layout.ts";

const nameOf = (slug: string): string | undefined =>
  findBrand(slug)?.label ?? labels.find((label) => label.slug === slug)?.label;

/** What was seen on the heater that tells its dates apart, what that rules out, and why. */
function disambiguationBlocks(layout: Layout, { decoding, settled = [] }: Report): readonly Block[] {
  const { translator, say, statementBlocks } = layout;
  const candidates: readonly Candidate[] = decoding.candidates;
  return settled.flatMap(({ answer: { text, reason }, rulesOut }) => {
    const ruledOut = candidates.filter(({ date }) => rulesOut.includes(date));
    return stack(
      paragraph(
        [
          { text: say("clues.settled", { answer: text }), strong: true },
          { text: ` ${say("clues.ruledOut", { dates: datesText(translator, ruledOut) })}` },
        ],
        { leads: true },
      ),
      statementBlocks(reason),
    );
  });
}

/** Every other date the number can mean, why, and what tells them apart or has told them apart. */
export function otherDates(
  layout: Layout,
  report: Report,
  others: readonly Candidate[],
): Section | undefined {
  const { language, translator, say } = layout;
  const answered = disambiguationBlocks(layout, report);
  if (others.length === 0 && answered.length === 0) return undefined;
  const items = others.map((other) => [
    paragraph(
      formatStrong(language, "result", "otherDate", {
        date: dateText(translator, other),
        age: ageText(translator, age(other.date, report.ageToday.on)),
      }),
    ),
    quietParagraph(
      tellingReasons(other.reasons)
        .map((reason) => reasonText(translator, nameOf, reason))
        .join(" "),
    ),
  ]);
  const wantsModel = findBrand(report.brand)?.models !== undefined && report.modelNumber === "";
  const hints: Text = [
    { text: say("result.otherSettle"), strong: true },
    { text: ` ${say("result.settlePrinted")}`, quiet: true },
    ...(wantsModel ? [{ text: ` ${say("result.settleModel")}`, quiet: true } as const] : []),
  ];
  return {
    heading: say("result.otherHeading"),
    blocks: stack(list("rule", items), answered, others.length > 0 && paragraph(hints)),
  };
}

/** Whether a warranty still runs, if it began on the day the heater was made. Empty if its text names no years. */
function warrantyState({ say }: Layout, cover: string, { minMonths, maxMonths }: Age): Text {
  const [youngest, oldest] = [minMonths, maxMonths].map((months) => warranty(cover, Math.floor(months / 12)));
  if (youngest === undefined || oldest === undefined) return [];
  if (youngest.status !== oldest.status) return [{ text: say("specifications.warrantyOpen") }];
  return oldest.status === "active"
    ? [
        { text: say("specifications.statusActive"), strong: true },
        { text: `, ${say("specifications.warrantyLeft", { years: oldest.remainingYears })}` },
      ]
    : [
        { text: say("specifications.statusExpired"), strong: true },
        { text: `, ${say("specifications.warrantyOver")}` },
      ];
}

/** What is known about the model today, and whether its warranty still runs. Absent if nothing is known. */
export function modelSection(
  layout: Layout,
  { modelInfo, modelSource, modelEstimated }: Report,
  old: Age,
): Section | undefined {
  if (modelInfo === undefined) return undefined;
  const { say } = layout;
  const byLanguageModel = modelSource === "ai-enhanced";
  const { warranty: cover, features = [] } = modelInfo;
  const fact = (name: (typeof modelFields)[number] | "features" | "warranty", text: Text): Fact[] =>
    text.length === 0 ? [] : [{ term: say(`specifications.${name}`), value: [paragraph(text)] }];
  const plainText = (text = ""): Text => (text === "" ? [] : [{ text }]);
  const state = cover === undefined ? [] : warrantyState(layout, cover, old);
  const about = [
    ...(modelSource === undefined ? [] : [say(modelSources[modelSource])]),
    ...(modelEstimated === true && !byLanguageModel ? [say("specifications.estimated")] : []),
    ...(cover === undefined ? [] : [say("specifications.warrantyDecides")]),
  ].join(" ");
  const heading = say("specifications.heading");
  return {
    heading: byLanguageModel ? `${heading} · ${say("specifications.enhanced")}` : heading,
    blocks: stack(
      {
        kind: "facts",
        facts: [
          ...modelFields.flatMap((field) => fact(field, plainText(modelInfo[field]))),
          ...fact("warranty", [...plainText(cover && state.length > 0 ? `${cover} · ` : cover), ...state]),
          ...fact("features", plainText(features.join(" · "))),
        ],
      },
      about !== "" && quietParagraph(about),
    ),
  };
}

/** Confidence, reasons and sources of a date. */
export function howSure(layout: Layout, { confidence, reasons, sources }: Candidate): Section {
  const { say, translator, sourceText } = layout;
  const fact = (term: string, value: Block | undefined): Fact => ({ term, value: stack(value) });
  return {
    heading: say("result.sureHeading"),
    blocks: [
      {
        kind: "facts",
        facts: [
          fact(say("result.confidence"), paragraph(say(confidences[confidence]))),
          fact(say("result.why"), bullets(reasons.map((reason) => reasonText(translator, nameOf, reason)))),
          fact(say("result.sources"), bullets(sources.map(sourceText))),
        ],
      },
    ],
  };
}
