/** What a visitor can do when a page breaks. The shell has the error message itself, because it must load at once. */
export const failure = {
  id: "Error ID: {id}",
  details: "Technical details",
  describe: "Help us fix this issue (optional)",
  describePrompt: "What were you doing when this happened?",
  report: "Report Issue",
  reporting: "Sending...",
  reported: "Thank you for the report! We've received your feedback and will investigate this issue.",
} as const;
