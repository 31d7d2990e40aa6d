import DataLoader from "dataloader";
import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";
import type { FactName, ModelFacts } from "../schema/model-facts.ts";
import { findModels, type FoundModel, type WantedModel } from "./find.ts";
import { fromNumber } from "./from-number.ts";
import type { KnownModel } from "./known.ts";

/** Asks a language model about a model. Resolves to `undefined` if it doesn't know or can't be reached. */
export type AskAboutModel = (brand: string, model: string) => Promise<ModelFacts | undefined>;

/** Looks up models. */
export interface Models {
  /**
   * Finds a model: in the catalogue, completed by its number; otherwise by its number alone; otherwise by asking a
   * language model.
   *
   * @throws the error of the database.
   */
  readonly find: (wanted: WantedModel) => Promise<KnownModel | undefined>;
  /**
   * Finds models within a short time. Those that the catalogue doesn't return in time only have the data in their
   * number. Never rejects.
   */
  readonly findInTime: (wanted: readonly WantedModel[]) => Promise<readonly (KnownModel | undefined)[]>;
}

/** Options of {@link createModels}. */
export interface ModelsOptions {
  readonly database: Kysely<Database>;
  /** Milliseconds that `findInTime` waits for the database, and one more for each model. */
  readonly wait: number;
  readonly ask?: AskAboutModel | undefined;
}

/** Returns a model of the catalogue, completed by its number if both mean the same kind of heater. */
function fromCatalogue(found: FoundModel, said: KnownModel | undefined): KnownModel {
  const known = { source: "catalogue", ...found, estimated: false, estimatedFacts: [] } as const;
  if (said === undefined || said.confidence === "low") return known;
  const { features, ...facts } = found.facts;
  const { features: moreFeatures, ...more } = said.facts;
  const contradicts = [[facts.type, more.type] as const, [facts.fuel, more.fuel] as const].some(
    ([listed, read]) => listed !== undefined && read !== undefined && listed !== read,
  );
  const missing = Object.entries(more).filter(([name]) => !(name in facts));
  if (contradicts || missing.length === 0) return known;

  const urls = new Set(found.sources.flatMap(({ url }) => url ?? []));
  const factsOfNumber = missing.map(([name]) => name as FactName);
  const estimatedFacts = said.estimatedFacts.filter((name) => factsOfNumber.includes(name));
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
    sources: [...found.sources, ...said.sources.filter(({ url }) => url === undefined || !urls.has(url))],
  };
}

function fromAnswer(facts: ModelFacts): KnownModel {
  const { features, ...rest } = facts;
  const names = Object.keys(rest) as FactName[];
  return {
    source: "ai-enhanced",
    facts,
    confidence: "low",
    estimated: true,
    estimatedFacts: features.length === 0 ? names : [...names, "features"],
    sources: [],
  };
}

/**
 * Creates a loader of models from the catalogue. Concurrent requests share one statement, and those that arrive while it
 * runs share the next one. Results are not cached.
 */
function createCatalogueLoader(database: Kysely<Database>) {
  let running: Promise<unknown> = Promise.resolve();
  const batch = async (wanted: readonly WantedModel[]) => {
    const found = findModels(database, wanted);
    running = found.catch(() => {});
    return found;
  };
  return new DataLoader(batch, {
    cache: false,
    maxBatchSize: 500,
    // Requests that arrived together are handled first, so that all of their models are in the batch.
    batchScheduleFn: (dispatch) => void running.then(() => setImmediate(dispatch)),
  });
}

// After a timeout the database is not queried for this long, so that only one check waits for it.
const pause = 1000;

/**
 * Creates a lookup of models.
 *
 * @example
 * const models = createModels({ database, wait: 50 });
 * (await models.find({ brand: "ao-smith", model: "ENT-40" }))?.facts.capacityGallons; //=> 40
 */
export function createModels({ database, wait, ask }: ModelsOptions): Models {
  let catalogue = createCatalogueLoader(database);
  let silentUntil = 0;

  async function catalogueInTime(
    wanted: readonly WantedModel[],
  ): Promise<readonly (FoundModel | undefined)[]> {
    if (wanted.length === 0 || performance.now() < silentUntil) return [];
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<undefined>((resolve) => {
      timer = setTimeout(resolve, wait + wanted.length, undefined);
    });
    const found = await Promise.race([catalogue.loadMany(wanted), timeout]);
    clearTimeout(timer);
    if (found === undefined || found.some((model) => model instanceof Error)) {
      silentUntil = performance.now() + pause;
      // A new loader does not wait for the statement that is running.
      catalogue = createCatalogueLoader(database);
      return [];
    }
    return found.map((model) => (model instanceof Error ? undefined : model));
  }

  return {
    find: async (wanted) => {
      const [found] = await findModels(database, [wanted]);
      const said = fromNumber(wanted);
      if (found) return fromCatalogue(found, said);
      if (said) return said;
      const answer = await ask?.(wanted.brand, wanted.model);
      return answer && fromAnswer(answer);
    },
    findInTime: async (wanted) => {
      const found = await catalogueInTime(wanted);
      return wanted.map((one, index) => {
        const model = found[index];
        const said = fromNumber(one);
        return model ? fromCatalogue(model, said) : said;
      });
    },
  };
}
