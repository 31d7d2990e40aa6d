/** Texts around the pages for developers, which are only in English. */
export const words = {
  name: "Heater Age for developers",
  pages: "Developers",
  overview: "Overview",
  pagesLabel: "Pages for developers",
  skipPages: "Skip the list of pages",
  onThisPage: "On this page",
  linkTo: (heading: string) => `Link to “${heading}”`,
  code: "Code",
  table: "Table",
  neighbors: "Previous and next page",
  previous: "Previous",
  next: "Next",
  tryWidget: "How old is your water heater?",
  missing: {
    title: "404 Page Not Found",
    text: "There is no page for developers at this address. These are the ones there are:",
  },
} as const;
