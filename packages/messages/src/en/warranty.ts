/**
 * Warranties in responses of the API. `part-…` is a covered part, `with-…` a kind of recirculation. A text that can
 * start a sentence gets its capital letter in code.
 */
export const warranty = {
  cover: "{parts}: {span}",
  coverWith: "{parts}, {condition}: {span}",
  "part-tank": "tank",
  "part-parts": "parts",
  "part-labour": "labor",
  "part-heat-exchanger": "heat exchanger",
  "part-unnamed": "warranty",
  "with-controlled": "with recirculation on a timer or sensor",
  "with-uncontrolled": "with nonstop recirculation",
  years: "{years, plural, one {# year} other {# years}}",
  yearsByVersion: "{from} to {to, plural, one {# year} other {# years}}, depending on the version",
  orHours: "{years} or {hours, number} operating hours, whichever comes first",

  fromPapers: "From your papers.",
  fromNumber: "From the model number. Compare it with your papers.",
  fromLanguageModel: "AI wrote this, and it may be wrong. Compare it with your papers.",

  dated: "{dates}: {state}",
  active: "active, about {time} left",
  activeBetween: "active, between {from} and {to} left",
  expired: "expired",
  openDate: "active or expired; {time} left at most",
  openVersion:
    "expired if it runs {from, plural, one {# year} other {# years}}, active if it runs {to, plural, one {# year} other {# years}}; {time} left at most",
  fromManufacture: "Counted from manufacture, so it may run longer.",
  fromInstallation: "Counted from your install date.",

  counting: "It starts at installation or purchase with proof, otherwise at manufacture.",
  conditions:
    "It may require registration or a licensed installer. Moving the heater, misuse, buying online or removing the anode rod may void it.",
  check: "{brand} looks up warranties by serial number.",

  unknown: "We don’t have warranty details for this heater.",
  "todo-model": "Add the model number.",
  "todo-papers": "Check the label and your papers.",
  "todo-maker": "Ask the maker.",
  papersUnread: "Enter it like “6 years on tank and parts”.",
  noDate: "Without a date, we can’t say if it’s active.",
} as const;
