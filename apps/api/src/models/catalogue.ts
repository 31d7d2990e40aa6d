import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import type { ModelRow } from "./write.ts";
import { CatalogueEntries, type CatalogueEntry } from "./catalogue-schema.ts";
import { factColumns } from "./columns.ts";
import { modelPattern } from "./pattern.ts";

const folder = new URL("../data/models/", import.meta.url);

/** The catalogue bundled with the service. */
export interface Catalogue {
  /** Digest of the data. */
  readonly version: string;
  readonly rows: readonly ModelRow[];
}

/** Returns the row of an entry of the catalogue. */
function rowOfEntry(brand: string, entry: CatalogueEntry): ModelRow {
  const { pattern, key } = modelPattern(entry.model);
  const facts = Object.values(factColumns).map((column) => [column, entry[column] ?? null] as const);
  return {
    origin: "catalogue",
    brand,
    model: entry.model,
    model_pattern: pattern,
    model_key: key,
    ...(Object.fromEntries(facts) as Pick<ModelRow, (typeof factColumns)[keyof typeof factColumns]>),
    features: entry.features,
    confidence: entry.confidence,
    source_title: entry.source.title,
    source_url: entry.source.url ?? null,
    source_date: entry.source.date ?? null,
  };
}

/**
 * Reads the catalogue from its files, one per brand.
 *
 * @throws when a file does not match `CatalogueEntries`: an error in the data.
 */
export async function readCatalogue(): Promise<Catalogue> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".json")).toSorted();
  const digest = createHash("sha256");
  const rows: ModelRow[] = [];
  for (const name of names) {
    const text = await readFile(new URL(name, folder), "utf8");
    digest.update(`${name}\n${text}`);
    const entries = CatalogueEntries.Parse(JSON.parse(text));
    rows.push(...entries.map((entry) => rowOfEntry(name.slice(0, -".json".length), entry)));
  }
  return { version: digest.digest("hex"), rows };
}
