/**
 * What can be looked up on a heater, and why it narrows down when the heater was made. `ask-…` ends in the decoder's
 * code of a question and `where-…` says where to look, `answer-…` ends in its code of an answer, `because-…` in that of
 * a reason, `assumed-…` says what a reason rests on where no source states it.
 */
export const clues = {
  "ask-rating-name": "Does the yellow EnergyGuide label say UEF or EF?",
  "where-rating-name": "It’s on the heater or with its papers.",
  "ask-label-price": "Which energy price does the EnergyGuide label use?",
  "where-label-price": "It’s in the small print.",
  "ask-gas-valve-code": "Which four digits are on the gas control?",
  "where-gas-valve-code": "It’s the box with the temperature dial. 0329 is week 29 of 2003.",
  "ask-standard-year": "What year follows “ANSI Z21.10” on the label?",
  "where-standard-year": "For example: ANSI Z21.10.1-2014.",

  "answer-uef": "UEF",
  "answer-ef": "EF",
  "answer-prices-2023": "14 cents a kWh or $1.21 a therm",
  "answer-prices-before-2023": "Another price",
  "answer-code-between": "From {from} to {to}",
  "answer-year-from": "{year} or later",

  "because-uef-since": "Labels have said UEF only since {year}.",
  "because-ef-until": "Labels said EF until {year} at the latest.",
  "because-prices-since": "EnergyGuide labels have used these prices since {year}.",
  "because-prices-until": "Labels with another price are from {year} or earlier.",
  "because-valve-fitted-soon":
    "A gas control is installed within about {years, plural, one {# year} other {# years}}.",
  "because-written-after": "A label naming {year} is from then or later.",
  "because-arrestor-since": "The first gas heater with a flame arrestor was invented in {year}.",
  "because-arrestor-until": "Since {year}, such gas heaters have had a closed burner.",
  "because-below-minimum": "Since {until}, such heaters need an energy factor of at least {minimum, number}.",
  "because-heat-pump-since":
    "Since {year}, an electric tank over {gallons, number} gallons needs a heat pump.",
  "because-mark-since": "No water heater had this mark before {year}.",
  "because-there-by": "Someone wrote {year} on it, so it’s at least that old.",
  "because-valve-made":
    "The gas control is from week {week, number} of {year}. Unless replaced, it was installed within about a year.",

  "assumed-valve-fitted-soon": "When it was installed is our assumption.",
  "assumed-written-after": "We conclude this from the print.",

  settleHeading: "One question",
  sometimes: "An earlier year, or none, doesn’t settle it.",
  settled: "You saw: {answer}.",
  ruledOut: "Ruled out: {dates}.",
  undo: "Undo",
} as const;
