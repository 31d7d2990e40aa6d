/** What visitors read when a request fails. */
export const errors = {
  "status-400": "Invalid request. Please check your input and try again.",
  "status-401": "Authentication required. Please refresh the page.",
  "status-403": "Access denied. You don't have permission for this action.",
  "status-404": "Service not found. Please try again later.",
  "status-408": "Request timeout. Please check your connection and try again.",
  "status-429": "Too many requests. Please wait a moment and try again.",
  "status-500": "Server error. Please try again later.",
  "status-502": "Service temporarily unavailable. Please try again in a few moments.",
  "status-503": "Service temporarily unavailable. Please try again in a few moments.",
  "status-504": "Service temporarily unavailable. Please try again in a few moments.",
  "status-other": "An unexpected error occurred. Please try again.",
} as const;
