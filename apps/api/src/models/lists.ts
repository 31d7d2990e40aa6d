import type { Confidence } from "@heater-age/decoder";
import { modelKey } from "@heater-age/decoder/models";
import type { Selectable } from "kysely";
import type { ModelTable } from "../db/schema.ts";
import type { ModelFacts } from "../schema/model-facts.ts";
import { hasOptions, isMeant } from "./pattern.ts";
import type { ListedModel, ModelSource } from "./schema.ts";

/** A row of the table of models, without generated columns. */
export type ImportedRow = Omit<Selectable<ModelTable>, "id" | "imported_at">;

/** A model as one list describes it: an imported one, or the catalogue that comes with the service. */
export interface ModelRow extends Omit<ImportedRow, "origin"> {
  readonly origin: ImportedRow["origin"] | "catalogue";
}

/** A model to look up. */
export interface WantedModel {
  /** Slug. */
  readonly brand: string;
  /** As typed. A space or a hyphen can mark where options begin. */
  readonly model: string;
}

const shortest = 3;

/** Returns all prefixes of a number that can be the key of a row. */
const beginnings = (key: string): readonly string[] =>
  Array.from({ length: Math.max(key.length - shortest + 1, 0) }, (_, index) =>
    key.slice(0, shortest + index),
  );

const toPlace = (brand: string, key: string): string => `${brand} ${key}`;

const sureness: Readonly<Record<Confidence, number>> = { high: 0, medium: 1, low: 2 };
const lessSure: Readonly<Record<Confidence, Confidence>> = { high: "medium", medium: "low", low: "low" };

/** Compares rows: the longest pattern, without `*` before with, then by confidence, then the newer source. */
const byRank = (a: ModelRow, b: ModelRow): number =>
  b.model_key.length - a.model_key.length ||
  a.model_pattern.length - b.model_pattern.length ||
  sureness[a.confidence] - sureness[b.confidence] ||
  (b.source_date ?? "").localeCompare(a.source_date ?? "");

const toSource = ({ source_title: title, source_url: url, source_date: date }: ModelRow): ModelSource => ({
  title,
  ...(url === null ? {} : { url }),
  ...(date === null ? {} : { date }),
});

/** Returns whether facts can be of the same heater: neither kind nor fuel differ. */
export const agree = (
  one: Pick<ModelFacts, "fuel" | "type">,
  other: Pick<ModelFacts, "fuel" | "type">,
): boolean =>
  [[one.type, other.type] as const, [one.fuel, other.fuel] as const].every(
    ([a, b]) => a === undefined || b === undefined || a === b,
  );

/** Returns the facts of the best row, completed by those of the others. */
function merged([best, ...further]: readonly [ModelRow, ...ModelRow[]]): Pick<
  ListedModel,
  "facts" | "sources"
> {
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

/** The models of all lists, in memory. */
export class ModelLists {
  readonly #rows = new Map<string, readonly ModelRow[]>();

  /** Adds a row, or replaces the one that the same list had for the number. */
  add(row: ModelRow): void {
    const place = toPlace(row.brand, row.model_key);
    const others = this.#rows.get(place) ?? [];
    const isReplaced = (other: ModelRow) =>
      other.origin === row.origin && other.model_pattern === row.model_pattern;
    this.#rows.set(place, [...others.filter((other) => !isReplaced(other)), row]);
  }

  /**
   * Finds a model. An exact match comes first, even if a source leaves characters open. Then the longest known number
   * that it starts with, if the rest can be options.
   *
   * @example
   * lists.find({ brand: "ao-smith", model: "ENT-40 110" });
   * //=> { match: "without-options", matchedModel: "ENT-40", facts: { capacityGallons: 40, … }, … }
   */
  find({ brand, model }: WantedModel): ListedModel | undefined {
    const key = modelKey(model);
    const own = beginnings(key)
      .flatMap((beginning) => this.#rows.get(toPlace(brand, beginning)) ?? [])
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
}
