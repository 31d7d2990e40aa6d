import type { Language } from "@heater-age/messages";

const unitedStates = { name: "CPSC", address: "https://www.cpsc.gov/Recalls" } as const;
const europeanUnion = {
  name: "Safety Gate",
  address: "https://ec.europa.eu/safety-gate-alerts/screen/search",
} as const;

// Most people who read Spanish here live in the United States.
const american: ReadonlySet<Language> = new Set(["en", "es"]);

/** Returns the official list of recalls for the readers of a language. */
export const recallList = (language: Language) => (american.has(language) ? unitedStates : europeanUnion);
