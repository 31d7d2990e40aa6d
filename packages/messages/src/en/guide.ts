/**
 * How to read the serial number of a brand: three sentences at most, for the 14 most common brands. The guides of the
 * other brands are made from their formats with the `format…` texts.
 */
export const guide = {
  title: "How to read {brand} serial numbers",
  exampleCaption: "Example: {serial} reads as {date}.",
  plateCaption: "From a rating plate: {serial} reads as {date}.",
  illustrationCaption: "How it would look: {serial} for {date}.",
  plateHeading: "Where the plate is:",
  formatIntro:
    "{brand} has written its serial numbers in {count, plural, one {one way} other {# ways}} that we know.",
  formatSince: "Since {from}",
  formatBetween: "{from} to {to}",
  formatIn: "{year}",
  formatHolds: "In this order: {parts}.",
  formatUndated: "A running number that holds no date.",
  yearsNote:
    "The years are those of dated heaters that we know of. Each way of writing may have been in use for longer.",
  confidenceHigh: "well proven",
  confidenceMedium: "partly proven",
  confidenceLow: "uncertain",
  others: "Other date formats",
  more: "All that we know of {brand} serial numbers",
  printedDate: "If the plate also shows a manufacturing date, trust that over the serial number.",
  "ao-smith":
    "Since 2008 the number starts with two digits for the year and two for the week: 1836 is week 36 of 2018. Before that, look for a month letter in front of two digits for the year; A is January, M is December and I is left out, so E07 is May 2007. From about 1982 to 2003 a plant letter stands in front: MD91 is April 1991.",
  rheem:
    "Skip the letters at the front. The next two digits are the month and the two after them the year: 0504 is May 2004. One exception: after a single A, M or Q, followed by nine digits, the first two are the week.",
  "bradford-white":
    "The first letter is the year and the second the month; A is January, M is December and I is left out. The year letters start again every 20 years, so A is 1984, 2004 or 2024. Count the digits behind the letters: eight mean late 2007 or newer, seven mean older.",
  whirlpool:
    "Whirlpool heaters were built by American Water Heater. The first two digits are the year and the next two the week. The letter codes of Whirlpool kitchen appliances do not apply.",
  ruud: "The same system as Rheem: skip the letters at the front, then read two digits for the month and two for the year. 0585 is May 1985. After a single A, M or Q, followed by nine digits, the first two are the week.",
  state:
    "Since 2008: two digits for the year and two for the week, after one letter that you can skip. Before that the first letter is the month and the next two digits the year; A is January, M is December and I is left out. H76 is August 1976.",
  ge: "On tanks built by Rheem, skip the letters: the first and second digits are the month, the third and fourth the year. On a GeoSpring hybrid with two letters and six digits, the first letter is the month and the second the year, and the letters repeat every 12 years. For newer tanks from GE’s own plant, look for a date on the label.",
  kenmore:
    "Sears did not build water heaters, so the model number comes first: if it starts with 153, the maker is State or A. O. Smith. Read year and week on units since 2008, a month letter and the year on older ones. Use the Rheem code only when the label names Rheem.",
  american:
    "The first two digits are the year and the next two the week: 9948 is week 48 of 1999. You can skip a single letter in front. Older numbers with one letter and six or seven digits hide no date; read the warranty code on the same label.",
  reliance:
    "Made by State. Since 2008 the first four digits are year and week: 0833 is week 33 of 2008. Older heaters start with a month letter and two digits for the year.",
  richmond:
    "Richmond tanks are made by Rheem and use its code: skip the letters, then two digits for the month and two for the year. 0419 is April 2019. After a single A, M or Q, followed by nine digits, the first two are the week.",
  craftmaster:
    "The first and second digits are the year, the third and fourth the week: 0120 is week 20 of 2001.",
  navien:
    "On newer units the number is four digits, a letter, two digits for the year, one character for the month (X, Y and Z are October to December) and two for the day. On older units of 16 digits, characters 5 to 8 are the full year, followed by month and day. The label on the side may also print the year: trust that first.",
  rinnai:
    "Since 2009 the number starts with two letters: the first is the year (A is 2009, and I, O, Q, U and V are left out), the second the month (A is January, M is December, without I). Before 2009 it starts with four digits, year and month: 04.03 is March 2004.",
} as const;
