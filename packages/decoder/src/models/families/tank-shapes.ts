import type { CodeTable } from "../rules/model-rule.ts";

/** Shape letters of electric tanks of State and Reliance: R upright, L lowboy, B with an insulation blanket. */
export const stateHeights = {
  RT: { height: "tall" },
  RS: { height: "short" },
  LS: { height: "lowboy" },
  LBS: { height: "lowboy", features: ["blanket"] },
} as const satisfies CodeTable;

/** Shape letters of electric tanks of American, Whirlpool and Craftmaster: H tall, R short, L lowboy. */
export const americanHeights = {
  H: { height: "tall" },
  R: { height: "short" },
  L: { height: "lowboy" },
  S: { height: "short" },
  T: { height: "tall" },
} as const satisfies CodeTable;
