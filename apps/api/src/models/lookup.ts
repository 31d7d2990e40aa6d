import DataLoader from "dataloader";
import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";
import type { FactName, ModelFacts } from "./facts.ts";
import { findModels, type FoundModel, type WantedModel } from "./find.ts";
import { fromNumber } from "./from-number.ts";
import type { KnownModel } from "./known.ts";

/** Somebody who may know a model that nobody else knows. `undefined` when it does not, or cannot be asked. */
export type AskAboutModel = (brand: string, model: string) => Promise<ModelFacts | undefined>;

/** Looks for models. */
export interface Models {
  /**
   * All that can be known of a model: of the catalogue, with what its number says beyond that; else what its number
   * says; else what the one says who is asked last.
   *
   * @throws what the database says.
   */
  readonly find: (wanted: WantedModel) => Promise<KnownModel | undefined>;
  /**
   * What is known of models without making anybody wait: what the catalogue does not say in time is left to the number.
   * Never rejects.
   */
  readonly findInTime: (wanted: readonly WantedModel[]) => Promise<readonly (KnownModel | undefined)[]>;
}

/** What a lookup needs. */
export interface ModelsOptions {
  readonly database: Kysely<Database>;
  /** Milliseconds that `findInTime` waits for the database, and one more for each model. */
  readonly wait: number;
  readonly ask?: AskAboutModel | undefined;
}

/** A model of the catalogue, with what its number says beyond that where it surely speaks of the same kind of heater. */
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
 * Creates a loader of models from the catalogue. It looks up what concurrent requests want in one statement, and gathers
 * the next wishes while that statement is under way. What it has found is not cached.
 */
function createCatalogueLoader(database: Kysely<Database>) {
  let underWay: Promise<unknown> = Promise.resolve();
  const batch = async (wanted: readonly WantedModel[]) => {
    const found = findModels(database, wanted);
    underWay = found.catch(() => {});
    return found;
  };
  return new DataLoader(batch, {
    cache: false,
    maxBatchSize: 500,
    // Requests that arrived together are handled first, so that all of their models are in the batch.
    batchScheduleFn: (dispatch) => void underWay.then(() => setImmediate(dispatch)),
  });
}

// After a timeout the database is not asked for this long, so that one check waits for it and not all of them.
const pause = 1000;

/**
 * Makes a lookup.
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
      // The statement that is under way is not waited for any more.
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
