/** A counted action, in addition to opened pages. */
export interface AnalyticsEvent {
  readonly name: "copy" | "report" | "share" | "submit";
  /** Where it happened: in the form, a result or on the website. */
  readonly category: "check" | "result" | "website";
  /** A fixed name, such as a brand's slug or where something was shared. Never a visitor's input. */
  readonly label?: string | undefined;
  readonly value?: number | undefined;
}

const REPORT = /^((?:\/[a-z]{2}(?:-[a-z]{2})?)?\/report\/).*$/u;

/**
 * Returns the path as counted: without the query, and without the id of a report, which only its readers know.
 *
 * @example
 * countedPath("/de/report/q0mD2rYwT1yXfKc8uQZ7Lw"); //=> "/de/report/"
 */
export const countedPath = (path: string): string => (path.split(/[?#]/u, 1)[0] ?? "").replace(REPORT, "$1");

/**
 * Returns the label as counted; `undefined` for anything that could be a serial or a model number.
 *
 * @example
 * countedLabel("bradford-white"); //=> "bradford-white"
 * countedLabel("RH0504B01826"); //=> undefined
 */
export const countedLabel = (label: string | undefined): string | undefined =>
  label !== undefined && /^[a-z]+(?:-[a-z]+){0,4}$/u.test(label) ? label : undefined;
