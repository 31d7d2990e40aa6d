import type { Messages } from "../catalog/shape.ts";

/** The place for short messages. */
export const toast: Messages["toast"] = {
  place: "Notificações ({hotkey})",
  announcement: "Notificação",
  close: "Fechar",
};
