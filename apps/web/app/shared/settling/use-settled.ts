import { useMemo, useSyncExternalStore } from "react";
import { checkQuery } from "../check/input.ts";
import type { Outcome } from "../check/outcome.ts";
import { type Answered, holding, readAnswered, settledOutcome } from "./settled.ts";

/** A result as far as the visitor has told its dates apart. */
export interface Settled {
  /** With the dates that are left. */
  readonly outcome: Outcome;
  /** As the serial number alone has it. */
  readonly whole: Outcome;
  /** What was answered, in its order. */
  readonly answered: readonly Answered[];
  /** Takes other answers for those that were given. */
  readonly answer: (answered: readonly Answered[]) => void;
}

const keyOf = (check: string): string => `check_settled ${check}`;
// Where the browser keeps nothing, answers live as long as the page.
const kept = new Map<string, string>();
const subscribers = new Set<() => void>();

function read(check: string): string | null {
  const known = kept.get(check);
  if (known !== undefined) return known;
  try {
    return sessionStorage.getItem(keyOf(check));
  } catch {
    return null;
  }
}

function keep(check: string, answered: readonly Answered[]): void {
  const text = JSON.stringify(answered);
  kept.set(check, text);
  try {
    if (answered.length === 0) sessionStorage.removeItem(keyOf(check));
    else sessionStorage.setItem(keyOf(check), text);
  } catch {
    // The browser keeps nothing.
  }
  for (const changed of subscribers) changed();
}

function subscribe(changed: () => void): () => void {
  subscribers.add(changed);
  return () => void subscribers.delete(changed);
}

/**
 * Narrows a result to the dates that the visitor's answers leave. They are kept for this tab: over a reload, a step back
 * and another language.
 */
export function useSettled(outcome: Outcome): Settled;
export function useSettled(outcome: Outcome | undefined): Settled | undefined;
export function useSettled(outcome: Outcome | undefined): Settled | undefined {
  const check = outcome === undefined ? "" : checkQuery(outcome.input);
  const text = useSyncExternalStore(
    subscribe,
    () => read(check),
    () => null,
  );
  return useMemo(() => {
    if (outcome === undefined) return undefined;
    const { decoding } = outcome;
    const answered = decoding.status === "unreadable" ? [] : holding(decoding.candidates, readAnswered(text));
    return {
      outcome: settledOutcome(outcome, answered),
      whole: outcome,
      answered,
      answer: (given) => keep(check, given),
    };
  }, [outcome, check, text]);
}
