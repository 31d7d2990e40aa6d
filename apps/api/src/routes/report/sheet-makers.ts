import { groupMakers, type MakerGroup } from "@heater-age/decoder/makers";
import { eitherText, isoDateText, makerSureTexts } from "@heater-age/messages/format";
import type { LikelyMaker } from "../../checks/maker-schema.ts";
import {
  type Block,
  bullets,
  list,
  paragraph,
  quietParagraph,
  type Section,
  stack,
} from "../../pdf/content.ts";
import type { Layout } from "./sheet-layout.ts";

/** Makers with the same reasons: the dates under their rules, who they are, and why. */
function groupBlocks(
  { translator, say, references }: Layout,
  { makers, companies, sources }: MakerGroup<LikelyMaker>,
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

/** Who may have built a heater that carries another name. Absent where there is no clue. */
export function makersSection(layout: Layout, makers: readonly LikelyMaker[]): Section | undefined {
  if (makers.length === 0) return undefined;
  const groups = groupMakers(makers, ({ dates }) => dates);
  return {
    heading: layout.say("maker.heading"),
    blocks: stack(
      quietParagraph(layout.say("maker.text")),
      list(
        "rule",
        groups.map((group) => groupBlocks(layout, group)),
      ),
    ),
  };
}
