/** The place for short messages. */
export const toast = {
  place: "Notifications ({hotkey})",
  close: "Close",
} as const;
