/** How much longer a heater may last. Said by the API. */
export const life = {
  "no-type": "How long it may last depends on the kind of heater. Choose it to see what the sources say.",
  "no-figures": "None of our sources says how long heaters of this kind last.",
  "no-date": "Without a date, we can’t say how many of these years are left.",
  years: "{count, plural, one {# year} other {# years}}",
  yearsMore: "{count, plural, one {# year or more} other {# years or more}}",
  yearsRange: "{from, number} to {to, number} years",
  yearsRangeMore: "{from, number} to {to, number} years or more",
  whole: "The sources disagree about how long heaters of this kind last: {years}.",
  wholeAssumption:
    "From the lowest to the highest of the figures that count. The range is ours, for planning, and no promise for a single heater.",
  left: "Plan with another {years}.",
  leftAtMost: "Plan for up to another {years}.",
  leftNone: "This one is past the usual life of its kind.",
  leftAssumption: "The planning range less the age of the heater. The range and the subtraction are ours.",
  passed: "passed",
  noEnd: "it names no end",
  still: "Of the heaters that are still in use at this age, the middle half runs for another {years}.",
  stillAssumption:
    "Read from our planning curve: the mean of {years} is the source’s, the shape of the curve is our assumption.",
  pastMean: "It has outlived the mean of its kind, {years}.",
  curve: "How many of 100 heaters of this kind are still in use at each age",
  curveAssumption:
    "A Weibull curve whose mean of {years} is the source’s. Its shape is our assumption: {value, number} for the line. With a shape of {count, number} and no failures in the first year it has the other edge of the band. No source shows such a curve.",
  "figure-mean": "Mean: {years}",
  "figure-median": "Median: {years}",
  "figure-range": "What the trade says: {years}",
  "figure-typical": "Typical: {years}",
  "figure-look-from": "Advice to look for a new one from an age of {years}",
  "figure-replace-from": "Advice to think of a new one from an age of {years}",
  "figure-warranty-as-life": "Length of the warranty, taken for the life: {years}",
  "figure-derived-mean": "Mean that we derived: {years}",
  derivedAssumption:
    "Derived by us from a table of how many heaters of a stock of mixed ages are gone each year.",
} as const;
