// Written by `pnpm generate`. Do not edit.

/** What is said in one language. Texts with arguments are functions of them. */
export const texts = {
  advice: {
    ours: "What we assume",
    source: "Where this comes from",
    safetyHeading: "Safety notices",
    safetyRead: "See the notices",
    safetyCheck: "It covers your heater if all of this fits:",
    safetyLink: "Official page of the notice",
    safetyMakerPage: "The maker’s page: is my heater covered?",
    safetyPhone: (values: { readonly number: string | number }): string => `Telephone: ${values.number}`,
    safetySearch: "Official lists to search",
    warrantyHeading: "Warranty",
    warrantyConditions: "What may end it, and what it may need",
    warrantyOpenCheck: "Open the maker’s check",
    kind: "What kind of heater is it?",
    kindFromModel: "Chosen by the model number.",
    "kind-gas-tank": "Gas tank",
    "kind-electric-tank": "Electric tank",
    "kind-heat-pump": "Heat pump",
    "kind-tankless-gas": "Gas tankless",
    lifeHeading: "How long it may last",
    ifMade: (values: { readonly date: string | number }): string => `If it is from ${values.date}`,
  },
  specifications: {
    sureHigh: "Very sure.",
    sureMedium: "Fairly sure.",
    sureLow: "Not sure.",
  },
};
