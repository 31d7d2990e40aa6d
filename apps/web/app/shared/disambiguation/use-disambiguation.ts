import { useMemo, useSyncExternalStore } from "react";
import { checkQuery } from "../check/input.ts";
import type { Outcome } from "../check/outcome.ts";
import { type Answered, validAnswers, readAnswered, disambiguate } from "./answered.ts";

/** A result and the answers that narrow its dates. */
export interface Disambiguation {
  /** With the dates that the answers leave. */
  readonly outcome: Outcome;
  /** With every date of the serial number. */
  readonly whole: Outcome;
  /** The answers in the order in which they were given. */
  readonly answered: readonly Answered[];
  /** Replaces the answers. */
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
export function useDisambiguation(outcome: Outcome): Disambiguation;
export function useDisambiguation(outcome: Outcome | undefined): Disambiguation | undefined;
export function useDisambiguation(outcome: Outcome | undefined): Disambiguation | undefined {
  const check = outcome === undefined ? "" : checkQuery(outcome.input);
  const text = useSyncExternalStore(
    subscribe,
    () => read(check),
    () => null,
  );
  return useMemo(() => {
    if (outcome === undefined) return undefined;
    const { decoding } = outcome;
    const answered =
      decoding.status === "unreadable" ? [] : validAnswers(decoding.candidates, readAnswered(text));
    return {
      outcome: disambiguate(outcome, answered),
      whole: outcome,
      answered,
      answer: (given) => keep(check, given),
    };
  }, [outcome, check, text]);
}
