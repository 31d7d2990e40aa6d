/**
 * How to read the serial number of a brand, in a few short sentences, for the 14 most common brands. The guides of the
 * other brands are made from their formats with the `format…` texts.
 */
export const guide = {
  title: "How to read {brand} serial numbers",
  exampleCaption: "Example: {serial} reads as {date}.",
  plateCaption: "From a real label: {serial} reads as {date}.",
  illustrationCaption: "Made-up example: {serial} for {date}.",
  plateHeading: "Where the label is:",
  formatIntro: "We know {count, plural, one {one date format} other {# date formats}} for {brand}.",
  formatSince: "Since {from}",
  formatBetween: "{from} to {to}",
  formatIn: "{year}",
  formatHolds: "In this order: {parts}.",
  formatUndated: "A running number without a date.",
  yearsNote: "Years come from dated heaters. A format may have been used longer.",
  confidenceHigh: "well proven",
  confidenceMedium: "partly proven",
  confidenceLow: "uncertain",
  others: "Other date formats",
  more: "More about {brand} serial numbers",
  printedDate: "If the label also shows a manufacturing date, trust that.",
  "ao-smith":
    "Since 2008: two digits for the year, two for the week. 1836 is week 36 of 2018. Before that: a month letter, then two digits for the year. A is January, M is December, skipping I: E07 is May 2007. From about 1982 to 2003 a plant letter comes first: MD91 is April 1991.",
  rheem:
    "Skip the letters in front. Then two digits are the month and two the year: 0504 is May 2004. Exception: after a single A, M or Q, followed by nine digits, the first two are the week.",
  "bradford-white":
    "The first letter is the year and the second the month. A is January, M is December, skipping I. Year letters repeat every 20 years: A is 1984, 2004 or 2024. Eight digits after the letters mean late 2007 or newer; seven mean older.",
  whirlpool:
    "The first two digits are the year, the next two the week. Codes for Whirlpool kitchen appliances don’t apply.",
  ruud: "Skip the letters in front. Then two digits are the month and two the year: 0585 is May 1985. Exception: after a single A, M or Q, followed by nine digits, the first two are the week.",
  state:
    "Since 2008: two digits for the year, two for the week. Skip a letter in front. Before that: a month letter, then two digits for the year. A is January, M is December, skipping I: H76 is August 1976.",
  ge: "On tanks built by Rheem, skip the letters: the first and second digits are the month, the third and fourth the year. On a GeoSpring hybrid with two letters and six digits, the letters are month and year. They repeat every 12 years. On newer tanks from GE’s own plant, look for a printed date.",
  kenmore:
    "Sears didn’t build water heaters, so check the model number. If it starts with 153, it’s from State or A. O. Smith: year and week since 2008, month letter and year before. Use the Rheem code only when the label names Rheem.",
  american:
    "The first two digits are the year, the next two the week: 9948 is week 48 of 1999. Skip a single letter in front. Older numbers with one letter and six or seven digits hold no date. Read the warranty code on the label instead.",
  reliance:
    "Since 2008 the first four digits are year and week: 0833 is week 33 of 2008. Older numbers start with a month letter, then two digits for the year.",
  richmond:
    "Skip the letters in front. Then two digits are the month and two the year: 0419 is April 2019. Exception: after a single A, M or Q, followed by nine digits, the first two are the week.",
  craftmaster:
    "The first and second digits are the year, the third and fourth the week: 0120 is week 20 of 2001.",
  navien:
    "Newer units: four digits, a letter, two digits for the year, one character for the month, two for the day. X, Y and Z are October to December. Older, with 16 digits: characters 5 to 8 are the year, then month and day. If the side label prints the year, trust that.",
  rinnai:
    "Since 2009: a year letter, then a month letter. Years: A is 2009, skipping I, O, Q, U and V. Months: A is January, M is December, skipping I. Before that: four digits for year and month. 04.03 is March 2004.",
} as const;
