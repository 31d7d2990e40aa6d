import { energyNames, kindNames, type Translator } from "@heater-age/messages/format";
import type { Advice } from "../../advice/schema.ts";
import { type Block, bullets, paragraph, type Section } from "../../pdf/content.ts";
import { lifeSection } from "./sheet-life.ts";
import { safetySection } from "./sheet-safety.ts";
import type { Statements } from "./sheet-statements.ts";

/** What to do with a heater of this kind, brand and age. Nothing where its kind is not known. */
export function careBlocks({ blocksOf }: Statements, { actions, choice }: Advice["care"]): readonly Block[] {
  if (actions.length === 0) return [];
  return [
    {
      kind: "list",
      marks: "numbers",
      items: actions.map(({ statement, notes }) => [
        ...blocksOf(statement),
        ...notes.map(({ text }) => paragraph([{ text, quiet: true }])),
      ]),
    },
    ...(choice === undefined ? [] : blocksOf(choice, { quiet: true })),
  ];
}

/** What is covered and for how long, and from when that counts. */
function warrantySection(
  { formatMessage: say }: Translator,
  { marks, blocksOf }: Statements,
  warranty: Advice["warranty"],
) {
  const { covers, counting, conditions, remarks, steps, check } = warranty;
  const link = check?.sources[0]?.url;
  return {
    heading: say({ id: "advice.warrantyHeading" }),
    blocks: [
      ...covers.flatMap(({ statement, states }): readonly Block[] => [
        ...blocksOf(statement),
        ...(states.length === 0
          ? []
          : [
              {
                kind: "list",
                marks: "rule",
                items: states.map((state) => blocksOf(state.statement)),
              } as const,
            ]),
      ]),
      ...remarks.flatMap((remark) => blocksOf(remark)),
      ...(steps.length === 0 ? [] : [bullets(steps)]),
      ...(covers.length === 0 ? [] : blocksOf(counting)),
      ...(check === undefined
        ? []
        : [
            paragraph([
              { text: check.text },
              ...(link === undefined
                ? []
                : [{ text: " " }, { text: say({ id: "advice.warrantyOpenCheck" }), link }]),
              ...marks(check.sources),
            ]),
          ]),
      ...blocksOf(conditions),
    ],
  } satisfies Section;
}

type Heater = Advice["energy"]["heaters"][number];

/** A heater with what its energy costs, or how much it takes. */
function costOf(
  { formatMessage: say }: Translator,
  { blocksOf }: Statements,
  heater: Heater,
): readonly Block[] {
  const { type, of, cost, kWh, statement, installed } = heater;
  const name = say({ id: energyNames[of] }, { kind: say({ id: kindNames[type] }) });
  const amount = (cost ?? kWh)?.text;
  return [
    paragraph(
      [{ text: name }, ...(amount === undefined ? [] : [{ text: ` · ${amount}`, strong: true } as const])],
      { leads: true },
    ),
    ...blocksOf(statement, { quiet: true }),
    ...(installed === undefined ? [] : blocksOf(installed, { quiet: true })),
  ];
}

/** What the energy of the heater costs in a year, beside that of new ones. Nothing where its kind is not known. */
function energySection(
  translator: Translator,
  statements: Statements,
  energy: Advice["energy"],
): readonly Section[] {
  const { missing, text, present, heaters, measures, prices, lacking } = energy;
  if (missing === "no-type") return [];
  const compared = [...(present === undefined ? [] : [present]), ...heaters];
  return [
    {
      heading: translator.formatMessage({ id: "advice.energyHeading" }),
      blocks: [
        ...(text === undefined ? [] : [paragraph(text)]),
        ...(compared.length === 0
          ? []
          : [
              {
                kind: "list",
                marks: "rule",
                items: compared.map((heater) => costOf(translator, statements, heater)),
              } as const,
            ]),
        ...(measures === undefined ? [] : statements.blocksOf(measures)),
        ...prices.flatMap((price) => statements.blocksOf(price)),
        ...lacking.map((each) => paragraph(each)),
      ],
    },
  ];
}

/** What follows from the date, section by section, but what to do. */
export const adviceSections = (
  translator: Translator,
  statements: Statements,
  { safety, warranty, life, energy }: Advice,
): readonly Section[] => [
  safetySection(translator, statements, safety),
  warrantySection(translator, statements, warranty),
  lifeSection(translator, statements, life),
  ...energySection(translator, statements, energy),
];
