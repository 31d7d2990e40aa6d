/** Dates, ages and the meaning of the characters of a serial number. */
export const reading = {
  years: "{count, plural, one {# year} other {# years}}",
  months: "{count, plural, one {# month} other {# months}}",
  yearsAndMonths:
    "{years, plural, one {# year} other {# years}}, {months, plural, one {# month} other {# months}}",
  lessThanAMonth: "less than a month",
  aboutYears: "about {count, plural, one {# year} other {# years}}",
  rangeYears: "{from} to {to} years",
  between: "between {from} and {to}",
  dateYear: "{year}",
  dateWeekMonth:
    "week {week, number} of {year}, {part, select, early {early} middle {mid} other {late}} {month}",
  partYear: "year",
  partMonth: "month",
  partWeek: "week",
  partDay: "day",
  partPlant: "plant",
  partPrefix: "prefix",
  partSequence: "running number",
  partModel: "model",
  partUnknown: "not known",
  partValueWeek: "week {week, number}",
  plateTitle: "Serial no.",
  plateLabel: "How the serial number {serial} reads",
  hintReads: "Reads as {brand}: {dates}",
  hintSoFar: "So far this looks like {brand}: {dates}",
  hintMany: "Reads as {brand}, {count, plural, one {# possible date} other {# possible dates}}",
  hintUndated: "This {brand} serial number carries no date",
  hintUnread: "This does not read as {brand} yet",
  hintOthers:
    "{count, plural, =0 {No brand we know reads this yet} one {# brand could match} other {# brands could match}}",
} as const;
