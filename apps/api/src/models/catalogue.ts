import { readdir, readFile } from "node:fs/promises";
import type { Confidence } from "@heater-age/decoder";
import Type, { type Static } from "typebox";
import { Compile } from "typebox/compile";
import { confidences } from "../schema/enums.ts";
import { ValidFacts } from "../schema/model-facts.ts";
import { modelPattern } from "./pattern.ts";
import type { ModelRow } from "./lists.ts";

/** A model in the catalogue's files. */
const CatalogueEntry = Type.Object(
  {
    /** As printed by the source, `*` where it leaves characters open. */
    model: Type.String({ pattern: "^[A-Za-z0-9][A-Za-z0-9 ./*-]{2,29}$" }),
    facts: ValidFacts,
    source: Type.Object(
      {
        title: Type.String({ minLength: 3, maxLength: 120 }),
        url: Type.Optional(Type.String({ pattern: "^https?://" })),
        date: Type.Optional(Type.String({ pattern: "^\\d{4}(?:-\\d{2}(?:-\\d{2})?)?$" })),
        /** Address of the copy that was read, if it was not the source itself. */
        read_from: Type.Optional(Type.String()),
      },
      { additionalProperties: false },
    ),
    confidence: Type.Unsafe<Confidence>({ type: "string", enum: confidences }),
    /** License terms, as in `NOTICE.md` beside the data. */
    use: Type.Unsafe<string>({ type: "string", enum: ["facts", "energy-star", "bsd-3-clause"] }),
    /** For maintainers of the data. */
    note: Type.Optional(Type.String()),
  },
  { additionalProperties: false },
);

/** Validates a file of the catalogue. */
export const CatalogueEntries = Compile(Type.Array(CatalogueEntry, { minItems: 1 }));

const folder = new URL("../data/models/", import.meta.url);

function toRow(brand: string, { model, facts, confidence, source }: Static<typeof CatalogueEntry>): ModelRow {
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

/**
 * Reads the catalogue that comes with the service from its files, one per brand.
 *
 * @throws when a file does not match `CatalogueEntries`: an error in the data.
 */
export async function readCatalogue(): Promise<readonly ModelRow[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".json")).toSorted();
  const rows: ModelRow[] = [];
  for (const name of names) {
    const text = await readFile(new URL(name, folder), "utf8");
    const entries = CatalogueEntries.Parse(JSON.parse(text));
    rows.push(...entries.map((entry) => toRow(name.slice(0, -".json".length), entry)));
  }
  return rows;
}
