import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";
import type { ModelFacts } from "./facts.ts";
import { findModels, type FoundModel, type WantedModel } from "./find.ts";
import { fromNumber } from "./from-number.ts";
import type { FactName, KnownModel } from "./known.ts";

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

/** Models that are looked up in one statement. */
interface Group {
  readonly wanted: WantedModel[];
  readonly found: Promise<readonly (FoundModel | undefined)[]>;
}

const mostInGroup = 500;

/** Looks up what concurrent requests want in one statement: while one is under way, the next wishes gather. */
function inGroups(database: Kysely<Database>) {
  let gathering: Group | undefined;
  let underWay: Promise<unknown> = Promise.resolve();

  const open = (): Group => {
    const wanted: WantedModel[] = [];
    const found = underWay.then(async () => {
      // Requests that arrived together are handled before this goes on.
      await new Promise(setImmediate);
      if (gathering === group) gathering = undefined;
      return findModels(database, wanted);
    });
    const group = { wanted, found };
    underWay = found.catch(() => {});
    return group;
  };

  return {
    find: async (wanted: readonly WantedModel[]): Promise<readonly (FoundModel | undefined)[]> => {
      if (gathering === undefined || gathering.wanted.length >= mostInGroup) gathering = open();
      const group = gathering;
      const from = group.wanted.length;
      group.wanted.push(...wanted);
      return (await group.found).slice(from, from + wanted.length);
    },
    /** The statement that is under way is not waited for any more. */
    goOn: (): void => {
      gathering = undefined;
      underWay = Promise.resolve();
    },
  };
}

// A database that does not answer is left alone for this long, so that it costs one check its wait and not all.
const pause = 1000;

/**
 * Makes a lookup.
 *
 * @example
 * const models = createModels({ database, wait: 50 });
 * (await models.find({ brand: "ao-smith", model: "ENT-40" }))?.facts.capacityGallons; //=> 40
 */
export function createModels({ database, wait, ask }: ModelsOptions): Models {
  const catalogue = inGroups(database);
  let silentUntil = 0;

  async function catalogueInTime(
    wanted: readonly WantedModel[],
  ): Promise<readonly (FoundModel | undefined)[]> {
    if (wanted.length === 0 || performance.now() < silentUntil) return [];
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<undefined>((resolve) => {
      timer = setTimeout(resolve, wait + wanted.length, undefined);
    });
    const found = await Promise.race([catalogue.find(wanted).catch(() => undefined), late]);
    clearTimeout(timer);
    if (found === undefined) {
      silentUntil = performance.now() + pause;
      catalogue.goOn();
    }
    return found ?? [];
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
