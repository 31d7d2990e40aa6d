import type { BatchLists } from "./schema.ts";

/** A list without duplicates. */
interface SharedList<Entry> {
  readonly entries: readonly Entry[];
  /** Returns the index of an entry, from 0. */
  readonly toPlace: (entry: Entry) => number;
}

function sharedList<Entry extends object>(): SharedList<Entry> {
  const entries: Entry[] = [];
  const places = new Map<string, number>();
  // Sources are the same objects in every result.
  const known = new WeakMap<Entry, number>();
  const toPlace = (entry: Entry): number => {
    const seen = known.get(entry);
    if (seen !== undefined) return seen;
    const text = JSON.stringify(entry);
    const place = places.get(text) ?? entries.push(entry) - 1;
    places.set(text, place);
    known.set(entry, place);
    return place;
  };
  return { entries, toPlace };
}

/** The lists that the rows of a response refer to, while it is built. */
export type SharedLists = {
  readonly [Name in keyof BatchLists]: SharedList<BatchLists[Name][number]>;
};

/**
 * Creates the lists that the rows of a response refer to.
 *
 * @example
 * const lists = createLists();
 * lists.reasons.toPlace({ code: "counter-fits" }); //=> 0
 * lists.reasons.toPlace({ code: "counter-fits" }); //=> 0
 */
export const createLists = (): SharedLists => ({
  reasons: sharedList(),
  makerReasons: sharedList(),
  sources: sharedList(),
  models: sharedList(),
});
