import { groupMakers, type MakerGroup } from "@heater-age/decoder/makers";
import type { Language } from "@heater-age/messages";
import { isoDateText, makerSureTexts } from "@heater-age/messages/format";
import { translatorIn } from "@heater-age/messages/server";
import type { LikelyMaker } from "../../checks/maker-schema.ts";
import { listFormat } from "../../text/formats.ts";
import { type Block, bullets, paragraph, type Section } from "../../pdf/content.ts";
import type { Statements } from "./sheet-statements.ts";

/** Makers for whom the same speaks: the dates under their rules, who they are, and why. */
function groupBlocks(
  language: Language,
  { marks }: Statements,
  { makers, companies, sources }: MakerGroup<LikelyMaker>,
): readonly Block[] {
  const say = translatorIn(language).formatMessage;
  const either = listFormat(language, "disjunction");
  const [{ dates, confidence, reasons }] = makers;
  const names = companies.map(({ name, isConfirmed }) =>
    isConfirmed ? name : say({ id: "maker.unconfirmed" }, { maker: name }),
  );
  return [
    paragraph(
      [
        {
          text:
            dates.length === 0
              ? say({ id: "maker.noDates" })
              : either.format(dates.map((date) => isoDateText(translatorIn(language), date))),
          strong: true,
        },
        { text: ` · ${say({ id: makerSureTexts[confidence] })}`, quiet: true },
      ],
      { leads: true },
    ),
    paragraph(makers.map(({ label }) => label).join(" · ")),
    ...(names.length === 0
      ? []
      : [paragraph(say({ id: "maker.builtBy" }, { makers: either.format(names) }))]),
    bullets(reasons.map(({ code, values }) => say({ id: `maker.${code}` }, values))),
    paragraph([{ text: say({ id: "maker.ours" }), quiet: true }, ...marks(sources)], { small: true }),
  ];
}

/** Who may have built a heater that carries another name. Nothing where nothing speaks for anybody. */
export function makersSection(
  language: Language,
  statements: Statements,
  makers: readonly LikelyMaker[],
): readonly Section[] {
  if (makers.length === 0) return [];
  const say = translatorIn(language).formatMessage;
  return [
    {
      heading: say({ id: "maker.heading" }),
      blocks: [
        paragraph([{ text: say({ id: "maker.text" }), quiet: true }]),
        {
          kind: "list",
          marks: "rule",
          items: groupMakers(makers, ({ dates }) => dates).map((group) =>
            groupBlocks(language, statements, group),
          ),
        },
      ],
    },
  ];
}
