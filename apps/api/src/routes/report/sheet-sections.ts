import { age, type Age, type Candidate, findBrand, labels } from "@heater-age/decoder";
import { tellingReasons } from "@heater-age/decoder/reasons";
import type { Language } from "@heater-age/messages";
import {
  ageText,
  confidences,
  datesText,
  dateText,
  modelFields,
  modelSources,
  reasonText,
  type Translator,
} from "@heater-age/messages/format";
import { formatStrong, translatorIn } from "@heater-age/messages/server";
import { type Block, bullets, type Fact, paragraph, type Section } from "../../pdf/content.ts";
import type { Report } from "./schema.ts";
import { sourceText, type Statements } from "./sheet-statements.ts";
import { warrantyText } from "./warranty-text.ts";

const nameOf = (slug: string): string | undefined =>
  findBrand(slug)?.label ?? labels.find((label) => label.slug === slug)?.label;

/** What was seen on the heater that tells its dates apart, what that rules out, and why. */
function disambiguationBlocks(
  translator: Translator,
  { blocksOf }: Statements,
  { decoding, settled = [] }: Report,
): readonly Block[] {
  const say = translator.formatMessage;
  const candidates: readonly Candidate[] = decoding.candidates;
  return settled.flatMap(({ answer: { text, reason }, rulesOut }) => {
    const dates = datesText(
      translator,
      candidates.filter(({ date }) => rulesOut.includes(date)),
    );
    return [
      paragraph(
        [
          { text: say({ id: "clues.settled" }, { answer: text }), strong: true },
          { text: ` ${say({ id: "clues.ruledOut" }, { dates })}` },
        ],
        { leads: true },
      ),
      ...blocksOf(reason),
    ];
  });
}

/** Every other date the number can mean, why, and what tells them apart or has told them apart. */
export function otherDates(
  language: Language,
  statements: Statements,
  report: Report,
  others: readonly Candidate[],
): readonly Section[] {
  const translator = translatorIn(language);
  const answered = disambiguationBlocks(translator, statements, report);
  if (others.length === 0 && answered.length === 0) return [];
  const say = translator.formatMessage;
  const listed: Block = {
    kind: "list",
    marks: "rule",
    items: others.map((other) => [
      paragraph(
        formatStrong(language, "result", "otherDate", {
          date: dateText(translator, other),
          age: ageText(translator, age(other.date, report.ageToday.on)),
        }),
      ),
      paragraph([
        {
          text: tellingReasons(other.reasons)
            .map((reason) => reasonText(translator, nameOf, reason))
            .join(" "),
          quiet: true,
        },
      ]),
    ]),
  };
  const wantsModel = findBrand(report.brand)?.models !== undefined && report.modelNumber === "";
  const hints = paragraph([
    { text: say({ id: "result.otherSettle" }), strong: true },
    { text: ` ${say({ id: "result.settlePrinted" })}`, quiet: true },
    ...(wantsModel ? [{ text: ` ${say({ id: "result.settleModel" })}`, quiet: true } as const] : []),
  ]);
  return [
    {
      heading: say({ id: "result.otherHeading" }),
      blocks: [
        ...(others.length === 0 ? [] : [listed]),
        ...answered,
        ...(others.length === 0 ? [] : [hints]),
      ],
    },
  ];
}

/** What is known of the model today, and what its warranty comes to. Nothing, where nothing is known. */
export function modelSection(
  translator: Translator,
  { modelInfo, modelSource, modelEstimated }: Report,
  old: Age,
): readonly Section[] {
  if (modelInfo === undefined) return [];
  const say = translator.formatMessage;
  const byLanguageModel = modelSource === "ai-enhanced";
  const { warranty, features = [] } = modelInfo;
  const state = warranty === undefined ? [] : warrantyText(translator, warranty, old);
  const known: readonly Fact[] = [
    ...modelFields.flatMap((field) => {
      const text = modelInfo[field];
      return text === undefined
        ? []
        : [{ term: say({ id: `specifications.${field}` }), value: [paragraph(text)] }];
    }),
    ...(warranty === undefined
      ? []
      : [
          {
            term: say({ id: "specifications.warranty" }),
            value: [paragraph([{ text: state.length === 0 ? warranty : `${warranty} · ` }, ...state])],
          },
        ]),
    ...(features.length === 0
      ? []
      : [{ term: say({ id: "specifications.features" }), value: [paragraph(features.join(" · "))] }]),
  ];
  const about = [
    ...(modelSource === undefined ? [] : [say({ id: modelSources[modelSource] })]),
    ...(modelEstimated === true && !byLanguageModel ? [say({ id: "specifications.estimated" })] : []),
    ...(warranty === undefined ? [] : [say({ id: "specifications.warrantyDecides" })]),
  ].join(" ");
  const heading = say({ id: "specifications.heading" });
  return [
    {
      heading: byLanguageModel ? `${heading} · ${say({ id: "specifications.enhanced" })}` : heading,
      blocks: [
        { kind: "facts", facts: known },
        ...(about === "" ? [] : [paragraph([{ text: about, quiet: true }])]),
      ],
    },
  ];
}

/** Confidence, reasons and sources of a date. */
export function howSure(translator: Translator, { confidence, reasons, sources }: Candidate): Section {
  const say = translator.formatMessage;
  return {
    heading: say({ id: "result.sureHeading" }),
    blocks: [
      {
        kind: "facts",
        facts: [
          {
            term: say({ id: "result.confidence" }),
            value: [paragraph(say({ id: confidences[confidence] }))],
          },
          {
            term: say({ id: "result.why" }),
            value: [bullets(reasons.map((reason) => reasonText(translator, nameOf, reason)))],
          },
          {
            term: say({ id: "result.sources" }),
            value: [bullets(sources.map((source) => sourceText(translator, source)))],
          },
        ],
      },
    ],
  };
}
