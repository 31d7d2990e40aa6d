import type { Replica } from "../stack/stack.ts";
import { type Allowed, leaksIn } from "./judge.ts";
import { type RawAnswer, type RawRequest, send } from "./send.ts";

/** Counts faults by their description. */
export interface FaultCounter {
  readonly faults: ReadonlyMap<string, number>;
  readonly add: (fault: string) => void;
}

/** Returns a counter that reports each fault on its first occurrence. */
export function countFaults(say: (line: string) => void): FaultCounter {
  const faults = new Map<string, number>();
  const add = (fault: string): void => {
    if (!faults.has(fault)) say(`  ${fault}`);
    faults.set(fault, (faults.get(fault) ?? 0) + 1);
  };
  return { faults, add };
}

/** Returns what is wrong with the answer to an attack, if anything. */
export function faultOf(answer: RawAnswer, allowed?: Allowed): string | undefined {
  const { status, reason, body } = answer;
  if (status === 0) return reason === "unsendable" ? undefined : `no answer (${reason})`;
  if (status >= 500) return `${status} ${body.slice(0, 80).replaceAll(/\s+/gu, " ")}`;
  const leaks = leaksIn(answer, allowed);
  return leaks.length === 0 ? undefined : `gives away ${leaks.join(", ")}`;
}

/** A request, with its own rules for the answer besides the general ones. */
export interface AttackRequest extends RawRequest {
  readonly place: string;
  readonly wrong?: (answer: RawAnswer) => string | undefined;
}

const concurrency = 8;
const explains = (path: string): boolean => path.startsWith("/developers");

/** Sends requests to a replica, some at once, judges each answer, and returns the number sent. */
export async function attack(
  { url }: Replica,
  requests: Iterator<AttackRequest, unknown>,
  { add }: FaultCounter,
): Promise<number> {
  let sent = 0;
  const sender = async (): Promise<void> => {
    for (let next = requests.next(); next.done !== true; next = requests.next()) {
      const request = next.value;
      sent += 1;
      const answer = await send(url, request);
      const fault = faultOf(answer, { explains: explains(request.path) }) ?? request.wrong?.(answer);
      if (fault !== undefined) add(`${request.place}: ${fault}`);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, sender));
  return sent;
}
