import type { Source } from "../../engine/format.ts";

/** The directory that rates most heaters sold in the United States, as it stood in May 2017: for comparing only. */
export const directory: Source = { title: "AHRI directory, residential water heaters, 2017", kind: "trade" };

/** Model numbers that shops list, without a word on what they mean. A rule that rests on them alone is `low`. */
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

/** Titles under which shops sell a model and spell its values out. */
export const titles: Source = { title: "product titles in shop listings, 2026", kind: "compiled" };
