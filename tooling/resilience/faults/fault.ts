import { setTimeout as wait } from "node:timers/promises";
import { type Stack, type StackOptions, startStack } from "../stack/stack.ts";
import type { Sample } from "../traffic/samples.ts";
import type { Event, Tally } from "../traffic/tally.ts";
import { startTraffic } from "../traffic/traffic.ts";
import { unexpectedIn } from "./log.ts";

/** A span of time in which something is broken, on the clock of `performance.now()`. */
export interface Outage {
  readonly began: number;
  /** From then on all should be well by itself. */
  readonly over: number;
}

/** What a fault is made with. */
export interface FaultTools {
  readonly stack: Stack;
  /** Breaks something for as long as the action takes. */
  readonly during: (action: () => Promise<void>) => Promise<void>;
  /** Lets the traffic flow for so many seconds. */
  readonly seconds: (count: number) => Promise<void>;
}

/** Something that goes wrong while visitors come. */
export interface Fault {
  /** What it is called on the command line. */
  readonly name: string;
  /** What it is called in the table. */
  readonly title: string;
  /** Whether something that cannot be done without is away: then 503 is the right answer to those who need it. */
  readonly mayRefuse: boolean;
  /** Whether it is broken already when the first visitors come. */
  readonly fromStart?: boolean;
  readonly options?: Partial<StackOptions>;
  /** Why it cannot be made on this machine; undefined when it can. */
  readonly skipped?: () => string | undefined;
  /** The clock of the servers, where it is not that of this machine. */
  readonly isToday?: (day: string) => boolean;
  readonly make: (tools: FaultTools) => Promise<void>;
  /** Undoes on the machine what was made for it. */
  readonly clear?: () => Promise<void>;
}

/** What was promised, and found in the database afterwards. */
export interface Found {
  readonly checksPromised: number;
  readonly checksFound: number;
  readonly reportsPromised: number;
  readonly reportsFound: number;
  readonly sharesPromised: number;
  readonly sharesFound: number;
}

/** What came of a fault. */
export interface FaultResult {
  readonly fault: Fault;
  readonly events: readonly Event[];
  readonly outages: readonly Outage[];
  readonly found: Found;
  /** Lines of the servers' logs about errors that nobody expected. */
  readonly unexpected: readonly string[];
}

/** How the traffic flows around a fault. */
export interface FaultOptions {
  readonly say: (line: string) => void;
  readonly rate: number;
  readonly next: () => Sample;
}

const calm = 4;
const after = 7;

async function lookFor({ database }: Stack, { promised }: Tally): Promise<Found> {
  const rows = await database.ask<{ key: string }>(
    "select brand || ' ' || serial_number as key from water_heater_checks",
  );
  const checks = new Set(rows.map(({ key }) => key));
  const kept = await database.ask<{ id: string; removed: string | null }>("select id, removed from reports");
  const reports = new Map(kept.map(({ id, removed }) => [id, removed]));
  const [shares] = await database.ask<{ count: string }>(
    "select coalesce(sum(count), 0) as count from share_counters",
  );
  const [made, deleted] = [[...promised.reports], [...promised.deletedReports]];
  return {
    checksPromised: promised.checks.length,
    checksFound: promised.checks.filter(({ brand, serial }) => checks.has(`${brand} ${serial}`)).length,
    reportsPromised: made.length + deleted.length,
    reportsFound:
      made.filter((id) => reports.get(id) === null).length +
      deleted.filter((id) => reports.get(id) === "deleted").length,
    sharesPromised: promised.shares,
    sharesFound: Math.min(promised.shares, Number(shares?.count ?? 0)),
  };
}

/** Starts everything, lets visitors come, makes the fault, and looks at what came of it. */
export async function runFault(fault: Fault, { say, rate, next }: FaultOptions): Promise<FaultResult> {
  const stack = await startStack({ say, ...fault.options });
  const outages: Outage[] = [];
  const seconds = async (count: number): Promise<void> => {
    await wait(count * 1000);
  };
  const during = async (action: () => Promise<void>): Promise<void> => {
    const began = performance.now();
    await action();
    outages.push({ began, over: performance.now() });
  };
  try {
    const { url } = stack;
    const { isToday } = fault;
    const traffic = startTraffic({ url, rate, next, ...(isToday === undefined ? {} : { isToday }) });
    try {
      if (fault.fromStart !== true) await seconds(calm);
      await fault.make({ stack, during, seconds });
      await seconds(after);
    } finally {
      await traffic.stop();
    }
    const tally = await traffic.stop();
    const found = await lookFor(stack, tally);
    return { fault, events: tally.events, outages, found, unexpected: unexpectedIn(stack.log) };
  } finally {
    await stack.stop();
    await fault.clear?.();
  }
}
