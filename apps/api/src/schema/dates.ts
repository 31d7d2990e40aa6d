/** The forms of a date that a visitor gives, as a pattern: a year, a month or a day. */
export const datePattern = String.raw`^\d{4}(?:-\d{2}(?:-\d{2})?)?$`;

/** The same forms, for people. */
export const dateForms = ["YYYY", "YYYY-MM", "YYYY-MM-DD"] as const;
