/** Pattern for the date formats that a visitor can enter: a year, a month or a day. */
export const datePattern = String.raw`^\d{4}(?:-\d{2}(?:-\d{2})?)?$`;

/** The same formats, for people. */
export const dateForms = ["YYYY", "YYYY-MM", "YYYY-MM-DD"] as const;
