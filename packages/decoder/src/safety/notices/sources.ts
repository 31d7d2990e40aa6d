import type { Source } from "../../engine/format.ts";

/** Returns a regulator's notice as a source: its own page, or a copy that names its number. */
export const regulator = (title: string, url: string): Source => ({ title, url, kind: "regulator" });

/** Returns a page of the trade or the press about a notice as a source. */
export const report = (title: string, url?: string): Source =>
  url === undefined ? { title, kind: "trade" } : { title, url, kind: "trade" };

/** Research that read several notices on the regulators' pages. */
export const recallResearch: Source = {
  title: "Water Heater Advisor, research on recalls, 2026",
  url: "https://github.com/ndxtraders/water-heater-advisor",
  kind: "trade",
};
