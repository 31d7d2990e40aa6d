/**
 * What can be looked up on a heater, and why it tells when the heater was made. `ask-…` ends in the decoder's code of a
 * question and `where-…` says where to look, `answer-…` ends in its code of an answer, `because-…` in that of a
 * reason, `assumed-…` says what a reason rests on where no source states it.
 */
export const clues = {
  "ask-rating-name": "Does the yellow EnergyGuide label say UEF or EF?",
  "where-rating-name":
    "UEF is the uniform energy factor, EF the energy factor. The label is on the outside of the heater or among its papers.",
  "ask-label-price": "Which energy price does the EnergyGuide label use?",
  "where-label-price": "It is in the small print, in cents per kWh or in dollars per therm.",
  "ask-gas-valve-code": "Which four digits are on the body of the gas control?",
  "where-gas-valve-code": "The first two are the year, the last two the week in which the control was made.",
  "ask-standard-year": "What year follows “ANSI Z21.10” on the label?",
  "where-standard-year": "For example: ANSI Z21.10.1-2014.",

  "answer-uef": "UEF",
  "answer-ef": "EF",
  "answer-prices-2023": "14 cents for a kWh or $1.21 for a therm",
  "answer-prices-before-2023": "Another price, such as 12 cents for a kWh or $1.09 for a therm",
  "answer-code-between": "From {from} to {to}",
  "answer-year-from": "{year} or later",

  "because-uef-since": "Labels say UEF since {year}, and not before.",
  "because-ef-until": "UEF took the place of EF: a label says EF until {year} at the latest.",
  "because-prices-since": "EnergyGuide labels have used these prices since {year}.",
  "because-prices-until":
    "The prices on EnergyGuide labels changed in {year}: with another price it is from that year at the latest.",
  "because-valve-fitted-soon":
    "A gas control goes into a heater within about {years, plural, one {# year} other {# years}}.",
  "because-written-after":
    "A label cannot name a year that was still to come, so it is from {year} or later.",
  "because-arrestor-since": "The first gas heater with a flame arrestor was invented in {year}.",
  "because-arrestor-until":
    "Since {year}, gas heaters of this kind are made with a closed burner and a flame arrestor.",
  "because-below-minimum":
    "Since {until}, such a heater must have an energy factor of {minimum, number} at least. This one has less.",
  "because-heat-pump-since":
    "Since {year}, an electric tank of more than {gallons, number} gallons needs a heat pump. This one has none.",
  "because-mark-since": "This mark is on water heaters since {year} at the earliest.",
  "because-there-by": "Somebody wrote {year} there: the heater is no younger.",
  "because-valve-made":
    "The gas control was made in week {week, number} of {year}. It goes into a heater within about a year, unless it is a replacement.",

  "assumed-valve-fitted-soon":
    "How the code is written is from notices of the CPSC. How soon a control is fitted is our assumption.",
  "assumed-written-after": "No source is needed: we conclude it from what is printed on the heater.",

  settleHeading: "One question settles it",
  sometimes: "An earlier year, or none, settles nothing.",
  settled: "Settled by what you saw: {answer}.",
  ruledOut: "Ruled out: {dates}.",
  undo: "Undo",
} as const;
