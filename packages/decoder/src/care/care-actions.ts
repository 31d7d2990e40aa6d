import type { Age } from "../age.ts";
import type { LifeType } from "../life/figures.ts";
import { type Task, type TaskCode, tasks } from "./tasks.ts";

/** A one-time step, due at a certain age. */
export type StepCode =
  | "check-pan-and-shut-off"
  | "compare-prices"
  | "look-for-rust-and-leaks"
  | "plan-replacement"
  | "register-warranty" // and keep the receipt
  | "replace-soon"
  | "service";

/** What to do with a heater: a task with its interval, or a step without one. */
export type CareAction =
  { readonly code: TaskCode; readonly task: Task } | { readonly code: StepCode; readonly task?: never };

/** The most useful actions at an age. The choice and its order are ours; intervals have sources. */
export interface Care {
  /** Ages in years that the choice applies to; `null` for no end. */
  readonly ages: readonly [from: number, to: number | null];
  readonly basis: "ours";
  /** At most three, most useful first. */
  readonly actions: readonly CareAction[];
}

/** A heater to care for. */
export interface CareQuery {
  readonly type: LifeType;
  /** Slug of the brand. Some makers have their own intervals. */
  readonly brand?: string | undefined;
  /** The result of `age`. The older end is used. */
  readonly age: Pick<Age, "maxMonths">;
}

type Codes = readonly [TaskCode | StepCode, ...(TaskCode | StepCode)[]];
interface Stage {
  readonly to: number | null;
  readonly tank: Codes;
  readonly heatPump: Codes;
  readonly tankless: Codes;
}

// Our choice, based on what the sources recommend at each age. A tankless heater is expected to last some years longer.
const ending = ["replace-soon", "look-for-rust-and-leaks", "check-pan-and-shut-off"] as const;
const late = ["plan-replacement", "look-for-rust-and-leaks", "check-pan-and-shut-off"] as const;
const middle = ["look-for-rust-and-leaks", "check-pan-and-shut-off", "compare-prices"] as const;
const stages: readonly Stage[] = [
  {
    to: 3,
    tank: ["register-warranty", "anode-check", "flush"],
    heatPump: ["register-warranty", "air-filter", "anode-check"],
    tankless: ["register-warranty", "descale"],
  },
  {
    to: 7,
    tank: ["anode-check", "flush", "relief-valve-test"],
    heatPump: ["air-filter", "anode-check", "condensate-drain"],
    tankless: ["descale"],
  },
  { to: 10, tank: middle, heatPump: ["air-filter", ...middle.slice(0, 2)], tankless: ["descale"] },
  { to: 15, tank: late, heatPump: late, tankless: ["descale"] },
  { to: null, tank: ending, heatPump: ending, tankless: ["service", "descale", "plan-replacement"] },
];

const columns = {
  "gas-tank": "tank",
  "electric-tank": "tank",
  "heat-pump": "heatPump",
  "tankless-gas": "tankless",
  "tankless-electric": "tankless",
} as const satisfies Record<LifeType, keyof Stage>;

const isTask = (code: string): code is TaskCode => tasks.some((task) => task.code === code);

/**
 * Returns how often a task is due for a heater: by its maker's interval if known, otherwise the general one.
 * `undefined` for a kind of heater that does not need the task.
 *
 * @example
 * taskFor("anode-check", "gas-tank", "bradford-white")?.every; //=> [24, 24]
 */
export function taskFor(code: TaskCode, type: LifeType, brand?: string): Task | undefined {
  const all = tasks.filter((task) => task.code === code && task.types.includes(type));
  return all.find((task) => task.brand === brand) ?? all.find((task) => task.brand === undefined);
}

/**
 * Returns what to do with a heater of a kind, brand and age: the three most useful actions at most. Each task has its
 * interval and its source.
 *
 * @example
 * care({ type: "gas-tank", brand: "rheem", age: age("2021-11", "2026-11-20") }).actions.map(({ code }) => code);
 * //=> ["anode-check", "flush", "relief-valve-test"]
 */
export function care({ type, brand, age }: CareQuery): Care {
  // A heater of 3 years and 11 months is 3 years old.
  const years = Math.floor(age.maxMonths / 12);
  const index = stages.findIndex(({ to }) => to === null || years <= to);
  const stage = stages[index];
  const before = stages[index - 1]?.to;
  const codes: readonly (TaskCode | StepCode)[] = stage?.[columns[type]] ?? [];
  return {
    ages: [typeof before === "number" ? before + 1 : 0, stage?.to ?? null],
    basis: "ours",
    actions: codes.flatMap((code): readonly CareAction[] => {
      if (!isTask(code)) return [{ code }];
      const task = taskFor(code, type, brand);
      return task ? [{ code, task }] : [];
    }),
  };
}
