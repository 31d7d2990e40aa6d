import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema.ts";
import type { FactName } from "../schema/model-facts.ts";
import { readCatalogue } from "./catalogue.ts";
import { fromNumber } from "./from-number.ts";
import { agree, ModelLists, type WantedModel } from "./lists.ts";
import type { KnownModel, ListedModel } from "./schema.ts";

/** Looks up models in the catalogue and in imported lists, which are kept in memory: no check waits for the database. */
export interface Models {
  /** Finds a model: on a list, completed by its number; otherwise by its number alone. */
  readonly find: (model: WantedModel) => KnownModel | undefined;
  /** Reads what was imported into the database since the last time. Rejects with the database's error. */
  readonly refresh: () => Promise<void>;
}

/** Returns a model of a list, completed by its number if both mean the same kind of heater. */
function fromList(listed: ListedModel, numberFacts: KnownModel | undefined): KnownModel {
  const known = { source: "catalogue", ...listed, estimated: false, estimatedFacts: [] } as const;
  if (numberFacts === undefined || numberFacts.confidence === "low") return known;
  const { features, ...facts } = listed.facts;
  const { features: moreFeatures, ...more } = numberFacts.facts;
  const missing = Object.entries(more).filter(([name]) => !(name in facts));
  if (!agree(facts, more) || missing.length === 0) return known;

  const urls = new Set(listed.sources.flatMap(({ url }) => url ?? []));
  const factsOfNumber = missing.map(([name]) => name as FactName);
  const estimatedFacts = numberFacts.estimatedFacts.filter((name) => factsOfNumber.includes(name));
  return {
    ...known,
    facts: {
      ...facts,
      ...Object.fromEntries(missing),
      features: [...new Set([...features, ...moreFeatures])],
    },
    factsOfNumber,
    estimated: estimatedFacts.length > 0,
    estimatedFacts,
    sources: [
      ...listed.sources,
      ...numberFacts.sources.filter(({ url }) => url === undefined || !urls.has(url)),
    ],
  };
}

/**
 * Creates a lookup of models.
 *
 * @example
 * const models = await createModels(database);
 * models.find({ brand: "ao-smith", model: "ENT-40" })?.facts.capacityGallons; //=> 40
 */
export async function createModels(database: Kysely<Database>): Promise<Models> {
  const lists = new ModelLists();
  for (const row of await readCatalogue()) lists.add(row);
  let latest = new Date(0);
  return {
    find: (model) => {
      if (model.model === "") return undefined;
      const listed = lists.find(model);
      const numberFacts = fromNumber(model);
      return listed === undefined ? numberFacts : fromList(listed, numberFacts);
    },
    refresh: async () => {
      const rows = await database
        .selectFrom("models")
        .selectAll()
        // The database's times are more precise than dates here.
        .where(sql`date_trunc('milliseconds', imported_at)`, ">", latest)
        .orderBy("imported_at")
        .execute();
      for (const row of rows) lists.add(row);
      latest = rows.at(-1)?.imported_at ?? latest;
    },
  };
}
