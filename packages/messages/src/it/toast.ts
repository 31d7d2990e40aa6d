import type { Messages } from "../catalog/shape.ts";

/** The place for short messages. */
export const toast: Messages["toast"] = {
  place: "Notifiche ({hotkey})",
  announcement: "Notifica",
  close: "Chiudi",
};
