// Written by `pnpm generate`. Do not edit.

/** Texts in one language. Texts with arguments are functions. */
export const texts = [
  "What we assume",
  "Where this comes from",
  "What kind of heater is it?",
  "Recalls",
  "See the notices",
  "Your heater is affected only if:",
  "Official recall page",
  "The maker’s page: is my heater covered?",
  (values: { readonly number: string | number }): string => `Telephone: ${values.number}`,
  "Search the official lists",
  "Warranty",
  "Conditions and exclusions",
  "Open the maker’s check",
  "Expected life",
  (values: { readonly date: string | number }): string => `If it is from ${values.date}`,
  "Gas tank",
  "Electric tank",
  "Heat pump",
  "Gas tankless",
  "Chosen by the model number.",
  "Very sure.",
  "Fairly sure.",
  "Not sure.",
];
