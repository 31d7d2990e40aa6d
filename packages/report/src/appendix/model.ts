import { age, type Age, anyTimeZone, warranty } from "@heater-age/decoder";
import { entryOf, type MessageId, modelFields, modelSources } from "@heater-age/messages/format";
import { type Fact, paragraph, quietParagraph, type Section, stack, type Text } from "../writing/content.ts";
import type { Subject } from "../subject/subject.ts";
import type { Writer } from "../writing/writer.ts";

/** Returns whether a warranty that began on the day of manufacture is active. Empty if its text names no years. */
function warrantyState({ say }: Writer, cover: string, { minMonths, maxMonths }: Age): Text {
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

/** Returns the known facts about the model, and whether its warranty is active. `undefined` if none are known. */
export function modelSection(
  writer: Writer,
  { candidates, modelInfo, modelSource, modelEstimated, today }: Subject,
): Section | undefined {
  if (modelInfo === undefined) return undefined;
  const old = age(candidates[0].date, today, anyTimeZone);
  const { say } = writer;
  const byLanguageModel = modelSource === "ai-enhanced";
  const { warranty: cover, features = [] } = modelInfo;
  const fact = (name: (typeof modelFields)[number] | "features" | "warranty", text: Text): Fact[] =>
    text.length === 0 ? [] : [{ term: say(`specifications.${name}`), value: [paragraph(text)] }];
  const plainText = (text = ""): Text => (text === "" ? [] : [{ text }]);
  const state = cover === undefined ? [] : warrantyState(writer, cover, old);
  const from = entryOf<MessageId>(modelSources, modelSource ?? "");
  const about = [
    ...(from === undefined ? [] : [say(from)]),
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
