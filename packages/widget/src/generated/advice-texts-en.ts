// Written by `pnpm generate`. Do not edit.

/** Texts in one language. Texts with arguments are functions. */
export const texts = [
  "Assumptions",
  "Sources",
  "Which type is it?",
  "Recalls",
  "See the recalls",
  "Your heater is affected only if:",
  "Official recall page",
  "Maker’s recall page",
  (values: { readonly number: string | number }): string => `Call ${values.number}`,
  "Search official lists",
  "Warranty",
  "Conditions and exclusions",
  "Look it up",
  "Expected life",
  (values: { readonly date: string | number }): string => `If it’s from ${values.date}`,
  "Gas tank",
  "Electric tank",
  "Heat pump",
  "Gas tankless",
  "From the model number.",
  "High confidence.",
  "Medium confidence.",
  "Low confidence.",
];
