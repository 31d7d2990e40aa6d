import type { Care, CareAction, Task } from "@heater-age/decoder/care";
import type { Messages } from "../catalog/shape.ts";
import { areaTexts } from "./area-texts.ts";
import { type KnownDate, shortDateText } from "./dates.ts";
import { distance, hardness } from "./measures.ts";
import { concluded, type Statement, stated } from "./statement.ts";
import type { Translator } from "./translator.ts";

type CodeOf<Key, Prefix extends string> = Key extends `${Prefix}-${infer Code}` ? Code : never;

/** Code of something to do with a heater. */
export type CareCode = CodeOf<keyof Messages["care"], "title">;

type Months = readonly [from: number, to: number];

/** An action for a heater, with the fields that its text needs. */
export interface CareTextInput {
  readonly code: CareCode;
  /** Its interval; absent for a one-time action. */
  readonly task?: { readonly every: Months; readonly atMost?: true } | undefined;
}

/**
 * Returns the interval of a task in words.
 *
 * @example
 * everyText(translatorIn("en"), [12, 36]); //=> "every 1 to 3 years"
 */
export function everyText({ formatMessage }: Translator, [from, to]: Months): string {
  const inYears = from % 12 === 0 && to % 12 === 0;
  if (from === to) {
    return inYears
      ? formatMessage({ id: "care.everyYears" }, { count: from / 12 })
      : formatMessage({ id: "care.everyMonths" }, { count: from });
  }
  return inYears
    ? formatMessage({ id: "care.everyYearsRange" }, { from: from / 12, to: to / 12 })
    : formatMessage({ id: "care.everyMonthsRange" }, { from, to });
}

/**
 * Returns an action as a calendar entry.
 *
 * @example
 * entryText(translatorIn("en"), "flush"); //=> "Water heater: flush the tank"
 */
export const entryText = ({ formatMessage }: Translator, code: CareCode): string =>
  formatMessage({ id: "care.entry" }, { action: formatMessage({ id: `care.title-${code}` }) });

/**
 * Returns an action as a calendar entry, and as a sentence with its interval.
 *
 * @example
 * careText(translatorIn("en"), { code: "flush", task: { every: [12, 12] } });
 * //=> { title: "Water heater: flush the tank", text: "Flush the tank once a year." }
 */
export function careText(
  translator: Translator,
  { code, task }: CareTextInput,
): { readonly title: string; readonly text: string } {
  const { formatMessage } = translator;
  const often = task && everyText(translator, task.every);
  const every = task?.atMost ? formatMessage({ id: "care.atLeast" }, { every: often ?? "" }) : often;
  return {
    title: entryText(translator, code),
    text: formatMessage({ id: `care.do-${code}` }, every === undefined ? {} : { every }),
  };
}

/** What to do with a heater at its first date, or why that is unknown. */
export type CareCodes =
  | { readonly missing: "no-date" | "no-figures" | "no-type" }
  | (Care & {
      readonly missing?: never;
      readonly date: KnownDate;
      /** Name of the brand. */
      readonly label: string | undefined;
    });

/** What to do with a heater, in words. */
export interface CareTexts {
  readonly missing?: "no-date" | "no-figures" | "no-type";
  readonly text?: string;
  readonly choice?: Statement;
  readonly actions: readonly {
    readonly code: CareAction["code"];
    readonly title: string;
    readonly statement: Statement;
    readonly notes: readonly Statement[];
    readonly everyMonths?: { readonly from: number; readonly to: number };
  }[];
}

/** Returns notes on a task, the risks first. */
function notesText(translator: Translator, task: Task, label: string | undefined): readonly string[] {
  const text = areaTexts(translator, "care");
  const { risks = [], worn, inHardWater, inSoftWater, hardFromGrains, others } = task;
  const notes: string[] = risks.map((risk) => text(`risk-${risk}`));
  if (task.brand !== undefined && label !== undefined) notes.push(text("ofBrand", { brand: label }));
  if (task.afterWarranty) notes.push(text("afterWarranty"));
  if (worn?.code === "half-used") notes.push(text("worn-half-used"));
  else if (worn) notes.push(text(`worn-${worn.code}`, { length: distance(translator, worn.values.inches) }));
  if (inHardWater) {
    const every = everyText(translator, inHardWater);
    notes.push(
      hardFromGrains === undefined
        ? text("hard", { every })
        : text("hardFrom", { every, value: hardness(translator, hardFromGrains) }),
    );
  }
  if (inSoftWater) notes.push(text("soft", { every: everyText(translator, inSoftWater) }));
  if (task.soonerWhenSoftened) notes.push(text("softened"));
  if (others) notes.push(text("others", { every: everyText(translator, others) }));
  return notes;
}

/** Returns an action in words, with its interval and sources. */
function actionTexts(
  translator: Translator,
  { code, task }: CareAction,
  label: string | undefined,
): CareTexts["actions"][number] {
  const text = areaTexts(translator, "care");
  const { title, text: action } = careText(translator, { code, task });
  if (task === undefined) {
    const statement = concluded(action, { assumption: text("stepAssumption") });
    return { code, title, statement, notes: [] };
  }
  const say = (sentence: string) =>
    task.basis === "source"
      ? stated(sentence, task)
      : concluded(sentence, { ...task, assumption: text("between") });
  const [from, to] = task.every;
  const notes = notesText(translator, task, label).map(say);
  return { code, title, statement: say(action), notes, everyMonths: { from, to } };
}

/** Returns what to do with a heater in words, with its basis. */
export function careTexts(translator: Translator, codes: CareCodes): CareTexts {
  const text = areaTexts(translator, "care");
  if (codes.missing !== undefined) return { missing: codes.missing, text: text(codes.missing), actions: [] };
  const { actions, ages, date, label } = codes;
  const [from, to] = ages;
  const years = to === null ? text("yearsMore", { count: from }) : text("yearsRange", { from, to });
  return {
    choice: concluded(text("choice", { years }), {
      assumption: text("choiceAssumption", { date: shortDateText(translator, date) }),
    }),
    actions: actions.map((action) => actionTexts(translator, action, label)),
  };
}
