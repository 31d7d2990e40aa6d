/**
 * What can be looked up on a heater, and why it narrows down when the heater was made. `ask-…` ends in the decoder's
 * code of a question and `where-…` says where to look, `answer-…` ends in its code of an answer, `because-…` in that of
 * a reason, `assumed-…` says what a reason rests on where no source states it.
 */
export const clues = {
  "ask-rating-name": "Does the yellow EnergyGuide label say UEF or EF?",
  "where-rating-name": "Look on the heater or in its papers. UEF is the uniform energy factor.",
  "ask-label-price": "Which energy price does the EnergyGuide label use?",
  "where-label-price": "In the small print: cents for a kWh, or dollars for a therm.",
  "ask-gas-valve-code": "Which four digits are on the gas control?",
  "where-gas-valve-code": "Two digits for the year, then two for the week.",
  "ask-standard-year": "What year follows “ANSI Z21.10” on the label?",
  "where-standard-year": "For example: ANSI Z21.10.1-2014.",

  "answer-uef": "UEF",
  "answer-ef": "EF",
  "answer-prices-2023": "14 cents a kWh or $1.21 a therm",
  "answer-prices-before-2023": "Another price, such as 12 cents a kWh or $1.09 a therm",
  "answer-code-between": "From {from} to {to}",
  "answer-year-from": "{year} or later",

  "because-uef-since": "Labels have said UEF only since {year}.",
  "because-ef-until": "UEF replaced EF: labels said EF until {year} at the latest.",
  "because-prices-since": "EnergyGuide labels have used these prices since {year}.",
  "because-prices-until":
    "EnergyGuide prices changed in {year}. Labels with another price are from that year or earlier.",
  "because-valve-fitted-soon":
    "A gas control goes into a heater within about {years, plural, one {# year} other {# years}}.",
  "because-written-after": "A label can’t name a future year, so it’s from {year} or later.",
  "because-arrestor-since": "The first gas heater with a flame arrestor was invented in {year}.",
  "because-arrestor-until": "Since {year}, such gas heaters have had a closed burner and a flame arrestor.",
  "because-below-minimum":
    "Since {until}, such heaters need an energy factor of at least {minimum, number}. Yours is lower.",
  "because-heat-pump-since":
    "Since {year}, an electric tank over {gallons, number} gallons needs a heat pump. Yours has none.",
  "because-mark-since": "Water heaters have had this mark since {year} at the earliest.",
  "because-there-by": "Someone wrote {year} there, so the heater is at least that old.",
  "because-valve-made":
    "The gas control is from week {week, number} of {year}. It goes into a heater within about a year, unless it’s a replacement.",

  "assumed-valve-fitted-soon":
    "CPSC notices explain the code. When a control is installed is our assumption.",
  "assumed-written-after": "We conclude this from what’s printed on the heater.",

  settleHeading: "One question settles it",
  sometimes: "An earlier year, or none, doesn’t settle it.",
  settled: "Settled by what you saw: {answer}.",
  ruledOut: "Ruled out: {dates}.",
  undo: "Undo",
} as const;
