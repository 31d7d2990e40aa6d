import type { ModelRule } from "../rules/model-rule.ts";
import { directory } from "../rules/sources.ts";
import { gases } from "./letters.ts";

/** Tankless heaters that Takagi builds for the brands of the A. O. Smith group. The size code means an input. */
export const takagiBuilt = {
  says: { type: "tankless-gas" },
  read: {
    input: {
      110: { inputBtuPerHour: 140_000 },
      310: { inputBtuPerHour: 190_000 },
      510: { inputBtuPerHour: 199_000 },
    },
    location: {
      I: { location: "indoor" },
      E: { location: "outdoor" },
      NI: { location: "indoor", fuel: "natural-gas" },
      GI: { location: "indoor", fuel: "natural-gas" },
      N: { fuel: "natural-gas" },
    },
    fuel: gases,
  },
  confidence: "medium",
  sources: [directory],
} as const satisfies Omit<ModelRule, "id" | "shape">;

/** The same, with a letter before the size for indoor (I) or outdoor (O) installation. */
export const takagiBuiltByPlace = {
  ...takagiBuilt,
  read: {
    ...takagiBuilt.read,
    location: { I: { location: "indoor" }, O: { location: "outdoor" } },
    location2: takagiBuilt.read.location,
  },
} as const satisfies Omit<ModelRule, "id" | "shape">;
