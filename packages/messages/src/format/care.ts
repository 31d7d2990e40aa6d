import type { Messages } from "../catalog/shape.ts";
import type { Statement } from "./statement.ts";
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
 * Returns the interval of a task in words. Needs area "care".
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
 * Returns an action as a calendar entry. Needs area "care".
 *
 * @example
 * entryText(translatorIn("en"), "flush"); //=> "Water heater: flush the tank"
 */
export const entryText = ({ formatMessage }: Translator, code: CareCode): string =>
  formatMessage({ id: "care.entry" }, { action: formatMessage({ id: `care.title-${code}` }) });

/**
 * Returns an action as a calendar entry, and as a sentence with its interval. Needs area "care".
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

/** What to do with a heater, in words. */
export interface CareTexts {
  readonly choice?: Statement;
  readonly actions: readonly { readonly statement: Statement; readonly notes: readonly Statement[] }[];
}
