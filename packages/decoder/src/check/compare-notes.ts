import type { Candidate } from "../engine/decoding.ts";
import { withReasons } from "../engine/rank.ts";
import type { Note } from "../engine/separate-notes.ts";
import { agreement, type KnownDate } from "../proof/agreement.ts";
import type { CheckWarning, DatedReading } from "./check-result.ts";

/** Years that a heater can wait in a store. A later installation says nothing about when it was made. */
const STORED_YEARS = 2;

/** How the date in a note compares with a date of the serial number. */
type NoteVerdict = "agrees" | "contradicts" | "unrelated";

const touches = (candidate: Candidate, known: KnownDate): boolean =>
  agreement({ status: "decoded", candidates: [candidate] }, known) === "agrees";

/** Returns how the date in a note compares with a date of the serial number. */
function compareNote({ date, event = "made" }: Note, candidate: Candidate): NoteVerdict {
  if (date === undefined || event === "warranted") return "unrelated";
  if (event === "made") return touches(candidate, date) ? "agrees" : "contradicts";
  const since = String(Number(date.slice(0, 4)) - STORED_YEARS);
  if (event === "installed" && touches(candidate, [since, date])) return "agrees";
  return touches(candidate, ["1900", date]) ? "unrelated" : "contradicts";
}

/** Returns how each date beside the serial number compares with the dates of the number. */
export const compareNotes = (
  notes: readonly Note[],
  candidates: DatedReading["candidates"],
): readonly CheckWarning[] =>
  notes.flatMap((note) => {
    const [first, ...others] = candidates.map((candidate) => compareNote(note, candidate));
    const isRelated = first !== "unrelated" || others.includes("contradicts");
    if (first === undefined || !isRelated) return [];
    const other = others.includes("agrees") ? "note-agrees-with-other" : "note-contradicts";
    return [{ code: first === "agrees" ? "note-agrees" : other, values: { note: note.text } }];
  });

/** Returns a note that says when something happened, if that contradicts a date. */
export const findContradiction = (candidate: Candidate, notes: readonly Note[]): Note | undefined =>
  notes.find((note) => note.event !== undefined && compareNote(note, candidate) === "contradicts");

/**
 * Returns the dates with those that a note contradicts behind the others. Both become unsure, because the number or
 * the note may be wrong, unless a note agrees.
 */
export function rankByNotes(
  candidates: DatedReading["candidates"],
  notes: readonly Note[],
): DatedReading["candidates"] {
  const contradicted = candidates.flatMap((candidate): readonly Candidate[] => {
    const note = findContradiction(candidate, notes);
    if (note === undefined) return [];
    const reason = { code: "date-beside-contradicts", values: { note: note.text } } as const;
    return [{ ...withReasons(candidate, [reason]), confidence: "low" }];
  });
  if (contradicted.length === 0) return candidates;
  const others = candidates
    .filter((candidate) => findContradiction(candidate, notes) === undefined)
    .map((candidate): Candidate => {
      const isAgreed = notes.some((note) => compareNote(note, candidate) === "agrees");
      return isAgreed ? candidate : { ...candidate, confidence: "low" };
    });
  const [first = candidates[0], ...rest] = [...others, ...contradicted];
  return [first, ...rest];
}
