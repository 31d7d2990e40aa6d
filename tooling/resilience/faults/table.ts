import { countOf, notesOf } from "../traffic/tally.ts";
import type { Event } from "../traffic/tally.ts";
import type { FaultResult, Outage } from "./fault.ts";

const recoveryLimit = 5000;

/** Returns the requests after each outage, without those still open when the next one began. */
const afterEach = ({ outages, events }: FaultResult): readonly (readonly Event[])[] =>
  outages.map(({ over }, index) => {
    const until = outages[index + 1]?.began ?? Number.POSITIVE_INFINITY;
    return events.filter(({ sent, took }) => sent >= over && sent + took < until);
  });

/** Returns the milliseconds from an outage to the last error; undefined if checks are never recorded again. */
function recoveryOf({ over }: Outage, later: readonly Event[]): number | undefined {
  const bad = later.filter(({ outcome }) => outcome !== "right").map(({ sent, took }) => sent + took - over);
  const recorded = later
    .filter((event) => event.recorded === true)
    .map(({ sent, took }) => sent + took - over);
  if (recorded.length === 0) return undefined;
  return Math.max(0, ...bad, later.some((event) => event.recorded === false) ? Math.min(...recorded) : 0);
}

/** Returns the longest recovery; undefined if an outage had none. */
function longestRecovery(result: FaultResult): number | undefined {
  const later = afterEach(result);
  const all = result.outages.map((outage, index) => recoveryOf(outage, later[index] ?? []));
  return all.some((one) => one === undefined) ? undefined : Math.max(0, ...all.map((one) => one ?? 0));
}

const touches = ({ sent, took }: Event, { began, over }: Outage): boolean =>
  sent + took >= began && sent <= over + recoveryLimit;

/** Returns what went wrong too long after an outage, in brackets. */
function lateIn(result: FaultResult): string {
  const late = afterEach(result).flatMap((later, index) => {
    const { over = 0 } = result.outages[index] ?? {};
    return later.filter(
      ({ outcome, sent, took }) => outcome !== "right" && sent + took > over + recoveryLimit,
    );
  });
  const notes = notesOf(late, "refused", "failed", "lost").slice(0, 3);
  return notes.length === 0 ? "" : ` (${notes.join("; ")})`;
}

/** Returns the requests without an answer that no outage explains. */
const lostForNothing = ({ outages, events }: FaultResult): readonly Event[] =>
  events.filter((event) => event.outcome === "lost" && !outages.some((outage) => touches(event, outage)));

/** Returns the refused requests that no outage explains. */
const refusedForNothing = ({ fault, outages, events }: FaultResult): readonly Event[] =>
  events.filter(
    (event) =>
      event.outcome === "refused" && !(fault.mayRefuse && outages.some((outage) => touches(event, outage))),
  );

/** Returns the goals that a result misses, and by how much. */
export function missesOf(result: FaultResult): readonly string[] {
  const { events, found, unexpected, misses } = result;
  const recovery = longestRecovery(result);
  const refused = refusedForNothing(result);
  const lost = lostForNothing(result);
  const notes = (...outcomes: Parameters<typeof notesOf>[1][]) =>
    notesOf(events, ...outcomes)
      .slice(0, 3)
      .join("; ");
  return [
    countOf(events, "wrong") > 0 && `${countOf(events, "wrong")} wrong (${notes("wrong")})`,
    countOf(events, "failed") > 0 && `${countOf(events, "failed")} 5xx other than 503 (${notes("failed")})`,
    lost.length > 0 && `${lost.length} without an answer for no reason (${notes("lost")})`,
    refused.length > 0 &&
      `${refused.length} refused while something could serve (${notesOf(refused, "refused").slice(0, 3).join("; ")})`,
    found.checksFound < found.checksPromised &&
      `${found.checksPromised - found.checksFound} recorded rows lost`,
    found.reportsFound < found.reportsPromised &&
      `${found.reportsPromised - found.reportsFound} reports not as answered`,
    found.sharesFound < found.sharesPromised && `${found.sharesPromised - found.sharesFound} shares lost`,
    recovery === undefined && "checks were not recorded again",
    recovery !== undefined &&
      recovery > recoveryLimit &&
      `recovery took ${(recovery / 1000).toFixed(1)} s${lateIn(result)}`,
    unexpected.length > 0 && `errors in the log: ${unexpected.slice(0, 3).join("; ")}`,
    ...misses,
  ].filter((miss) => miss !== false);
}

/** The column heads of the table of faults. */
export const faultHeads = [
  "Fault",
  "Requests",
  "Right",
  "503",
  "Other 5xx",
  "No answer",
  "Wrong",
  "Checks not recorded",
  "Rows promised / found",
  "Recovered after",
  "Goals",
] as const;

/** Returns a row of the table. */
export function faultRow(result: FaultResult): readonly string[] {
  const { fault, events, found } = result;
  const recovery = longestRecovery(result);
  const misses = missesOf(result);
  const promised = found.checksPromised + found.reportsPromised;
  const rows = `${promised} / ${found.checksFound + found.reportsFound}`;
  return [
    fault.title,
    events.length,
    countOf(events, "right"),
    countOf(events, "refused"),
    countOf(events, "failed"),
    countOf(events, "lost"),
    countOf(events, "wrong"),
    events.filter(({ recorded }) => recorded === false).length,
    rows,
    recovery === undefined ? "never" : `${(recovery / 1000).toFixed(1)} s`,
    misses.length === 0 ? "met" : misses.join(". "),
  ].map(String);
}
