import type { Source } from "../../engine/format.ts";

/** A notice of a regulator: its own page, or a copy that gives it by its number. */
export const regulator = (title: string, url: string): Source => ({ title, url, kind: "regulator" });

/** A page of the trade or the press that tells of a notice. */
export const report = (title: string, url?: string): Source =>
  url === undefined ? { title, kind: "trade" } : { title, url, kind: "trade" };

/** Research that read several notices on the regulator's pages. */
export const recallResearch: Source = {
  title: "Water Heater Advisor, research on recalls, 2026",
  url: "https://github.com/ndxtraders/water-heater-advisor",
  kind: "trade",
};
