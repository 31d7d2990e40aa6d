/** What the web component says on other sites and the website does not. */
export const widget = {
  privacy: "What you type stays on this page.",
  otherLanguage: "We couldn’t load {language}, so this form is in English.",
} as const;
