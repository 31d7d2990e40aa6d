import type { Messages } from "../catalog/shape.ts";

/** The place for short messages. */
export const toast: Messages["toast"] = {
  place: "Mitteilungen ({hotkey})",
  announcement: "Mitteilung",
  close: "Schließen",
};
