import { groupMakers, type MakerGroup, type MakerSummary } from "@heater-age/decoder/makers";
import { eitherText, isoDateText, makerSureTexts } from "@heater-age/messages/format";
import {
  type Block,
  bullets,
  list,
  paragraph,
  quietParagraph,
  type Section,
  stack,
} from "../writing/content.ts";
import type { Writer } from "../writing/writer.ts";

/** Returns makers with the same reasons: the dates by their rules, their names, and the reasons. */
function groupBlocks(
  { translator, say, references }: Writer,
  { makers, companies, sources }: MakerGroup<MakerSummary>,
): readonly Block[] {
  const [{ dates, confidence, reasons }] = makers;
  const dateTexts = dates.map((date) => isoDateText(translator, date));
  const text = dates.length === 0 ? say("maker.noDates") : eitherText(translator, dateTexts);
  const names = companies.map(({ name, isConfirmed }) =>
    isConfirmed ? name : say("maker.unconfirmed", { maker: name }),
  );
  return stack(
    paragraph(
      [
        { text, strong: true },
        { text: ` · ${say(makerSureTexts[confidence])}`, quiet: true },
      ],
      { leads: true },
    ),
    paragraph(makers.map(({ label }) => label).join(" · ")),
    names.length > 0 && paragraph(say("maker.builtBy", { makers: eitherText(translator, names) })),
    bullets(reasons.map(({ code, values }) => say(`maker.${code}`, values))),
    paragraph([{ text: say("maker.ours"), quiet: true }, ...references(sources)], { small: true }),
  );
}

/** Returns the possible makers of a heater with another brand's name. `undefined` if there are none. */
export function makersSection(writer: Writer, makers: readonly MakerSummary[]): Section | undefined {
  if (makers.length === 0) return undefined;
  const groups = groupMakers(makers, ({ dates }) => dates);
  return {
    heading: writer.say("maker.heading"),
    blocks: stack(
      quietParagraph(writer.say("maker.text")),
      list(
        "rule",
        groups.map((group) => groupBlocks(writer, group)),
      ),
    ),
  };
}
