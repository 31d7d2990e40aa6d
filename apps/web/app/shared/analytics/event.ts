/** What is counted beside the pages that are opened. */
export interface AnalyticsEvent {
  readonly name: "copy" | "report" | "share" | "submit";
  /** What it was done with: the form, a result or the website. */
  readonly category: "check" | "result" | "website";
  /** A fixed name, such as a brand's slug or where something was shared. Never what a visitor typed. */
  readonly label?: string | undefined;
  readonly value?: number | undefined;
}

const REPORT = /^((?:\/[a-z]{2})?\/report\/).*$/u;

/**
 * The path that is counted: without query, and without the name of a report, which is known to its readers only.
 *
 * @example
 * countedPath("/de/report/q0mD2rYwT1yXfKc8uQZ7Lw"); //=> "/de/report/"
 */
export const countedPath = (path: string): string => (path.split(/[?#]/u, 1)[0] ?? "").replace(REPORT, "$1");

/**
 * The label as it is counted; `undefined` for anything that could be a serial or a model number.
 *
 * @example
 * countedLabel("bradford-white"); //=> "bradford-white"
 * countedLabel("RH0504B01826"); //=> undefined
 */
export const countedLabel = (label: string | undefined): string | undefined =>
  label !== undefined && /^[a-z]+(?:-[a-z]+){0,4}$/u.test(label) ? label : undefined;
