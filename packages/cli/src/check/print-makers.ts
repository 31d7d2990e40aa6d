import {
  groupMakers,
  type MakerCompany,
  type MakerGroup,
  type MakerReason,
  type MakerSummary,
} from "@heater-age/decoder/makers";
import { list, paragraph, section } from "../layout.ts";
import { dateOf, datesText } from "../reading.ts";
import type { Speech } from "../texts.ts";
import type { DatedItem, UndatedItem } from "./item.ts";
import type { PrintOptions } from "./print-dated.ts";
import { sourceName } from "./source-name.ts";

const sure = { high: "sureHigh", medium: "sureMedium", low: "sureLow" } as const;

const labelsOf = (some: readonly MakerSummary[]): string => some.map(({ label }) => label).join(", ");

function builtBy(companies: readonly MakerCompany[], { texts: { maker }, language }: Speech): string {
  const names = companies.map(({ name, isConfirmed }) =>
    isConfirmed ? name : maker.unconfirmed({ maker: name }),
  );
  return maker.builtBy({ makers: new Intl.ListFormat(language, { type: "disjunction" }).format(names) });
}

/** A reason as a sentence; nothing for a code of a newer server. */
function reasonText({ texts }: Speech, { code, values = {} }: MakerReason): string | undefined {
  const sentences: Readonly<Record<string, string | ((words: never) => string) | undefined>> = texts.maker;
  const sentence = Object.hasOwn(sentences, code) ? sentences[code] : undefined;
  return typeof sentence === "function" ? sentence(values as never) : sentence;
}

function told(
  { makers: all, companies }: MakerGroup<MakerSummary>,
  { speech, layout }: PrintOptions,
): readonly string[] {
  const { maker } = speech.texts;
  const [{ confidence, reasons, dates }] = all;
  const known = dates.flatMap((date) => dateOf(date) ?? []);
  const heading = known.length === 0 ? maker.noDates : datesText(speech, known);
  const indent = { first: "    " } as const;
  return [
    ...paragraph(heading, layout, { first: "  " }).map(layout.colours.bold),
    ...paragraph(labelsOf(all), layout, indent),
    ...paragraph(maker[sure[confidence]], layout, indent),
    ...(companies.length === 0 ? [] : paragraph(builtBy(companies, speech), layout, indent)),
    ...list(
      reasons.flatMap((reason) => reasonText(speech, reason) ?? []),
      layout,
      "  - ",
    ),
  ];
}

/**
 * Who may have built a heater that carries another name: why, how sure that is, and the dates under each. Nothing for a
 * name that is its maker's own.
 *
 * @param shown How many groups are told; of the others only the names are.
 */
export function makers(
  { makers: found = [] }: DatedItem | UndatedItem,
  shown: number,
  options: PrintOptions,
): readonly string[] {
  const { speech, layout } = options;
  const { maker } = speech.texts;
  const groups = groupMakers(found, ({ dates }) => dates);
  if (groups.length === 0) return [];
  const more = groups.slice(shown).flatMap((group) => group.makers);
  const sources = groups.slice(0, shown).flatMap((group) => group.sources);
  const indent = { first: "  " } as const;
  return section(
    maker.heading,
    [
      ...paragraph(maker.text, layout, indent),
      ...groups.slice(0, shown).flatMap((group) => told(group, options)),
      ...(more.length === 0
        ? []
        : [
            ...paragraph(maker.more({ brands: more.length }), layout, indent),
            ...paragraph(labelsOf(more), layout, { first: "    " }),
          ]),
      ...paragraph(maker.ours, layout, indent),
      ...list([...new Set(sources.map((source) => sourceName(speech, source)))], layout),
    ],
    layout,
  );
}
