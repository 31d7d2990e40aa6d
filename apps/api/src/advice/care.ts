import { age } from "@heater-age/decoder";
import {
  care,
  type CareAction as DecoderAction,
  type Months,
  type StepCode,
  type Task,
  type TaskCode,
} from "@heater-age/decoder/care";
import {
  type AreaTexts,
  areaTexts,
  careText,
  concluded,
  distance,
  everyText,
  hardness,
  shortDateText,
  stated,
} from "@heater-age/messages/format";
import type { Language } from "@heater-age/messages";
import { translatorIn } from "@heater-age/messages/server";
import Type, { type Static } from "typebox";
import { keysOf, oneOf } from "../schema/enums.ts";
import { closedObject, integerField, textField } from "../schema/fields.ts";
import { type DeepReadonly, namedObject, schemaRef } from "../schema/named-schema.ts";
import type { Heater } from "./heater.ts";
import { missingFields, missingOf } from "./missing.ts";
import { Statement } from "./statement.ts";

const CareAction = namedObject("CareAction", "An action.", {
  code: oneOf(
    keysOf<StepCode | TaskCode>({
      "air-filter": true,
      "anode-check": true,
      "condensate-drain": true,
      descale: true,
      flush: true,
      "relief-valve-test": true,
      "check-pan-and-shut-off": true,
      "compare-prices": true,
      "look-for-rust-and-leaks": true,
      "plan-replacement": true,
      "register-warranty": true,
      "replace-soon": true,
      service: true,
    }),
    "Permanent code of the action.",
    "flush",
  ),
  title: textField(
    "The action as a calendar entry, in the language of the request.",
    "Water heater: flush the tank",
  ),
  statement: schemaRef(Statement),
  notes: Type.Array(schemaRef(Statement), {
    description: "Further details: other water types, signs of wear, risks.",
  }),
  everyMonths: Type.Optional(
    closedObject("The interval. Absent for a one-time action.", {
      from: integerField("Lower end, in months.", 12),
      to: integerField("Upper end, in months.", 36),
    }),
  ),
});

export const Care = namedObject("Care", "What to do with a heater of a kind, brand and age.", {
  ...missingFields,
  choice: Type.Optional(schemaRef(Statement)),
  actions: Type.Array(schemaRef(CareAction), {
    maxItems: 3,
    description: "Three at most, most useful first, for the first of the dates.",
  }),
});

/** All named schemas of the section, each after those it refers to. */
export const careSchemas = [CareAction, Care] as const;

export type Care = DeepReadonly<Static<typeof Care>>;
type Text = AreaTexts<"care">;

function wornText(text: Text, language: Language, worn: NonNullable<Task["worn"]>): string {
  if (worn.code === "half-used") return text("worn-half-used");
  return text(`worn-${worn.code}`, { length: distance(translatorIn(language), worn.values.inches) });
}

/** Returns notes on a task, the risks first. */
function notesOf(text: Text, language: Language, task: Task, label: string | undefined): readonly string[] {
  const every = (months: Months) => everyText(translatorIn(language), months);
  const { risks = [], worn, inHardWater, inSoftWater, hardFromGrains } = task;
  return [
    ...risks.map((risk) => text(`risk-${risk}`)),
    ...(task.brand === undefined || label === undefined ? [] : [text("ofBrand", { brand: label })]),
    ...(task.afterWarranty ? [text("afterWarranty")] : []),
    ...(worn === undefined ? [] : [wornText(text, language, worn)]),
    ...(inHardWater === undefined
      ? []
      : [
          hardFromGrains === undefined
            ? text("hard", { every: every(inHardWater) })
            : text("hardFrom", {
                every: every(inHardWater),
                value: hardness(translatorIn(language), hardFromGrains),
              }),
        ]),
    ...(inSoftWater === undefined ? [] : [text("soft", { every: every(inSoftWater) })]),
    ...(task.soonerWhenSoftened ? [text("softened")] : []),
    ...(task.others === undefined ? [] : [text("others", { every: every(task.others) })]),
  ];
}

/** Returns an action in words, with its interval and sources. */
export function actionOf(
  { code, task }: DecoderAction,
  { label }: Pick<Heater, "label">,
  language: Language,
): Care["actions"][number] {
  const text = areaTexts(translatorIn(language), "care");
  const { title, text: action } = careText(translatorIn(language), { code, task });
  if (task === undefined) {
    const statement = concluded(action, { assumption: text("stepAssumption") });
    return { code, title, statement, notes: [] };
  }
  const { sources, confidence } = task;
  const say = (what: string) =>
    task.basis === "source"
      ? stated(what, { sources, confidence })
      : concluded(what, { sources, confidence, assumption: text("between") });
  const [from, to] = task.every;
  return {
    code,
    title,
    statement: say(action),
    notes: notesOf(text, language, task, label).map(say),
    everyMonths: { from, to },
  };
}

function agesText(text: Text, [from, to]: readonly [from: number, to: number | null]): string {
  return to === null ? text("yearsMore", { count: from }) : text("yearsRange", { from, to });
}

/**
 * Returns what to do with a heater and how often, for its first date.
 *
 * @param heater Without its kind or a date, the result names what is missing.
 */
export function careOf(heater: Heater, language: Language): Care {
  const text = areaTexts(translatorIn(language), "care");
  const { brand, candidates, type, today } = heater;
  const [first] = candidates;
  if (type === undefined || first === undefined) {
    const reason = missingOf(heater) ?? "no-date";
    return { missing: reason, text: text(reason), actions: [] };
  }
  const { actions, ages } = care({ type, brand, age: age(first.date, today) });
  return {
    choice: concluded(text("choice", { years: agesText(text, ages) }), {
      assumption: text("choiceAssumption", { date: shortDateText(translatorIn(language), first) }),
    }),
    actions: actions.map((action) => actionOf(action, heater, language)),
  };
}
