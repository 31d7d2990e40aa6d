// Written by `pnpm generate`. Do not edit.
/** How the first day of a month is written, in languages that do not write it as other days. */
const firstDays: Readonly<Record<string, string>> = { fr: "1er" };

/** Made once, for making one takes longer than writing a hundred dates with it. They are as many as what we write. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatIn(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = language + JSON.stringify(options);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(language, { ...options, timeZone: "UTC" });
  formats.set(key, format);
  return format;
}

/**
 * A day or a month as a language writes it, in UTC.
 *
 * @param language BCP 47 code.
 * @param date Milliseconds since 1970.
 * @param options What of the date to write, as `Intl.DateTimeFormat` takes it.
 *
 * @example
 * dateIn("en", Date.UTC(2004, 4, 1), { dateStyle: "long" }); //=> "May 1, 2004"
 * dateIn("fr", Date.UTC(2004, 4, 1), { dateStyle: "long" }); //=> "1er mai 2004"
 */
export function dateIn(language: string, date: number, options: Intl.DateTimeFormatOptions): string {
  return formatIn(language, options)
    .formatToParts(date)
    .map(({ type, value }) => (type === "day" && value === "1" ? (firstDays[language] ?? value) : value))
    .join("");
}
