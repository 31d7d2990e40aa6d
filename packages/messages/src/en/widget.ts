/** What the web component says on other sites and the website does not. */
export const widget = {
  privacy: "What you type stays on this page.",
} as const;
