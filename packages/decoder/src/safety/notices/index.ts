import type { SafetyNotice } from "./notice.ts";
import { gasControls } from "./gas-controls.ts";
import { tanklessAndBoilers } from "./tankless-and-boilers.ts";
import { tanks } from "./tanks.ts";

/** The day on which the list of notices was compiled. */
export const listDate = "2026-11-20";

/** Every known notice, newest first; those without a date come last. */
export const notices: readonly SafetyNotice[] = [...gasControls, ...tanks, ...tanklessAndBoilers].toSorted(
  (a, b) => (b.date ?? "").localeCompare(a.date ?? "", "en"),
);
