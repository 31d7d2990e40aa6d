// Written by `pnpm generate`. Do not edit.
import type { StatusMessages } from "../../texts/status-messages.ts";

/** What a visitor reads when a call fails. */
export const messages: StatusMessages = {
  "language": "en",
  "statuses": {
    "400": "Invalid request. Please check your input and try again.",
    "401": "Authentication required. Please refresh the page.",
    "403": "Access denied. You don't have permission for this action.",
    "404": "Service not found. Please try again later.",
    "408": "Request timeout. Please check your connection and try again.",
    "429": "Too many requests. Please wait a moment and try again.",
    "500": "Server error. Please try again later.",
    "502": "Service temporarily unavailable. Please try again in a few moments.",
    "503": "Service temporarily unavailable. Please try again in a few moments.",
    "504": "Service temporarily unavailable. Please try again in a few moments."
  },
  "other": "An unexpected error occurred. Please try again.",
  "noConnection": "We couldn’t reach the service. Check your connection.",
  "checkFailed": "Failed to check water heater age. Please try again."
};
