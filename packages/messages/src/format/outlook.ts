import type { MessageId } from "../catalog/shape.ts";
import type { KnownAge } from "./ages.ts";
import type { Years } from "./life-line.ts";
import type { State } from "./explanation.ts";
import type { Translator } from "./translator.ts";

const lasting = {
  "gas-tank": "result.lastGasTank",
  "electric-tank": "result.lastElectricTank",
  "heat-pump": "result.lastHeatPump",
  "tankless-gas": "result.lastTankless",
  "tankless-electric": "result.lastTankless",
} as const satisfies Readonly<Record<string, MessageId>>;

const planning = {
  good: "result.planGood",
  monitor: "result.planMonitor",
  replace: "result.planOver",
} as const;

/** The input for the sentence about a heater's age. */
export interface OutlookInput {
  readonly state: State;
  readonly age: KnownAge;
  /** How long such heaters last. */
  readonly life: Years;
  /** Absent if the kind is unknown. `life` then covers all kinds. */
  readonly kind?: keyof typeof lasting | undefined;
}

/**
 * Returns how long heaters of a kind last.
 *
 * @example
 * lifeText(translatorIn("en"), "gas-tank", { from: 8, to: 15 }); //=> "Most gas tanks last 8 to 15 years."
 */
export const lifeText = ({ formatMessage }: Translator, kind: OutlookInput["kind"], life: Years): string =>
  formatMessage({ id: kind === undefined ? "result.lastAny" : lasting[kind] }, { ...life });

/**
 * Returns what the age of a heater means: how long such heaters last, and what to do.
 *
 * @example
 * outlookText(translatorIn("en"), { state: "replace", age, life: { from: 8, to: 15 }, kind: "gas-tank" });
 * //=> "Most gas tanks last 8 to 15 years. Replace this one before it fails."
 */
export function outlookText(translator: Translator, { state, age, life, kind }: OutlookInput): string {
  const { formatMessage } = translator;
  // The states are the specification's, but by the figures such a heater often lasts longer.
  if (state === "replace" && age.maxMonths < life.to * 12)
    return formatMessage({ id: "result.planReplace" }, { ...life });
  return `${lifeText(translator, kind, life)} ${formatMessage({ id: planning[state] })}`;
}
