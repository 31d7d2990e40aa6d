import { safetyStates } from "@heater-age/messages/format";
import type { Safety, SafetyMatch } from "../../advice/safety-schema.ts";
import {
  type Block,
  bullets,
  paragraph,
  quietParagraph,
  type Section,
  stack,
  type Text,
} from "../../pdf/content.ts";
import type { Layout } from "./sheet-layout.ts";

/** Where a notice can be read, and whom to call about it. */
const contactsOf = ({ say }: Layout, { link, makerPage, phones }: SafetyMatch): readonly Text[] => [
  ...(makerPage === undefined ? [] : [[{ text: say("advice.safetyMakerPage"), link: makerPage }]]),
  ...(link === undefined ? [] : [[{ text: say("advice.safetyLink"), link }]]),
  ...phones.map(({ number, brands = [] }): Text => [
    { text: say("advice.safetyPhone", { number }), link: `tel:+1${number.replaceAll("-", "")}` },
    ...(brands.length === 0 ? [] : [{ text: ` (${brands.join(", ")})`, quiet: true } as const]),
  ]),
];

/** A notice that covers the heater or may cover it: the danger first, then what it is about, then what to check. */
function noticeBlock(layout: Layout, match: SafetyMatch): Block {
  const { say, references, assumptionBlocks, statementBlocks } = layout;
  const { answer, answerText, heading, about, stopUse, hazard, cause, remedy, fits, check, unread } = match;
  const { link } = match;
  return {
    kind: "warning",
    state: safetyStates[answer],
    text: answerText,
    blocks: stack(
      {
        kind: "heading",
        text: [{ text: heading.text, ...(link !== undefined && { link }) }, ...references(heading.sources)],
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
      bullets(contactsOf(layout, match)),
      statementBlocks(unread),
      assumptionBlocks({ ...heading, ...(fits.assumption !== undefined && { assumption: fits.assumption }) }),
    ),
  };
}

/** Whether safety notices cover the heater, by our list, and what to do about it. */
export const safetySection = (layout: Layout, { summary, matches, remarks, search }: Safety): Section => ({
  heading: layout.say("advice.safetyHeading"),
  blocks: stack(
    layout.statementBlocks(summary),
    matches.map((match) => noticeBlock(layout, match)),
    remarks.map((remark) => layout.statementBlocks(remark)),
    quietParagraph(layout.say("advice.safetySearch"), { leads: true }),
    bullets(search.map(({ text, url }) => [{ text, link: url }])),
  ),
});
