import type { HeaterFacts } from "./heater-facts.ts";

/** Message ids of the column names of a document, in order. */
export const factTexts = {
  place: "heaters.place",
  brand: "form.brand",
  serial: "form.serial",
  model: "form.model",
  made: "heaters.made",
  age: "heaters.age",
  state: "heaters.state",
  confidence: "result.confidence",
  recalls: "result.rowRecalls",
} as const satisfies Readonly<Record<keyof HeaterFacts, FormatjsIntl.Message["ids"]>>;
