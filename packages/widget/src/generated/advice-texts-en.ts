// Written by `pnpm generate`. Do not edit.

/** Texts in one language. Texts with arguments are functions. */
export const texts = [
  "What we assume",
  "Where this comes from",
  "What kind of heater is it?",
  "Safety notices",
  "See the notices",
  "It covers your heater if all of this fits:",
  "Official page of the notice",
  "The maker’s page: is my heater covered?",
  (values: { readonly number: string | number }): string => `Telephone: ${values.number}`,
  "Official lists to search",
  "Warranty",
  "What may end it, and what it may need",
  "Open the maker’s check",
  "How long it may last",
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
