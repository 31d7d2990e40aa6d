import type { InvalidResult, RowResult } from "../check/check-result.ts";

/** A value in a cell of the result. */
type Cell = string | number | boolean | undefined;

/**
 * Returns the dates of a result, each with its brand if the brand is unknown. A server returns only a few of them.
 */
function listDates(result: RowResult): readonly string[] {
  if (result.success) {
    return ("dates" in result ? result.dates : result.decoding.candidates).map(({ date }) => date);
  }
  if (result.invalid !== undefined) return [];
  return result.problem.readings.flatMap((reading) => {
    const dates = "dates" in reading ? reading.dates : reading.decoding.candidates.map(({ date }) => date);
    return dates.map((date) => `${reading.brand} ${date}`);
  });
}

/** Returns the dates of a result after its likeliest, and how many more there are. */
function otherDates(result: RowResult): string {
  const dates = listDates(result);
  const more = "dateCount" in result ? result.dateCount - dates.length : 0;
  return [...dates.slice(result.success ? 1 : 0), ...(more > 0 ? [`+${more}`] : [])].join(" | ");
}

/** Returns the numbers that a misread one may be, each with its date. Evidence can contradict a date too. */
function suggestions(result: RowResult): string {
  if (result.success) {
    const alike =
      "warnings" in result ? result.warnings?.find(({ code }) => code === "look-alike") : undefined;
    return alike?.values === undefined ? "" : `${alike.values["serial"]} ${alike.values["date"]}`;
  }
  if (result.invalid !== undefined) return "";
  return result.problem.repairs
    .map((repair) => {
      const [date = ""] =
        "dates" in repair ? repair.dates : repair.decoding.candidates.map((one) => one.date);
      return `${repair.serial} ${date}`.trim();
    })
    .join(" | ");
}

/** A warning that a spreadsheet may have changed a serial number. */
export type Note = Pick<InvalidResult["invalid"], "code" | "message">;

/** Returns why a result has no date. */
export function findProblem(result: RowResult): InvalidResult["invalid"] | undefined {
  if (result.success) return undefined;
  return result.invalid ?? { code: result.problem.code, message: result.error, details: [] };
}

/** The columns that are added to a table, with functions for their values. Both match the API. */
export const addedColumns: Readonly<Record<string, (result: RowResult, note?: Note) => Cell>> = {
  manufacturingDate: (result) => (result.success ? result.manufacturingDate : undefined),
  precision: (result) => (result.success ? result.precision : undefined),
  ageYears: (result) => (result.success ? result.ageYears : undefined),
  ageMonths: (result) => (result.success ? result.ageMonths : undefined),
  recommendationCode: (result) => (result.success ? result.recommendationCode : undefined),
  confidence: (result) => (result.success ? result.confidence : undefined),
  otherDates,
  suggestion: suggestions,
  // A row with a date can have a warning or a note here instead.
  problem: (result, note) =>
    findProblem(result)?.code ??
    ("warnings" in result ? result.warnings?.[0]?.code : undefined) ??
    note?.code,
  message(result, note) {
    const problem = findProblem(result)?.message;
    if (problem === undefined || note === undefined) return problem ?? note?.message;
    // Messages of forms end without a period.
    return `${problem}${/\p{L}$/u.test(problem) ? "." : ""} ${note.message}`;
  },
};

/** The last column, only with a server: whether it records the check. */
export const recordedColumn: typeof addedColumns = {
  recorded: (result) => ("recorded" in result ? result.recorded : undefined),
};

const verdicts: Readonly<Record<string, string>> = {
  "note-agrees": "agrees",
  "note-agrees-with-other": "agrees-with-other-date",
  "note-contradicts": "contradicts",
};

/** A column of tables that have dates of their own: how they compare with the likeliest date. */
export const yearColumn: typeof addedColumns = {
  year_check(result) {
    const codes = "warnings" in result ? (result.warnings ?? []).map(({ code }) => code) : [];
    return codes.map((code) => verdicts[code]).find((verdict) => verdict !== undefined);
  },
};

/**
 * Returns names for columns after those of the file. A name that the file already has gets a number.
 *
 * @example
 * uniqueNames(["serial", "message"], ["problem", "message"]); //=> ["problem", "message 2"]
 */
export function uniqueNames(header: readonly string[], names: readonly string[]): readonly string[] {
  const taken = new Set(header);
  return names.map((name) => {
    let free = name;
    for (let number = 2; taken.has(free); number += 1) free = `${name} ${number}`;
    return free;
  });
}
