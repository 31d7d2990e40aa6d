import { readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { type Stack, type StackOptions, startStack } from "../stack/stack.ts";
import type { Sample } from "../traffic/samples.ts";
import type { Event, Promised } from "../traffic/tally.ts";
import { startTraffic } from "../traffic/traffic.ts";

/** A span of time in which something is broken, in `performance.now()`. */
export interface Outage {
  readonly began: number;
  /** When everything should have recovered. */
  readonly over: number;
}

/** The tools for causing a fault. */
export interface FaultTools {
  readonly stack: Stack;
  /** Records an outage while the action runs, then waits some seconds. */
  readonly during: (action: () => unknown, secondsAfter?: number) => Promise<void>;
  /** Waits while the traffic goes on. */
  readonly seconds: (count: number) => Promise<void>;
  /** Returns the promises of all answers so far. */
  readonly promised: () => Promised;
  /** Also judges a copy of the database: it must have everything promised so far. */
  readonly judge: (copy: Copy) => void;
}

/** Runs a query on a database. */
type Ask = Stack["database"]["ask"];

/** A copy of the database. */
export interface Copy {
  readonly ask: Ask;
  readonly promised: Promised;
}

/** A fault during traffic. */
export interface Fault {
  /** The name on the command line. */
  readonly name: string;
  /** The name in the table. */
  readonly title: string;
  /** Whether something essential is down, so 503 is right for requests that need it. */
  readonly mayRefuse: boolean;
  /** Whether it starts before the traffic. */
  readonly fromStart?: boolean;
  readonly options?: Partial<StackOptions>;
  /** Returns why this machine can't run it, if so. */
  readonly skipped?: () => string | undefined;
  /** Returns whether the servers' clock shows this day. @default the clock of this machine */
  readonly isToday?: (day: string) => boolean;
  /** Returns whether a sample can be decoded under every clock that it sets. @default all can */
  readonly isReadable?: (sample: Sample) => boolean;
  /** Error messages that the services should log. @default those of any outage */
  readonly expected?: readonly string[];
  /** Causes the fault, and resolves to further failures. */
  readonly make: (tools: FaultTools) => Promise<readonly string[] | void>;
  /** Undoes its changes to this machine. */
  readonly clear?: () => void;
}

/** What the answers promised, and what the database contains. */
export interface Found {
  readonly checksPromised: number;
  readonly checksFound: number;
  readonly reportsPromised: number;
  readonly reportsFound: number;
  readonly sharesPromised: number;
  readonly sharesFound: number;
}

export interface FaultResult {
  readonly fault: Fault;
  readonly events: readonly Event[];
  readonly outages: readonly Outage[];
  readonly found: Found;
  /** Log lines about unexpected errors. */
  readonly unexpected: readonly string[];
  /** Failures that only this fault checks for. */
  readonly misses: readonly string[];
}

export interface FaultOptions {
  readonly say: (line: string) => void;
  readonly rate: number;
  readonly next: () => Sample;
}

const secondsBefore = 4;
const secondsAfter = 7;

/** @param deletedLater Reports that may be deleted already, because the answer came after the promises. */
async function lookFor({ ask, promised }: Copy, deletedLater: ReadonlySet<string>): Promise<Found> {
  const rows = await ask<{ key: string }>(
    "select brand || ' ' || serial_number as key from water_heater_checks",
  );
  const checks = new Set(rows.map(({ key }) => key));
  const kept = await ask<{ id: string; removed: string | null }>("select id, removed from reports");
  const reports = new Map(kept.map(({ id, removed }) => [id, removed]));
  const [shares] = await ask<{ count: string }>(
    "select coalesce(sum(count), 0) as count from share_counters",
  );
  const [made, deleted] = [[...promised.reports], [...promised.deletedReports]];
  const isAsMade = (id: string): boolean =>
    reports.get(id) === null || (reports.get(id) === "deleted" && deletedLater.has(id));
  return {
    checksPromised: promised.checks.length,
    checksFound: promised.checks.filter(({ brand, serial }) => checks.has(`${brand} ${serial}`)).length,
    reportsPromised: made.length + deleted.length,
    reportsFound: made.filter(isAsMade).length + deleted.filter((id) => reports.get(id) === "deleted").length,
    sharesPromised: promised.shares,
    sharesFound: Math.min(promised.shares, Number(shares?.count ?? 0)),
  };
}

/** Adds up the findings in several databases. */
const sumOf = (all: readonly Found[]): Found =>
  all.reduce((sum, one) => ({
    checksPromised: sum.checksPromised + one.checksPromised,
    checksFound: sum.checksFound + one.checksFound,
    reportsPromised: sum.reportsPromised + one.reportsPromised,
    reportsFound: sum.reportsFound + one.reportsFound,
    sharesPromised: sum.sharesPromised + one.sharesPromised,
    sharesFound: sum.sharesFound + one.sharesFound,
  }));

/** Starts everything, sends traffic, causes the fault, and checks the answers' promises. */
export async function runFault(fault: Fault, { say, rate, next }: FaultOptions): Promise<FaultResult> {
  const stack = await startStack({ say, ...fault.options });
  const outages: Outage[] = [];
  const misses: string[] = [];
  const seconds = async (count: number): Promise<void> => {
    await wait(count * 1000);
  };
  const during = async (action: () => unknown, then = 0): Promise<void> => {
    const began = performance.now();
    await action();
    outages.push({ began, over: performance.now() });
    await seconds(then);
  };
  try {
    const { isToday, isReadable = () => true } = fault;
    const { url } = stack;
    const nextReadable = (): Sample => {
      for (;;) {
        const sample = next();
        if (isReadable(sample)) return sample;
      }
    };
    const traffic = startTraffic({
      url,
      rate,
      next: nextReadable,
      ...(isToday === undefined ? {} : { isToday }),
    });
    const copies: Copy[] = [];
    const judge = (copy: Copy): void => void copies.push(copy);
    try {
      if (fault.fromStart !== true) await seconds(secondsBefore);
      const missed = await fault.make({ stack, during, seconds, promised: traffic.promised, judge });
      misses.push(...(missed ?? []));
      await seconds(secondsAfter);
    } finally {
      await traffic.stop();
    }
    const { events, promised } = await traffic.stop();
    const live = await lookFor({ ask: stack.database.ask, promised }, new Set());
    const inCopies = await Promise.all(copies.map((copy) => lookFor(copy, promised.deletedReports)));
    const found = sumOf([live, ...inCopies]);
    const unexpected = unexpectedIn(stack.log, [...expected, ...(fault.expected ?? [])]);
    return { fault, events, outages, found, unexpected, misses };
  } finally {
    await stack.stop();
    fault.clear?.();
  }
}

/** A line of the services' logs. */
interface Line {
  readonly level?: number;
  readonly msg?: string;
  readonly err?: { readonly message?: string; readonly code?: string };
}

const errorLevel = 50;
// What the services should log during an outage.
const expected = ["checks are not recorded", "Redis is gone: requests are not limited", "a job fails"];

/** Returns a log's errors that no outage explains, with how often each occurs. */
function unexpectedIn(file: string, explained: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const text of readFileSync(file, "utf8").split("\n")) {
    if (!text.startsWith("{")) continue;
    const { level = 0, msg = "", err } = JSON.parse(text) as Line;
    if (level < errorLevel || explained.includes(msg)) continue;
    const words = [msg, err?.code, err?.message?.split("\n")[0]].filter(Boolean).join(": ");
    counts.set(words, (counts.get(words) ?? 0) + 1);
  }
  return [...counts].map(([words, count]) => `${count} × ${words}`);
}
