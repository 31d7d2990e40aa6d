import type { Source } from "../../engine/format.ts";

/** The directory that rates most heaters sold in the United States, as of May 2017: for comparison only. */
export const directory: Source = { title: "AHRI directory, residential water heaters, 2017", kind: "trade" };

/** Model numbers in shop listings, without explanations. A rule based only on them is `low`. */
export const listings: Source = { title: "model numbers as commonly listed", kind: "compiled" };

export const energyStar2023: Source = {
  title: "ENERGY STAR certified heat pump water heaters, November 2023",
  kind: "regulator",
};

export const energyStar2016: Source = {
  title: "ENERGY STAR certified water heaters, 2016",
  kind: "regulator",
};

/** Heat pumps in a simulation of the California Energy Commission's rating. */
export const ratedHeatPumps: Source = {
  title: "HPWHsim, rated models",
  url: "https://github.com/bigladder/HPWHsim",
  kind: "trade",
};

/** Research that names the maker's page of each model line. */
export const advisor: Source = {
  title: "Water Heater Advisor, brand research, 2026",
  url: "https://github.com/ndxtraders/water-heater-advisor",
  kind: "trade",
};

/** Product titles in shops, which spell out the values of a model. */
export const titles: Source = { title: "product titles in shop listings, 2026", kind: "compiled" };
