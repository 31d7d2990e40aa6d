import type { LifeType } from "@heater-age/decoder/life";
import { kindNames } from "@heater-age/messages/format";

/**
 * Returns a kind of heater with known life and steps; `undefined` for another.
 *
 * @example
 * plannedKind("gas-tank"); //=> "gas-tank"
 * plannedKind("combi-boiler"); //=> undefined
 */
export const plannedKind = (type: string | null | undefined): LifeType | undefined =>
  typeof type === "string" && Object.hasOwn(kindNames, type) ? (type as LifeType) : undefined;
