// A thread that sends a storm's requests, so that its work doesn't disturb the main thread's measurements.
import { Agent } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";
import type { CostlyRequest } from "./requests.ts";
import { transfer } from "./transfer.ts";

/** What the thread sends. */
export interface StormPlan {
  readonly url: string;
  readonly requests: readonly CostlyRequest[];
  readonly seconds: number;
  /** How many visitors send. */
  readonly visitors: number;
  /** The number of the first visitor. */
  readonly firstVisitor: number;
}

const { url, requests, seconds, visitors, firstVisitor } = workerData as StormPlan;
const ratePerVisitor = 20;
const openPerVisitor = 8;

const statuses = new Map<number, number>();
const until = performance.now() + seconds * 1000;

/** Sends the requests in order from its own starting point, at a rate that one visitor may have. */
async function send(number: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: openPerVisitor });
  const open = new Set<Promise<void>>();
  const first = Math.floor((number * requests.length) / visitors);
  for (let index = first; performance.now() < until; index += 1) {
    const request = requests[index % requests.length];
    if (request === undefined) break;
    const sent = transfer(request, { url, agent, visitor: firstVisitor + number }).then(({ status }) => {
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      open.delete(sent);
    });
    open.add(sent);
    if (open.size >= openPerVisitor) await Promise.race(open);
    await wait(1000 / ratePerVisitor);
  }
  await Promise.all(open);
  agent.destroy();
}

await Promise.all(Array.from({ length: visitors }, (_, number) => send(number)));
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port of a thread has no origin
parentPort?.postMessage(statuses);
