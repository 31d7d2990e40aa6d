import { energyNames, kindNames } from "@heater-age/messages/format";
import type { Advice } from "../../advice/schema.ts";
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
import { lifeSection } from "./sheet-life.ts";
import { safetySection } from "./sheet-safety.ts";

/** What to do with a heater of this kind, brand and age. Nothing without its kind. */
export const careBlocks = (
  { statementBlocks }: Layout,
  { actions, choice }: Advice["care"],
): readonly Block[] =>
  actions.length === 0
    ? []
    : stack(
        list(
          "numbers",
          actions.map(({ statement, notes }) => [
            statementBlocks(statement),
            notes.map(({ text }) => quietParagraph(text)),
          ]),
        ),
        statementBlocks(choice, { quiet: true }),
      );

/** What is covered, for how long, and from when that counts. */
function warrantySection(layout: Layout, warranty: Advice["warranty"]): Section {
  const { say, references, statementBlocks } = layout;
  const { covers, counting, conditions, remarks, steps, check } = warranty;
  const link = check?.sources[0]?.url;
  return {
    heading: say("advice.warrantyHeading"),
    blocks: stack(
      covers.map(({ statement, states }) => [
        statementBlocks(statement),
        list(
          "rule",
          states.map((state) => statementBlocks(state.statement)),
        ),
      ]),
      remarks.map((remark) => statementBlocks(remark)),
      bullets(steps),
      covers.length > 0 && statementBlocks(counting),
      check &&
        paragraph([
          { text: check.text },
          ...(link === undefined ? [] : [{ text: " " }, { text: say("advice.warrantyOpenCheck"), link }]),
          ...references(check.sources),
        ]),
      statementBlocks(conditions),
    ),
  };
}

type Heater = Advice["energy"]["heaters"][number];

/** A heater with what its energy costs, or how much it takes. */
function heaterBlocks({ say, statementBlocks }: Layout, heater: Heater): readonly Block[] {
  const { type, of, cost, kWh, statement, installed } = heater;
  const name = say(energyNames[of], { kind: say(kindNames[type]) });
  const amount = (cost ?? kWh)?.text;
  return stack(
    paragraph(
      [{ text: name }, ...(amount === undefined ? [] : [{ text: ` · ${amount}`, strong: true } as const])],
      { leads: true },
    ),
    statementBlocks(statement, { quiet: true }),
    statementBlocks(installed, { quiet: true }),
  );
}

/** What the energy of the heater costs in a year, beside that of new ones. Absent without its kind. */
function energySection(layout: Layout, energy: Advice["energy"]): Section | undefined {
  const { missing, text, present, heaters, measures, prices, lacking } = energy;
  if (missing === "no-type") return undefined;
  const compared = present === undefined ? heaters : [present, ...heaters];
  return {
    heading: layout.say("advice.energyHeading"),
    blocks: stack(
      text !== undefined && paragraph(text),
      list(
        "rule",
        compared.map((heater) => heaterBlocks(layout, heater)),
      ),
      layout.statementBlocks(measures),
      prices.map((price) => layout.statementBlocks(price)),
      lacking.map((each) => paragraph(each)),
    ),
  };
}

/** What follows from the date, section by section, except what to do. */
export const adviceSections = (layout: Layout, { safety, warranty, life, energy }: Advice) => [
  safetySection(layout, safety),
  warrantySection(layout, warranty),
  lifeSection(layout, life),
  energySection(layout, energy),
];
