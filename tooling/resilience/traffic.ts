import { randomInt, randomUUID } from "node:crypto";
import { type Answer, send, type VisitorRequest } from "./send.ts";

export interface TrafficEvent {
  /** When it was sent and when its answer had come, in `performance.now()`. */
  readonly sent: number;
  readonly ended: number;
  /** "refused" is a 502 or 503 with a code or a page, "failed" another 5xx, "lost" no answer, "wrong" anything else. */
  readonly outcome: "right" | "refused" | "failed" | "lost" | "wrong";
  /** What was wrong. */
  readonly note: string;
  /** Whether the answer to a check says that it was recorded. */
  readonly recorded?: boolean | undefined;
}

/** Visitors' requests, and what the answers promised. */
export interface Traffic {
  readonly events: readonly TrafficEvent[];
  /** The serial numbers of checks answered as recorded. */
  readonly recorded: readonly string[];
  readonly reports: readonly string[];
  /** Sends no more, and waits for the answers. */
  readonly stop: () => Promise<void>;
}

/** What a visitor does. */
export type Kind = keyof typeof kinds;

interface Call extends VisitorRequest {
  readonly isRight: (text: string) => boolean;
}

let heaters = 0;

/** Returns another heater of May 2004. */
function nextHeater() {
  heaters += 1;
  return { brand: "rheem", serialNumber: `RH0504B${String(heaters % 100_000).padStart(5, "0")}` };
}

const dated = '"manufacturingDate":"2004-05"';

const kinds = {
  check: (): Call => ({
    path: "/api/check",
    body: JSON.stringify(nextHeater()),
    isRight: (text) => text.includes(dated),
  }),
  batch: (): Call => ({
    path: "/api/check/batch",
    body: JSON.stringify({ checks: Array.from({ length: 20 }, nextHeater) }),
    isRight: (text) => text.split(dated).length === 21,
  }),
  report: (): Call => ({
    path: "/api/generate-report",
    body: JSON.stringify({ ...nextHeater(), id: randomUUID() }),
    isRight: (text) => text.includes('"deletionToken"'),
  }),
  page: (): Call => ({
    path: "/?brand=rheem&serial=RH0504B01826",
    isRight: (text) => ["RH0504B01826", "2004", "</html>"].every((part) => text.includes(part)),
  }),
};

function judge({ path, isRight }: Call, { status, text }: Answer): Pick<TrafficEvent, "outcome" | "note"> {
  const note = `${path}: ${status} ${text.slice(0, 80).replaceAll(/\s+/gu, " ")}`;
  if (status === 0) return { outcome: "lost", note };
  if (status === 200 || status === 201) return { outcome: isRight(text) ? "right" : "wrong", note };
  const isClear = text.includes('"code":') || text.includes("</html>");
  if ([429, 502, 503].includes(status) && isClear) return { outcome: "refused", note };
  return { outcome: status >= 500 ? "failed" : "wrong", note };
}

const perSecond = 30;

/** Sends requests of some kinds in turns, without waiting for earlier ones, each from a random address. */
export function startTraffic(url: string, chosen: readonly Kind[]): Traffic {
  const events: TrafficEvent[] = [];
  const recorded: string[] = [];
  const reports: string[] = [];
  const open = new Set<Promise<void>>();
  let turns = 0;
  const visit = async (): Promise<void> => {
    const call = kinds[chosen[turns++ % chosen.length] ?? "check"]();
    const sent = performance.now();
    const answer = await send(url, randomInt(2 ** 24), call);
    const judged = judge(call, answer);
    const text = judged.outcome === "right" ? answer.text : "";
    const isRecorded = text.includes('"recorded":') ? !text.includes('"recorded":false') : undefined;
    events.push({ sent, ended: performance.now(), ...judged, recorded: isRecorded });
    if (isRecorded === true)
      recorded.push(...Array.from(text.matchAll(/"serialNumber":"(\w+)"/gu), ([, serial = ""]) => serial));
    const [, report] = /"report":\{"id":"([\w-]+)"/u.exec(text) ?? [];
    if (report !== undefined) reports.push(report);
  };
  const timer = setInterval(() => {
    const one = visit().finally(() => open.delete(one));
    open.add(one);
  }, 1000 / perSecond);
  return {
    events,
    recorded,
    reports,
    stop: async () => {
      clearInterval(timer);
      await Promise.all(open);
    },
  };
}
