import { useMemo, useSyncExternalStore } from "react";
import { storedText } from "../browser/storage.ts";
import { checkQuery } from "../check/input.ts";
import type { ShownCheck } from "../check/shown-check.ts";
import { type Answered, validAnswers, readAnswered, disambiguate } from "./answered.ts";

/** A result and the answers that narrow its dates. */
export interface Disambiguation {
  /** With the dates that the answers leave. */
  readonly check: ShownCheck;
  /** With every date of the serial number. */
  readonly whole: ShownCheck;
  /** The answers in the order in which they were given. */
  readonly answered: readonly Answered[];
  /** Replaces the answers. */
  readonly answer: (answered: readonly Answered[]) => void;
}

const stored = (query: string) => storedText("sessionStorage", `check_settled ${query}`);
// Without storage in the browser, answers last as long as the page.
const kept = new Map<string, string>();
const subscribers = new Set<() => void>();

const read = (query: string): string | null => kept.get(query) ?? stored(query).read();

function keep(query: string, answered: readonly Answered[]): void {
  const text = JSON.stringify(answered);
  kept.set(query, text);
  stored(query).write(answered.length === 0 ? undefined : text);
  for (const changed of subscribers) changed();
}

function subscribe(changed: () => void): () => void {
  subscribers.add(changed);
  return () => void subscribers.delete(changed);
}

/**
 * Narrows a result to the dates that the visitor's answers leave. The answers are stored for this tab, and survive a
 * reload, the back button and another language.
 */
export function useDisambiguation(check: ShownCheck | undefined): Disambiguation | undefined {
  const query = check === undefined ? "" : checkQuery(check.input);
  const text = useSyncExternalStore(
    subscribe,
    () => read(query),
    () => null,
  );
  return useMemo(() => {
    if (check === undefined) return undefined;
    const answered = validAnswers(check.result.decoding.candidates, readAnswered(text));
    return {
      check: disambiguate(check, answered),
      whole: check,
      answered,
      answer: (given) => keep(query, given),
    };
  }, [check, query, text]);
}
