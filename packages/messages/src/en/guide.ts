/**
 * How to read the serial number of a brand, in a few short sentences, for the 14 most common brands. The guides of the
 * other brands are made from their formats with the `format…` texts.
 */
export const guide = {
  title: "How to read {brand} serial numbers",
  exampleCaption: "Example: {serial} reads as {date}.",
  plateCaption: "From a real label: {serial} reads as {date}.",
  illustrationCaption: "Made-up example: {serial} for {date}.",
  plateHeading: "The label:",
  formatIntro: "We know {count, plural, one {one date format} other {# date formats}} for {brand}.",
  formatSince: "Since {from}",
  formatBetween: "{from} to {to}",
  formatIn: "{year}",
  formatHolds: "In order: {parts}.",
  formatUndated: "A running number without a date.",
  yearsNote: "A format may have been used longer.",
  confidenceHigh: "well proven",
  confidenceMedium: "partly proven",
  confidenceLow: "uncertain",
  others: "Other formats",
  more: "More about {brand}",
  printedDate: "If a label shows a manufacturing date, trust that.",
  "ao-smith":
    "Since 2008: two digits for the year, two for the week. Before that: a month letter (A to M, skipping I), then two digits for the year. From about 1982 to 2003, a plant letter comes first.",
  rheem:
    "Skip the letters in front. The next two digits are the month, the two after them the year. Exception: with a single A, M or Q and nine digits, the first two digits are the week.",
  "bradford-white":
    "The first letter is the year and the second the month (A to M, skipping I). Year letters repeat every 20 years: A is 1984, 2004 or 2024. Eight digits after the letters mean late 2007 or newer; seven mean older.",
  whirlpool:
    "The first two digits are the year, the next two the week. Codes for Whirlpool kitchen appliances don’t apply.",
  state:
    "Since 2008: two digits for the year, two for the week. Skip a letter in front. Before that: a month letter (A to M, skipping I), then two digits for the year.",
  ge: "On tanks built by Rheem, skip the letters: the first and second digits are the month, the third and fourth the year. On a GeoSpring hybrid with two letters and six digits, the letters are month and year. They repeat every 12 years. On newer tanks from GE’s own plant, look for a printed date.",
  kenmore:
    "If the model number starts with 153, it’s from State or A. O. Smith: year and week since 2008, month letter and year before. Use the Rheem code only when the label names Rheem.",
  american:
    "Skip a single letter in front. The first two digits are the year, the next two the week. Older numbers with one letter and six or seven digits hold no date. Read the warranty code on the label instead.",
  craftmaster: "The first and second digits are the year, the third and fourth the week.",
  navien:
    "Newer units: four digits, a letter, two digits for the year, one character for the month, two for the day. X, Y and Z are October to December. Older, with 16 digits: characters 5 to 8 are the year, then month and day.",
  rinnai:
    "Since 2009: a year letter (A is 2009, skipping I, O, Q, U and V), then a month letter (A to M, skipping I). Before that: four digits for year and month.",
} as const;
