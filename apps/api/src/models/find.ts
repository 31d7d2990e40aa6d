import type { Confidence } from "@heater-age/decoder";
import { modelKey } from "@heater-age/decoder/models";
import { type Kysely, type Selectable, sql } from "kysely";
import type { Database, ModelTable } from "../db/schema.ts";
import type { ModelFacts } from "../schema/model-facts.ts";
import { hasOptions, isMeant } from "./pattern.ts";

/** A model to look up. */
export interface WantedModel {
  /** Slug. */
  readonly brand: string;
  /** As typed. A space or a hyphen can mark where options begin. */
  readonly model: string;
}

/** Source of a fact. */
export interface ModelSource {
  readonly title: string;
  readonly url?: string;
  /** `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. */
  readonly date?: string;
}

/** A model in the catalogue. */
export interface FoundModel {
  readonly facts: ModelFacts;
  /** `without-options`: the catalogue has the number without its options. */
  readonly match: "exact" | "without-options";
  /** The number as printed by its source. */
  readonly matchedModel: string;
  readonly confidence: Confidence;
  /** Best first. */
  readonly sources: readonly ModelSource[];
}

type Row = Selectable<ModelTable>;

const shortest = 3;

/** Returns all prefixes of a number that can be the key of a row. */
const beginnings = (key: string): readonly string[] =>
  Array.from({ length: Math.max(key.length - shortest + 1, 0) }, (_, index) =>
    key.slice(0, shortest + index),
  );

const toPlace = (brand: string, key: string): string => `${brand} ${key}`;

/** Returns the statement that finds every row that can match the wanted models. */
export function candidatesQuery(database: Kysely<Database>, wanted: readonly WantedModel[]) {
  const keys = new Map(
    wanted.flatMap(({ brand, model }) =>
      beginnings(modelKey(model)).map((key) => [toPlace(brand, key), { brand, key }] as const),
    ),
  );
  const pairs = [...keys.values()];
  return database
    .selectFrom("models")
    .innerJoin(
      sql<{ brand: string; key: string }>`unnest(${pairs.map(({ brand }) => brand)}::text[], ${pairs.map(
        ({ key }) => key,
      )}::text[])`.as<"wanted">(sql`wanted(brand, key)`),
      (join) => join.onRef("models.brand", "=", "wanted.brand").onRef("models.model_key", "=", "wanted.key"),
    )
    .selectAll("models");
}

const sureness: Readonly<Record<Confidence, number>> = { high: 0, medium: 1, low: 2 };
const lessSure: Readonly<Record<Confidence, Confidence>> = { high: "medium", medium: "low", low: "low" };

/** Compares rows: the longest pattern, without `*` before with, then by confidence, then the newer source. */
const byRank = (a: Row, b: Row): number =>
  b.model_key.length - a.model_key.length ||
  a.model_pattern.length - b.model_pattern.length ||
  sureness[a.confidence] - sureness[b.confidence] ||
  (b.source_date ?? "").localeCompare(a.source_date ?? "") ||
  a.id - b.id;

const toSource = ({ source_title: title, source_url: url, source_date: date }: Row): ModelSource => ({
  title,
  ...(url === null ? {} : { url }),
  ...(date === null ? {} : { date }),
});

/** Returns whether facts can be of the same heater: neither kind nor fuel differ. */
const agree = (one: ModelFacts, other: ModelFacts): boolean =>
  [[one.type, other.type] as const, [one.fuel, other.fuel] as const].every(
    ([a, b]) => a === undefined || b === undefined || a === b,
  );

/** Returns the facts of the best row, completed by those of the others. */
function merged([best, ...further]: readonly [Row, ...Row[]]): Pick<FoundModel, "facts" | "sources"> {
  let { facts } = best;
  const sources = [toSource(best)];
  for (const row of further.filter((other) => agree(best.facts, other.facts))) {
    const { features, ...more } = row.facts;
    const { features: known, ...sofar } = facts;
    const adds =
      Object.keys(more).some((fact) => !(fact in sofar)) || features.some((code) => !known.includes(code));
    if (!adds) continue;
    facts = { ...more, ...sofar, features: [...new Set([...known, ...features])] };
    sources.push(toSource(row));
  }
  const titles = new Set<string>();
  return {
    facts,
    sources: sources.filter(({ title, url }) => {
      const name = `${title} ${url}`;
      return !titles.has(name) && titles.add(name);
    }),
  };
}

function pick(
  { brand, model }: WantedModel,
  places: ReadonlyMap<string, readonly Row[]>,
): FoundModel | undefined {
  const key = modelKey(model);
  const own = beginnings(key)
    .flatMap((beginning) => places.get(toPlace(brand, beginning)) ?? [])
    .toSorted(byRank);
  const [best, ...others] = own.filter((row) => isMeant(row.model_pattern, key));
  if (best) {
    return {
      ...merged([best, ...others]),
      match: "exact",
      matchedModel: best.model,
      confidence: best.confidence,
    };
  }
  const [near, ...alike] = own.filter(
    (row) => row.model_pattern === row.model_key && hasOptions(model, row.model_key),
  );
  if (near === undefined) return undefined;
  const same = alike.filter((row) => row.model_key === near.model_key);
  return {
    ...merged([near, ...same]),
    match: "without-options",
    matchedModel: near.model,
    confidence: lessSure[near.confidence],
  };
}

/**
 * Looks up models in the catalogue, many in one statement. An exact match comes first, even if a source leaves
 * characters open. Then the longest known number that it starts with, if the rest can be options.
 *
 * @returns In the order of the wanted models; `undefined` for unknown ones.
 * @throws the error of the database.
 *
 * @example
 * await findModels(database, [{ brand: "ao-smith", model: "ENT-40 110" }]);
 * //=> [{ match: "without-options", matchedModel: "ENT-40", facts: { capacityGallons: 40, … }, … }]
 */
export async function findModels(
  database: Kysely<Database>,
  wanted: readonly WantedModel[],
): Promise<readonly (FoundModel | undefined)[]> {
  if (wanted.length === 0) return [];
  const rows = await candidatesQuery(database, wanted).execute();
  const places = new Map<string, Row[]>();
  for (const row of rows) {
    const place = toPlace(row.brand, row.model_key);
    places.set(place, [...(places.get(place) ?? []), row]);
  }
  return wanted.map((one) => pick(one, places));
}
