import { setTimeout as wait } from "node:timers/promises";
import { type Call, calls, type World } from "./calls.ts";
import type { Sample } from "./samples.ts";
import type { Event, Promised, Tally } from "./tally.ts";

export interface TrafficOptions {
  readonly url: string;
  /** Requests per second, sent whether or not earlier ones were answered. */
  readonly rate: number;
  readonly next: () => Sample;
  /** @default whether it's today in UTC */
  readonly isToday?: (day: string) => boolean;
}

/** Yields calls from a deck of a hundred, reshuffled when empty. */
function* dealt(): Generator<Call, never> {
  for (;;) {
    const deck = calls.flatMap((call) => Array.from({ length: call.weight }, () => call));
    while (deck.length > 0) yield* deck.splice(Math.floor(Math.random() * deck.length), 1);
  }
}

const minute = 60_000;
const dayAt = (time: number): string => new Date(time).toISOString().slice(0, 10);
const isDayNow = (day: string): boolean => [Date.now(), Date.now() - minute].map(dayAt).includes(day);

/** Traffic that runs until stopped. */
export interface Traffic {
  /** What the answers have promised until now. */
  readonly promised: () => Promised;
  /** Stops, and waits for all answers. */
  readonly stop: () => Promise<Tally>;
}

/** Sends visitors' requests at an even rate. */
export function startTraffic({ url, rate, next, isToday = isDayNow }: TrafficOptions): Traffic {
  const events: Event[] = [];
  const promised: Promised = {
    checks: [],
    reports: new Set(),
    deletedReports: new Set(),
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
    promised: () => structuredClone(promised),
    stop: async () => {
      stopped.abort();
      await flowing;
      await Promise.all(open);
      return { events, promised };
    },
  };
}
