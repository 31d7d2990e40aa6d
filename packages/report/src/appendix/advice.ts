import { energyNames, entryOf, kindNames, type MessageId } from "@heater-age/messages/format";
import type { Advice, Care, ComparedHeater, Energy, Warranty } from "../subject/advice.ts";
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
import { lifeSection } from "./life.ts";
import { safetySection } from "./safety.ts";

/** Returns detailed actions for a heater of this kind, brand and age. `undefined` without its kind. */
function careSection({ say, statementBlocks }: Writer, { actions, choice }: Care): Section | undefined {
  if (actions.length === 0) return undefined;
  return {
    heading: say("result.actionsHeading"),
    blocks: stack(
      list(
        "numbers",
        actions.map(({ statement, notes }) => [
          statementBlocks(statement),
          notes.map(({ text }) => quietParagraph(text)),
        ]),
      ),
      statementBlocks(choice, { quiet: true }),
    ),
  };
}

/** Returns what the warranty covers, for how long, and its start date. */
function warrantySection(writer: Writer, warranty: Warranty): Section {
  const { say, references, statementBlocks } = writer;
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

/** Returns a heater with its energy cost, or its consumption. */
function heaterBlocks({ say, statementBlocks }: Writer, heater: ComparedHeater): readonly Block[] {
  const { type, of, cost, kWh, statement, installed } = heater;
  const kind = entryOf<MessageId>(kindNames, type);
  const name = entryOf<MessageId>(energyNames, of);
  if (kind === undefined || name === undefined) return [];
  const amount = (cost ?? kWh)?.text;
  return stack(
    paragraph(
      [
        { text: say(name, { kind: say(kind) }) },
        ...(amount === undefined ? [] : [{ text: ` · ${amount}`, strong: true } as const]),
      ],
      { leads: true },
    ),
    statementBlocks(statement, { quiet: true }),
    statementBlocks(installed, { quiet: true }),
  );
}

/** Returns the heater's yearly energy cost beside that of new ones. `undefined` without its kind. */
function energySection(writer: Writer, energy: Energy): Section | undefined {
  const { missing, text, present, heaters, measures, prices } = energy;
  if (missing === "no-type") return undefined;
  const compared = present === undefined ? heaters : [present, ...heaters];
  return {
    heading: writer.say("advice.energyHeading"),
    blocks: stack(
      text !== undefined && paragraph(text),
      list(
        "rule",
        compared.map((heater) => heaterBlocks(writer, heater)),
      ),
      writer.statementBlocks(measures),
      prices.map((price) => writer.statementBlocks(price)),
    ),
  };
}

/** Returns the sections of advice. */
export const adviceSections = (writer: Writer, { safety, care, warranty, life, energy }: Advice) => [
  safetySection(writer, safety),
  careSection(writer, care),
  warrantySection(writer, warranty),
  lifeSection(writer, life),
  energySection(writer, energy),
];
