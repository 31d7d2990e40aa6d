/**
 * Warranties in responses of the API. `part-…` is a covered part, `with-…` a kind of recirculation. A text that can
 * start a sentence gets its capital letter in code.
 */
export const warranty = {
  cover: "{parts}: {span}",
  coverWith: "{parts}, {condition}: {span}",
  "part-tank": "tank",
  "part-parts": "parts",
  "part-labour": "labour",
  "part-heat-exchanger": "heat exchanger",
  "part-unnamed": "warranty",
  "with-controlled": "with recirculation that a timer or a sensor controls",
  "with-uncontrolled": "with recirculation that runs all the time",
  years: "{years, plural, one {# year} other {# years}}",
  yearsByVersion: "{from} to {to, plural, one {# year} other {# years}}, depending on the version",
  orHours: "{years}, or {hours, number} hours of operation if they are over first",

  fromPapers: "Read in what you typed of your papers.",
  fromNumber:
    "Read in the model number, where such a number of years stands for the tank. Compare it with your papers.",
  fromLanguageModel:
    "A language model wrote this. It may be wrong: compare it with the papers of the heater.",

  dated: "{dates}: {state}",
  active: "active, about {time} left",
  activeBetween: "active, between {from} and {to} left",
  expired: "expired",
  openDate: "active or expired, the date is not known finely enough to say; {time} left at most",
  openVersion:
    "expired with {from, plural, one {# year} other {# years}}, active with {to, plural, one {# year} other {# years}}; {time} left at most",
  fromManufacture:
    "Counted from the manufacture, because the day of installation is not known. It may run longer.",
  fromInstallation: "Counted from the installation as you gave it.",

  counting:
    "It counts from the installation or the purchase where there is proof of it, else from the manufacture.",
  conditions:
    "Makers may ask for a registration or a licensed installer. Moving the heater, a use that it is not made for, buying it online or taking the anode rod out may end the cover.",
  check: "{brand} tells the cover of a heater by its serial number.",

  unknown: "We don’t have warranty details for this heater. Add the model number to look it up.",
  "todo-model": "Find the model number: with many brands it gives the years.",
  "todo-papers": "Look for a number of years on the label or in the papers.",
  "todo-maker": "Ask the maker, with the serial number and the receipt at hand.",
  papersUnread: "We find no number of years in what you typed. It reads like “6 years on tank and parts”.",
  noDate: "Whether it still runs cannot be said without a date.",
} as const;
