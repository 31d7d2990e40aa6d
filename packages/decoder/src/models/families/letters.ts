import type { CodeTable } from "../rules/model-rule.ts";

/** T, M, S and L for the height of a tank. */
export const heights = {
  T: { height: "tall" },
  M: { height: "medium" },
  S: { height: "short" },
  L: { height: "lowboy" },
} as const satisfies CodeTable;

/** N for natural gas; P, X or L for propane. */
export const gases = {
  N: { fuel: "natural-gas" },
  P: { fuel: "propane" },
  X: { fuel: "propane" },
  L: { fuel: "propane" },
} as const satisfies CodeTable;

/** G for natural gas, P for propane, as first letters of Rheem's retail models. */
export const firstGases = {
  G: { fuel: "natural-gas" },
  P: { fuel: "propane" },
} as const satisfies CodeTable;

/** I for indoor, E or O for outdoor, on tankless heaters. */
export const locations = {
  I: { location: "indoor" },
  E: { location: "outdoor" },
  O: { location: "outdoor" },
} as const satisfies CodeTable;

/** N for ultra-low NOx, in the Rheem family. */
export const lowNox = { N: { nox: "ultra-low" } } as const satisfies CodeTable;

/** B for an insulation blanket. */
export const blanket = { B: { features: ["blanket"] } } as const satisfies CodeTable;

/** Tanks named 75 and 100 that hold 74 and 98 gallons. */
export const largeTanks = {
  75: { capacityGallons: 74 },
  100: { capacityGallons: 98 },
} as const satisfies CodeTable;
