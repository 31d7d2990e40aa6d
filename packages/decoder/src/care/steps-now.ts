import type { Age, AgeStatus } from "../age.ts";
import type { LifeType } from "../life/figures.ts";
import { care, type StepCode } from "./care-actions.ts";
import type { TaskCode } from "./tasks.ts";

/** Something to do now, in a few words. */
export type NowCode =
  | "anode"
  | "care"
  | "descale"
  | "drain"
  | "filter"
  | "flush"
  | "leaks"
  | "prices"
  | "quotes"
  | "recall"
  | "register"
  | "relief"
  | "service"
  | "valve";

/** What the steps depend on. */
export interface NowQuery {
  /** Absent if unknown. */
  readonly type?: LifeType | undefined;
  /** The older of two possible states. */
  readonly state: AgeStatus;
  readonly age: Pick<Age, "maxMonths">;
  /** Whether a recall covers the heater. Reading the recall then comes first. */
  readonly isRecalled?: boolean;
}

const short: Readonly<Record<StepCode | TaskCode, NowCode>> = {
  "air-filter": "filter",
  "anode-check": "anode",
  "check-pan-and-shut-off": "valve",
  "compare-prices": "prices",
  "condensate-drain": "drain",
  descale: "descale",
  flush: "flush",
  "look-for-rust-and-leaks": "leaks",
  "plan-replacement": "quotes",
  "register-warranty": "register",
  "relief-valve-test": "relief",
  "replace-soon": "quotes",
  service: "service",
};

/** For heaters of an unknown kind, and to complete a kind that has fewer than three. */
const ofState: Readonly<Record<AgeStatus, readonly [NowCode, NowCode, NowCode]>> = {
  good: ["care", "register", "valve"],
  monitor: ["leaks", "care", "prices"],
  replace: ["leaks", "valve", "quotes"],
};
const caring: ReadonlySet<NowCode> = new Set(["descale", "flush", "service"]);

/**
 * Returns the three most useful things to do now, by kind and age as in `care`, or by the state alone if the kind is
 * unknown.
 *
 * @example
 * stepsNow({ state: "replace", age: { maxMonths: 270 } }); //=> ["leaks", "valve", "quotes"]
 * stepsNow({ type: "tankless-gas", state: "good", age: { maxMonths: 30 } }); //=> ["register", "descale", "valve"]
 */
export function stepsNow({
  type,
  state,
  age,
  isRecalled = false,
}: NowQuery): readonly [NowCode, NowCode, NowCode] {
  const known = type === undefined ? [] : care({ type, age }).actions.map(({ code }) => short[code]);
  const isCared = known.some((code) => caring.has(code));
  const more = ofState[state].filter((code) => !known.includes(code) && !(code === "care" && isCared));
  const [first, second, third] = [
    ...(isRecalled ? ["recall" as const] : []),
    ...known,
    ...more,
    "valve" as const,
  ];
  return [first ?? "leaks", second ?? "valve", third ?? "quotes"];
}
