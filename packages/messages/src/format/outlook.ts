import type { MessageId } from "../catalog/shape.ts";
import type { KnownAge } from "./ages.ts";
import type { Years } from "./life-line.ts";
import { type StateCode, statesOf } from "./recommendation.ts";
import type { Translator } from "./translator.ts";

const lasting = {
  "gas-tank": "result.lastGasTank",
  "electric-tank": "result.lastElectricTank",
  "heat-pump": "result.lastHeatPump",
  "tankless-gas": "result.lastTankless",
} as const satisfies Readonly<Record<string, MessageId>>;

const planning = {
  good: "result.planGood",
  monitor: "result.planMonitor",
  replace: "result.planOver",
} as const;

/** What decides the sentence about a heater's age. */
export interface OutlookInput {
  readonly code: StateCode;
  readonly age: KnownAge;
  /** How long such heaters last. */
  readonly life: Years;
  /** Absent if the kind is unknown: then `life` is that of all kinds. */
  readonly kind?: keyof typeof lasting | undefined;
}

/**
 * Returns what the age of a heater means: how long such heaters last, and what that asks for.
 *
 * @example
 * outlookText(translatorIn("en"), { code: "replace", age, life: { from: 8, to: 15 }, kind: "gas-tank" });
 * //=> "Most gas tanks last 8 to 15 years. Replace this one before it fails."
 */
export function outlookText({ formatMessage }: Translator, { code, age, life, kind }: OutlookInput): string {
  const [state] = statesOf(code);
  // The states are those of the specification; the figures may say that such a heater often lasts longer.
  if (state === "replace" && age.maxMonths < life.to * 12)
    return formatMessage({ id: "result.planReplace" }, { ...life });
  const lasts = formatMessage({ id: kind === undefined ? "result.lastAny" : lasting[kind] }, { ...life });
  return `${lasts} ${formatMessage({ id: planning[state] })}`;
}
