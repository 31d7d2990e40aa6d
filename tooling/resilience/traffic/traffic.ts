import { setTimeout as wait } from "node:timers/promises";
import { type Call, calls, type World } from "./calls.ts";
import type { Sample } from "./samples.ts";
import type { Event, Promised, Tally } from "./tally.ts";

/** Traffic that flows. */
export interface Traffic {
  readonly events: readonly Event[];
  /** Sends no more, and waits for all answers. */
  readonly stop: () => Promise<Tally>;
}

/** What traffic is made of. */
export interface TrafficOptions {
  readonly url: string;
  /** Requests in a second. They are sent whether or not those before them have been answered. */
  readonly rate: number;
  readonly next: () => Sample;
  /** @default the day is today, in UTC */
  readonly isToday?: (day: string) => boolean;
}

/** One deck holds a hundred calls in the given shares; it is shuffled anew each time. */
function* dealt(): Generator<Call, never> {
  for (;;) {
    const deck = calls.flatMap((call) => Array.from({ length: call.weight }, () => call));
    for (let left = deck.length; left > 0; left -= 1) {
      const [call] = deck.splice(Math.floor(Math.random() * left), 1);
      if (call !== undefined) yield call;
    }
  }
}

const minute = 60_000;
const dayAt = (time: number): string => new Date(time).toISOString().slice(0, 10);
const isDayNow = (day: string): boolean => [Date.now(), Date.now() - minute].map(dayAt).includes(day);

/** Lets visitors come, evenly, until it is stopped. */
export function startTraffic({ url, rate, next, isToday = isDayNow }: TrafficOptions): Traffic {
  const events: Event[] = [];
  const promised: Promised = {
    checks: [],
    reports: new Set(),
    deletedReports: new Set(),
    doubtfulReports: new Set(),
    shares: 0,
  };
  const world: World = { url, next, promised, isToday, shown: [] };
  const deck = dealt();
  const open = new Set<Promise<void>>();
  const stopped = new AbortController();

  const send = async (): Promise<void> => {
    const { kind, make } = deck.next().value;
    const sent = performance.now();
    const result = await make(world);
    events.push({ kind, sent, took: performance.now() - sent, ...result });
  };

  const flow = async (): Promise<void> => {
    const began = performance.now();
    for (let count = 0; !stopped.signal.aborted; count += 1) {
      await wait(Math.max(0, began + (count * 1000) / rate - performance.now()));
      const one = send().finally(() => open.delete(one));
      open.add(one);
    }
  };
  const flowing = flow();

  return {
    events,
    stop: async () => {
      stopped.abort();
      await flowing;
      await Promise.all(open);
      return { events, promised };
    },
  };
}
