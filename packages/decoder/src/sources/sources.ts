import type { Source } from "../engine/format.ts";

/** Compilations of serial number rules that a reader cannot open. A rule that rests on them alone is `low` at most. */
export const compilation: Source = { title: "unpublished compilation", kind: "compiled" };

/** A recall of gas controls in 2004 that names heaters of the State family, as a copy of the notice gives it. */
export const recallOfControls: Source = {
  title: "CPSC recall 04-128",
  url: "https://recalls.justia.com/household-and-office/gas-water-heaters-and-accessories/04-128",
  kind: "regulator",
};
