import { readdir, readFile } from "node:fs/promises";
import type { Confidence } from "@heater-age/decoder";
import type { ModelFacts } from "../schema/model-facts.ts";
import type { ModelRow } from "./lists.ts";
import { modelPattern } from "./pattern.ts";
import type { ModelSource } from "./schema.ts";

/** A model in the catalogue's files. Tests validate them. */
interface CatalogueEntry {
  /** As printed by the source, `*` where it leaves characters open. */
  readonly model: string;
  readonly facts: ModelFacts;
  readonly source: ModelSource;
  readonly confidence: Confidence;
}

/** Folder of the catalogue's files. */
export const folder = new URL("../data/models/", import.meta.url);

function toRow(brand: string, { model, facts, confidence, source }: CatalogueEntry): ModelRow {
  const { pattern, key } = modelPattern(model);
  return {
    origin: "catalogue",
    brand,
    model,
    model_pattern: pattern,
    model_key: key,
    facts,
    confidence,
    source_title: source.title,
    source_url: source.url ?? null,
    source_date: source.date ?? null,
  };
}

/** Reads the catalogue that comes with the service from its files, one per brand. */
export async function readCatalogue(): Promise<readonly ModelRow[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".json")).toSorted();
  const rows: ModelRow[] = [];
  for (const name of names) {
    const text = await readFile(new URL(name, folder), "utf8");
    const entries = JSON.parse(text) as readonly CatalogueEntry[];
    rows.push(...entries.map((entry) => toRow(name.slice(0, -".json".length), entry)));
  }
  return rows;
}
