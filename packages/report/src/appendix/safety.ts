import { entryOf, safetyStates } from "@heater-age/messages/format";
import type { Recall, Safety, Source } from "../subject/advice.ts";
import {
  type Block,
  bullets,
  paragraph,
  quietParagraph,
  type Section,
  stack,
  type Text,
} from "../writing/content.ts";
import type { Writer } from "../writing/writer.ts";

/** Returns the links and phone numbers of a notice. */
const contactsOf = ({ say }: Writer, { link, makerPage, phones }: Recall): readonly Text[] => [
  ...(makerPage === undefined ? [] : [[{ text: say("advice.safetyMakerPage"), link: makerPage }]]),
  ...(link === undefined ? [] : [[{ text: say("advice.safetyLink"), link }]]),
  ...phones.map(({ number, brands = [] }): Text => [
    { text: say("advice.safetyPhone", { number }), link: `tel:+1${number.replaceAll("-", "")}` },
    ...(brands.length === 0 ? [] : [{ text: ` (${brands.join(", ")})`, quiet: true } as const]),
  ]),
];

/**
 * Returns the sources of a notice that a reader is sent to: the regulator's, otherwise the maker's. Others only show
 * how we know of it.
 */
function noticeSources({ heading }: Recall): readonly Source[] {
  const byKind = (kind: string) => heading.sources.filter((source) => source.kind === kind);
  const regulators = byKind("regulator");
  return regulators.length > 0 ? regulators : byKind("maker");
}

/** Returns a notice that covers or may cover the heater: first the danger, then the subject, then what to check. */
function noticeBlock(writer: Writer, match: Recall): Block {
  const { say, references, assumptionBlocks, statementBlocks } = writer;
  const { answer, answerText, heading, about, stopUse, hazard, cause, remedy, fits, check, unread } = match;
  const { link } = match;
  return {
    kind: "warning",
    state: entryOf(safetyStates, answer) ?? "monitor",
    text: answerText,
    blocks: stack(
      {
        kind: "heading",
        text: [
          { text: heading.text, ...(link !== undefined && { link }) },
          ...references(noticeSources(match)),
        ],
      },
      stopUse && paragraph([{ text: stopUse.text, strong: true }]),
      paragraph([hazard.text, ...(cause === undefined ? [] : [cause.text])].join(" ")),
      paragraph(remedy.text),
      quietParagraph(about.text),
      paragraph(fits.text),
      check.length > 0 && [
        paragraph(say("advice.safetyCheck"), { leads: true }),
        bullets(check.map(({ statement }) => statement.text)),
      ],
      bullets(contactsOf(writer, match)),
      statementBlocks(unread),
      assumptionBlocks({ ...heading, ...(fits.assumption !== undefined && { assumption: fits.assumption }) }),
    ),
  };
}

/** Returns whether safety notices on our list cover the heater, and what to do about it. */
export const safetySection = (writer: Writer, { summary, matches, remarks, search }: Safety): Section => ({
  heading: writer.say("advice.safetyHeading"),
  blocks: stack(
    writer.statementBlocks(summary),
    matches.map((match) => noticeBlock(writer, match)),
    remarks.map((remark) => writer.statementBlocks(remark)),
    quietParagraph(writer.say("advice.safetySearch"), { leads: true }),
    bullets(search.map(({ text, url }) => [{ text, link: url }])),
  ),
});
