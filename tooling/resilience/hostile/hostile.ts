import { setTimeout as wait } from "node:timers/promises";
import { readDocument } from "@heater-age/api/test/document";
import { type Replica, type Stack, startStack } from "../stack/stack.ts";
import { attack, type AttackRequest, countFaults, type FaultCounter } from "./attack.ts";
import { onApi, onPages } from "./corpus.ts";
import { expressionsOfProduct, judgeExpression } from "./expressions.ts";
import { generatedRequests } from "./generated.ts";
import { speakBadly } from "./sockets.ts";
import { isFlat } from "./warm-up.ts";

/** The result of one kind of hostile input. */
interface HostileResult {
  readonly title: string;
  /** The number of requests, connections, or expressions. */
  readonly count: number;
  /** Failures with their counts. */
  readonly faults: ReadonlyMap<string, number>;
  /** Memory before and after, where it was measured. */
  readonly memory?: string;
}

export interface HostileOptions {
  readonly say: (line: string) => void;
  /** The number of requests generated from the API description. */
  readonly requests: number;
  readonly seed: number;
  /** Sends only one of this many payloads. */
  readonly oneIn: number;
}

/** A kind of hostile input. */
export interface Hostility {
  /** The name on the command line. */
  readonly name: string;
  readonly title: string;
  readonly run: (options: HostileOptions) => Promise<HostileResult>;
}

const operatorToken = "of-the-operator-under-attack";
// All requests come from one address and must get past the rate limits.
const limits = ["CHECKS", "BATCHES", "BATCH_CHECKS", "REPORTS", "ERRORS", "SHARES", "READS"];
const unlimited = Object.fromEntries(limits.map((name) => [`${name}_PER_MINUTE`, "1000000"]));
const variables = { ...unlimited, CONTACTS_PER_HOUR: "1000000", OPERATOR_TOKEN: operatorToken };
const rest = 5000;
const tolerated = 1.2;
const mebibyte = 1024 * 1024;
// Fewer requests don't reach everything that is loaded, compiled, or cached on first use.
const leastWarmUp = 1000;

const mostRounds = 10;

/** Attacks servers, and returns the number of requests or connections. */
type Attack = (
  servers: Stack,
  options: HostileOptions & {
    readonly counter: FaultCounter;
    /** The number of the warm-up round, from 1; absent for the attack itself. */
    readonly warmUp?: number;
  },
) => Promise<number>;

/** Runs an attack, after smaller rounds that fill the memory that servers keep without leaking. */
const onServers = (name: string, title: string, run: Attack): Hostility => ({
  name,
  title,
  run: async (options) => {
    options.say(title);
    const stack = await startStack({ say: options.say, variables });
    const memory = () => Promise.all([stack.api[0].memory(), stack.web[0].memory()]);
    try {
      const counter = countFaults(options.say);
      let count = 0;
      let before = await memory();
      for (let warmUp = 1, isWarm = false; !isWarm && warmUp <= mostRounds; warmUp += 1) {
        count += await run(stack, { ...options, counter, warmUp });
        const now = await memory();
        isWarm = isFlat(before, now);
        before = now;
      }
      count += await run(stack, { ...options, counter });
      await wait(rest);
      const after = await memory();
      const texts = ["API", "website"].map((service, index) => {
        const [was = Number.NaN, is = Number.NaN] = [before[index], after[index]];
        if (!(is <= was * tolerated))
          counter.add(`memory of ${service} grew to more than ${tolerated} times`);
        return `${service} ${(was / mebibyte).toFixed(0)} → ${(is / mebibyte).toFixed(0)} MiB`;
      });
      await checkUnharmed(stack.api[0], stack.web[0], counter);
      return { title, count, faults: counter.faults, memory: texts.join(", ") };
    } finally {
      await stack.stop();
    }
  },
});

/** Checks that the servers still answer a check and a page as usual. */
async function checkUnharmed(api: Replica, website: Replica, counter: FaultCounter): Promise<void> {
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
  await attack(api, [check].values(), counter);
  await attack(website, [page].values(), counter);
}

const generated = onServers(
  "generated",
  "Requests generated from the API description",
  async ({ api: [api] }, { requests, seed, counter, warmUp }) => {
    const plan =
      warmUp === undefined
        ? { count: requests, seed }
        : { count: Math.max(leastWarmUp, Math.ceil(requests / 20)), seed: seed + warmUp * requests };
    return attack(api, await generatedRequests(api, { ...plan, operatorToken }), counter);
  },
);

/** Yields one of this many items. */
function* every<Item>(count: number, items: Iterable<Item>): Generator<Item> {
  let index = 0;
  for (const item of items) {
    if (index % count === 0) yield item;
    index += 1;
  }
}

const corpus = onServers(
  "corpus",
  "Injection, path, header, Unicode, prototype, and backtracking payloads in every field of every route and page",
  async ({ api: [api], web: [website] }, { oneIn, counter, warmUp }) => {
    // A tenth, sent repeatedly, warms the servers up.
    const count = warmUp === undefined ? oneIn : 10 * oneIn;
    const pages = await attack(website, every(count, onPages()), counter);
    return pages + (await attack(api, every(count, onApi(await readDocument())), counter));
  },
);

const sockets = onServers(
  "sockets",
  "Slow, oversized, truncated, pipelined, and smuggled requests over raw sockets",
  async ({ api: [api], web: [website] }, { counter }) => {
    const [first, second] = await Promise.all([speakBadly(api, counter), speakBadly(website, counter)]);
    return first + second;
  },
);

const expressions: Hostility = {
  name: "expressions",
  title: "Every regular expression of the product, with hostile texts",
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
    return { title: expressions.title, count: all.length, faults: counter.faults };
  },
};

/** All kinds, in order. */
export const hostilities: readonly Hostility[] = [generated, corpus, sockets, expressions];

/** The column heads of the table of hostile input. */
export const hostileHeads = ["Input", "Count", "Failed", "Memory", "Goals"] as const;

/** Returns a table row with the five most frequent faults. */
export function hostileRow({ title, count, faults, memory = "–" }: HostileResult): readonly string[] {
  const times = [...faults.values()].reduce((sum, one) => sum + one, 0);
  const most = [...faults].toSorted(([, one], [, other]) => other - one).slice(0, 5);
  const misses = most.map(([fault, often]) => `${often} × ${fault}`).join("; ");
  return [title, count.toLocaleString("en-US"), String(times), memory, misses || "met"];
}
