/** The place for short messages. */
export const toast = {
  place: "Notifications ({hotkey})",
  announcement: "Notification",
  close: "Close",
} as const;
