import { age, anyTimeZone } from "@heater-age/decoder";
import { tellingReasons } from "@heater-age/decoder/reasons";
import { ageText, confidenceText, datesText, dateText, reasonText } from "@heater-age/messages/format";
import {
  type Block,
  bullets,
  type Fact,
  list,
  paragraph,
  quietParagraph,
  type Section,
  stack,
} from "../writing/content.ts";
import type { Subject } from "../subject/subject.ts";
import type { Writer } from "../writing/writer.ts";

/** Returns the features of the heater that narrowed its dates down, the excluded dates, and the reasons. */
const disambiguationBlocks = (
  { translator, say, statementBlocks }: Writer,
  { settled }: Subject,
): readonly Block[] =>
  settled.flatMap(({ answer, ruledOut, reason }) =>
    stack(
      paragraph(
        [
          { text: say("clues.settled", { answer }), strong: true },
          { text: ` ${say("clues.ruledOut", { dates: datesText(translator, ruledOut) })}` },
        ],
        { leads: true },
      ),
      statementBlocks(reason),
    ),
  );

/** Returns every other possible date, with its reasons and what narrowed them down. */
export function otherDates(writer: Writer, subject: Subject): Section | undefined {
  const { translator, say } = writer;
  const [, ...others] = subject.candidates;
  const answered = disambiguationBlocks(writer, subject);
  if (others.length === 0 && answered.length === 0) return undefined;
  const items = others.map((other) => [
    paragraph([
      { text: dateText(translator, other), strong: true },
      { text: ` · ${ageText(translator, age(other.date, subject.today, anyTimeZone))}` },
    ]),
    quietParagraph(
      tellingReasons(other.reasons)
        .map((reason) => reasonText(translator, subject.brandName, reason))
        .join(" "),
    ),
  ]);
  return {
    heading: say("result.otherHeading"),
    blocks: stack(list("rule", items), answered),
  };
}

/** Returns the confidence, reasons and sources of the date. */
export function howSure(writer: Writer, { candidates, brandName }: Subject): Section {
  const { say, translator, sourceText } = writer;
  const [first] = candidates;
  const { reasons, sources } = first;
  const fact = (term: string, value: Block | undefined): Fact => ({ term, value: stack(value) });
  return {
    heading: say("result.sureHeading"),
    blocks: [
      {
        kind: "facts",
        facts: [
          fact(say("result.confidence"), paragraph(confidenceText(translator, first))),
          fact(
            say("result.why"),
            bullets(reasons.map((reason) => reasonText(translator, brandName, reason))),
          ),
          fact(say("result.sources"), bullets(sources.map(sourceText))),
        ],
      },
    ],
  };
}
