/** What one can do when the page is broken. That it is broken is said by the shell, as it has to be there at once. */
export const failure = {
  id: "Error ID: {id}",
  details: "Technical details",
  describe: "Help us fix this issue (optional)",
  describePrompt: "What were you doing when this happened?",
  report: "Report Issue",
  reporting: "Sending...",
  reported: "Thank you for the report! We've received your feedback and will investigate this issue.",
} as const;
