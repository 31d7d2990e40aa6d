import { setTimeout as wait } from "node:timers/promises";
import { readDocument } from "@heater-age/api/test/document";
import { type Stack, startStack } from "../stack/stack.ts";
import { attack, type AttackRequest, countFaults, type FaultCounter } from "./attack.ts";
import { onApi, onPages } from "./corpus.ts";
import { expressionsOfProduct, judgeExpression } from "./expressions.ts";
import { generatedRequests } from "./generated.ts";
import { compareMemory, memoryOf } from "./memory.ts";
import { speakBadly } from "./sockets.ts";

/** What came of one kind of hostile input. */
export interface HostileResult {
  readonly title: string;
  /** How many requests, connections or expressions. */
  readonly count: number;
  /** What went wrong, with the number of times. */
  readonly faults: ReadonlyMap<string, number>;
  /** How memory was before and after; empty where it was not measured. */
  readonly memory: string;
}

/** How much is tried. */
export interface HostileOptions {
  readonly say: (line: string) => void;
  /** How many requests are made from the description of the API. */
  readonly requests: number;
  readonly seed: number;
  /** Of the payloads in their places, one in so many is sent. */
  readonly oneIn: number;
}

/** A kind of hostile input. */
export interface Hostility {
  /** What it is called on the command line. */
  readonly name: string;
  readonly title: string;
  readonly run: (options: HostileOptions) => Promise<HostileResult>;
}

const operatorToken = "of-the-operator-under-attack";
// Each comes from one address, and is meant to get through to what is behind the limits.
const unlimited = Object.fromEntries(
  ["CHECKS", "BATCHES", "REPORTS", "ERRORS", "SHARES", "READS"].map((name) => [
    `${name}_PER_MINUTE`,
    "1000000",
  ]),
);
const variables = { ...unlimited, CONTACTS_PER_HOUR: "1000000", OPERATOR_TOKEN: operatorToken };
const rest = 5000;

/** Runs an attack twice on servers of its own: what stays in memory after the first time is what they always need. */
async function onServers(
  { name, title }: Pick<Hostility, "name" | "title">,
  { say }: HostileOptions,
  run: (stack: Stack, counter: FaultCounter, isFirst: boolean) => Promise<number>,
): Promise<HostileResult> {
  say(title);
  const stack = await startStack({ say, variables });
  const [api, web] = [stack.api[0], stack.web[0]];
  try {
    if (api === undefined || web === undefined) throw new Error(`${name} has no servers`);
    const counter = countFaults(say);
    const replicas = [api, web];
    const first = await run(stack, counter, true);
    const before = await memoryOf(replicas);
    const second = await run(stack, counter, false);
    await wait(rest);
    const { text, miss } = compareMemory(["API", "website"], before, await memoryOf(replicas));
    if (miss !== undefined) counter.add(miss);
    await afterwards(stack, counter);
    return { title, count: first + second, faults: counter.faults, memory: text };
  } finally {
    await stack.stop();
  }
}

/** Whether the servers answer as if nothing had been. */
async function afterwards({ api, web }: Stack, counter: FaultCounter): Promise<void> {
  const check: AttackRequest = {
    place: "afterwards, a check",
    method: "POST",
    path: "/api/check",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ brand: "rheem", serialNumber: "RH0504B01826" }),
    wrong: ({ body }) =>
      body.includes('"manufacturingDate":"2004-05"') && !body.includes("polluted")
        ? undefined
        : body.slice(0, 100),
  };
  const page: AttackRequest = {
    place: "afterwards, a page",
    method: "GET",
    path: "/?brand=rheem&serial=RH0504B01826",
    headers: {},
    wrong: ({ body }) => (body.includes("2004") ? undefined : body.slice(0, 100)),
  };
  const [oneApi, oneWeb] = [api[0], web[0]];
  if (oneApi !== undefined) await attack(oneApi, [check].values(), counter);
  if (oneWeb !== undefined) await attack(oneWeb, [page].values(), counter);
}

const generated = {
  name: "generated",
  title: "Requests made from the description of the API",
  run: (options: HostileOptions) =>
    onServers(generated, options, async ({ api: [api] }, counter, isFirst) => {
      if (api === undefined) return 0;
      // A twentieth warms the servers up.
      const warm = Math.ceil(options.requests / 20);
      const count = isFirst ? warm : options.requests - warm;
      const seed = isFirst ? options.seed : options.seed + options.requests;
      return attack(api, await generatedRequests(api, { count, operatorToken, seed }), counter);
    }),
};

/** One in so many. */
function* every<Item>(count: number, items: Iterable<Item>): Generator<Item> {
  let index = 0;
  for (const item of items) {
    if (index % count === 0) yield item;
    index += 1;
  }
}

const corpus = {
  name: "corpus",
  title:
    "Injection, path, header, Unicode, prototype and backtracking payloads in every field of every route and page",
  run: (options: HostileOptions) =>
    onServers(corpus, options, async ({ api: [api], web: [web] }, counter, isFirst) => {
      if (api === undefined || web === undefined) return 0;
      // A tenth warms the servers up. Sent again, it does not matter.
      const count = isFirst ? 10 * options.oneIn : options.oneIn;
      const pages = await attack(web, every(count, onPages()), counter);
      return pages + (await attack(api, every(count, onApi(await readDocument())), counter));
    }),
};

const sockets = {
  name: "sockets",
  title: "Slow, oversized, truncated, pipelined and smuggled requests over raw sockets",
  run: (options: HostileOptions) =>
    onServers(sockets, options, async ({ api: [api], web: [web] }, counter) => {
      if (api === undefined || web === undefined) return 0;
      const counts = await Promise.all([api, web].map((replica) => speakBadly(replica, counter)));
      return counts.reduce((sum, count) => sum + count, 0);
    }),
};

const expressions: Hostility = {
  name: "expressions",
  title: "Every regular expression of the product, with texts made to fool it",
  run: async ({ say }) => {
    say(expressions.title);
    const counter = countFaults(say);
    const all = expressionsOfProduct();
    for (const expression of all) {
      const { growth, ratio } = await judgeExpression(expression);
      if (growth === "linear") continue;
      const measured = ratio === undefined ? "" : `, ${ratio.toFixed(1)} times as long for twice the text`;
      counter.add(`${expression.place}: /${expression.source}/${expression.flags} is ${growth}${measured}`);
    }
    return { title: expressions.title, count: all.length, faults: counter.faults, memory: "" };
  },
};

/** All kinds, in the order in which they are tried. */
export const hostilities: readonly Hostility[] = [generated, corpus, sockets, expressions];
