/** What the web component says on other sites and the website does not. */
export const widget = {
  privacy: "What you type stays on this page.",
  otherLanguage: "This form couldn’t be loaded in {language}, so it’s in English for now.",
} as const;
