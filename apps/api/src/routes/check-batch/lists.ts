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
export interface SharedLists {
  readonly places: {
    readonly [Name in keyof BatchLists]: (entry: BatchLists[Name][number]) => number;
  };
  readonly entries: () => BatchLists;
}

/**
 * Creates the lists that the rows of a response refer to.
 *
 * @example
 * const lists = createLists();
 * lists.places.reasons({ code: "counter-fits" }); //=> 0
 * lists.places.reasons({ code: "counter-fits" }); //=> 0
 */
export function createLists(): SharedLists {
  const reasons = sharedList<BatchLists["reasons"][number]>();
  const makerReasons = sharedList<BatchLists["makerReasons"][number]>();
  const sources = sharedList<BatchLists["sources"][number]>();
  const models = sharedList<BatchLists["models"][number]>();
  return {
    places: {
      reasons: reasons.toPlace,
      makerReasons: makerReasons.toPlace,
      sources: sources.toPlace,
      models: models.toPlace,
    },
    entries: () => ({
      reasons: reasons.entries,
      makerReasons: makerReasons.entries,
      sources: sources.entries,
      models: models.entries,
    }),
  };
}
