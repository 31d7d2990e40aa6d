import {
  groupMakers,
  type MakerCompany,
  type MakerGroup,
  type MakerSummary,
} from "@heater-age/decoder/makers";
import { datesText, eitherText, makerSureTexts, parseDate } from "@heater-age/messages/format";
import type { DatedResult, UndatedResult } from "../check/check-result.ts";
import { list, paragraph, section } from "../terminal/layout.ts";
import type { Translator } from "../texts/translator.ts";
import type { PrintOptions } from "./print-options.ts";
import { sourceText } from "./sources.ts";

const joinLabels = (makers: readonly MakerSummary[]): string => makers.map(({ label }) => label).join(", ");

function builtBy(companies: readonly MakerCompany[], translator: Translator): string {
  const { maker } = translator.texts;
  const names = companies.map(({ name, isConfirmed }) =>
    isConfirmed ? name : maker.unconfirmed({ maker: name }),
  );
  return maker.builtBy({ makers: eitherText(translator, names) });
}

function groupLines(
  { makers, companies }: MakerGroup<MakerSummary>,
  { translator, layout }: PrintOptions,
): readonly string[] {
  const { texts, formatMessage } = translator;
  const [{ confidence, reasons, dates }] = makers;
  const known = dates.flatMap((date) => parseDate(date) ?? []);
  const heading = known.length === 0 ? texts.maker.noDates : datesText(translator, known);
  const sentences = reasons
    // A newer server can have other reasons.
    .filter(({ code }) => Object.hasOwn(texts.maker, code))
    .map(({ code, values }) => formatMessage({ id: `maker.${code}` }, values));
  const indent = { first: "    " };
  return [
    ...paragraph(heading, layout, { first: "  " }).map(layout.colors.bold),
    ...paragraph(joinLabels(makers), layout, indent),
    ...paragraph(formatMessage({ id: makerSureTexts[confidence] }), layout, indent),
    ...(companies.length === 0 ? [] : paragraph(builtBy(companies, translator), layout, indent)),
    ...list(sentences, layout, "  - "),
  ];
}

/**
 * Returns the lines about who may have built a heater sold under another name: why, how sure, and the dates under
 * each. Returns nothing for a maker's own name.
 *
 * @param shown Number of groups printed in full; the others have only their names.
 */
export function makerLines(
  { makers = [] }: DatedResult | UndatedResult,
  shown: number,
  options: PrintOptions,
): readonly string[] {
  const { translator, layout } = options;
  const { maker } = translator.texts;
  const groups = groupMakers(makers, ({ dates }) => dates);
  if (groups.length === 0) return [];
  const more = groups.slice(shown).flatMap((one) => one.makers);
  const sources = groups.slice(0, shown).flatMap((one) => one.sources);
  const indent = { first: "  " };
  return section(
    maker.heading,
    [
      ...paragraph(maker.text, layout, indent),
      ...groups.slice(0, shown).flatMap((one) => groupLines(one, options)),
      ...(more.length === 0
        ? []
        : [
            ...paragraph(maker.more({ brands: more.length }), layout, indent),
            ...paragraph(joinLabels(more), layout, { first: "    " }),
          ]),
      ...paragraph(maker.ours, layout, indent),
      ...list([...new Set(sources.map((source) => sourceText(translator, source)))], layout),
    ],
    layout,
  );
}
