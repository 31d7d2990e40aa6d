import { safetyStates, type Translator } from "@heater-age/messages/format";
import type { Safety, SafetyMatch } from "../../advice/safety-schema.ts";
import { type Block, bullets, paragraph, type Section, type Text } from "../../pdf/content.ts";
import type { Statements } from "./sheet-statements.ts";

/** Where a notice can be read and asked about. */
function waysOf(
  { formatMessage: say }: Translator,
  { link, makerPage, phones }: SafetyMatch,
): readonly Text[] {
  return [
    ...(makerPage === undefined
      ? []
      : [[{ text: say({ id: "advice.safetyMakerPage" }), link: makerPage }] as const]),
    ...(link === undefined ? [] : [[{ text: say({ id: "advice.safetyLink" }), link }] as const]),
    ...phones.map(({ number, brands = [] }): Text => [
      {
        text: say({ id: "advice.safetyPhone" }, { number }),
        link: `tel:+1${number.replaceAll("-", "")}`,
      },
      ...(brands.length === 0 ? [] : [{ text: ` (${brands.join(", ")})`, quiet: true } as const]),
    ]),
  ];
}

/** A notice that covers the heater or may cover it: what to heed first, then what it is, then what to check. */
function noticeOf(
  translator: Translator,
  { marks, ground, blocksOf }: Statements,
  match: SafetyMatch,
): Block {
  const { answer, answerText, heading, about, stopUse, hazard, cause, remedy, fits, check, unread } = match;
  const { link } = match;
  const ways = waysOf(translator, match);
  const assumed = fits.assumption === undefined ? {} : { assumption: fits.assumption };
  return {
    kind: "warning",
    state: safetyStates[answer],
    text: answerText,
    blocks: [
      {
        kind: "heading",
        text: [{ text: heading.text, ...(link === undefined ? {} : { link }) }, ...marks(heading.sources)],
      },
      ...(stopUse === undefined ? [] : [paragraph([{ text: stopUse.text, strong: true }])]),
      paragraph([hazard.text, ...(cause === undefined ? [] : [cause.text])].join(" ")),
      paragraph(remedy.text),
      paragraph([{ text: about.text, quiet: true }]),
      paragraph(fits.text),
      ...(check.length === 0
        ? []
        : [
            paragraph(translator.formatMessage({ id: "advice.safetyCheck" }), { leads: true }),
            bullets(check.map(({ statement }) => statement.text)),
          ]),
      ...(ways.length === 0 ? [] : [bullets(ways)]),
      ...(unread === undefined ? [] : blocksOf(unread)),
      ...ground({ ...heading, ...assumed }),
    ],
  };
}

/** Whether safety notices cover the heater, by our list, and what to do about it. */
export function safetySection(
  translator: Translator,
  statements: Statements,
  { summary, matches, remarks, search }: Safety,
): Section {
  const say = translator.formatMessage;
  return {
    heading: say({ id: "advice.safetyHeading" }),
    blocks: [
      ...statements.blocksOf(summary),
      ...matches.map((match) => noticeOf(translator, statements, match)),
      ...remarks.flatMap((remark) => statements.blocksOf(remark)),
      paragraph([{ text: say({ id: "advice.safetySearch" }), quiet: true }], { leads: true }),
      bullets(search.map(({ text, url }) => [{ text, link: url }])),
    ],
  };
}
