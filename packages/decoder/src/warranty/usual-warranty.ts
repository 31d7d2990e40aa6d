import type { LifeType } from "../life/figures.ts";
import type { YearRange } from "../life/remaining-life.ts";

const tank = [6, 12] as const;

/**
 * The usual years of cover for the part that holds the water. Tanks: makers write 6 to 12 years into their model
 * numbers. Heat pumps: 6 to 10 years in the papers of their lines. Tankless: 15 years on the heat exchanger in all
 * lines we know except Noritz EZ with 25, electric ones 7 years against leaks. The test compares them with those lines and numbers.
 */
const usual: Readonly<Record<LifeType, readonly [from: number, to: number]>> = {
  "gas-tank": tank,
  "electric-tank": tank,
  "heat-pump": [6, 10],
  "tankless-gas": [15, 15],
  "tankless-electric": [7, 7],
};

/**
 * Returns how many years of warranty are usual for a kind of heater whose own warranty is unknown, and for tanks if
 * the kind is unknown. It is our conclusion from other heaters, never a statement about this one.
 *
 * @example
 * usualWarranty("heat-pump"); //=> { from: 6, to: 10, orMore: false, basis: "ours" }
 */
export function usualWarranty(type: LifeType = "gas-tank"): YearRange {
  const [from, to] = usual[type];
  return { from, to, orMore: false, basis: "ours" };
}
