// A thread that sends a storm's requests, so that its work doesn't disturb the main thread's measurements.
import { Agent } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";
import type { CostlyRequest } from "./requests.ts";
import { addressOf, transfer } from "./transfer.ts";

/** What the thread sends. */
export interface StormPlan {
  readonly url: string;
  readonly requests: readonly CostlyRequest[];
  readonly seconds: number;
  /** How many addresses send. */
  readonly addresses: number;
  /** The number of the first address. */
  readonly firstAddress: number;
}

const { url, requests, seconds, addresses, firstAddress } = workerData as StormPlan;
const ratePerAddress = 20;
const openPerAddress = 8;

const statuses = new Map<number, number>();
const until = performance.now() + seconds * 1000;

/** Sends the requests in order from its own starting point, at a rate that one visitor may have. */
async function visitor(number: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: openPerAddress });
  const address = addressOf(firstAddress + number);
  const open = new Set<Promise<void>>();
  for (
    let index = Math.floor((number * requests.length) / addresses);
    performance.now() < until;
    index += 1
  ) {
    const request = requests[index % requests.length];
    if (request === undefined) return;
    const sent = transfer(request, { url, agent, address }).then(({ status }) => {
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      open.delete(sent);
    });
    open.add(sent);
    if (open.size >= openPerAddress) await Promise.race(open);
    await wait(1000 / ratePerAddress);
  }
  await Promise.all(open);
  agent.destroy();
}

await Promise.all(Array.from({ length: addresses }, (_, number) => visitor(number)));
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port of a thread has no origin
parentPort?.postMessage(statuses);
