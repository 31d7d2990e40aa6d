import * as v from "valibot";
import { type SavedData, savedHeater, savedPhoto } from "./saved-heater.ts";

const FORMAT = "heater-age";
const VERSION = 1;
/** Maximum characters of a file. A phone can't store as many heaters with photos. */
const MAX_SIZE = 100_000_000;

const exported = v.object({
  format: v.literal(FORMAT),
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
});
const lists = v.object({
  heaters: v.optional(v.array(v.unknown()), []),
  photos: v.optional(v.array(v.unknown()), []),
});

/** Why a file can't be imported: it isn't an export, is from a newer version, or is too large. */
export type ImportFault = "foreign" | "newer" | "large";

/** The data of a file, and the numbers of skipped heaters (without a brand or serial number, or damaged) and photos. */
export interface Imported {
  readonly data: SavedData;
  readonly lost: { readonly unnumbered: number; readonly damaged: number; readonly photos: number };
}

export const exportFile = (data: SavedData, now: Date): string =>
  JSON.stringify({ format: FORMAT, version: VERSION, exportedAt: now.toISOString(), ...data });

/**
 * Returns the name of the export file.
 *
 * @example
 * exportName("2026-11-23"); //=> "heater-age-2026-11-23.json"
 */
export const exportName = (today: string): string => `heater-age-${today}.json`;

/** Returns whether a file is too large to import. */
export const isTooLarge = (size: number): boolean => size > MAX_SIZE;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Parses an export file, and skips invalid entries. Nothing in it is trusted. */
export function parseExport(text: string): Imported | ImportFault {
  if (isTooLarge(text.length)) return "large";
  const file = parseJson(text);
  const head = v.safeParse(exported, file);
  if (!head.success) return "foreign";
  if (head.output.version > VERSION) return "newer";
  const body = v.safeParse(lists, file);
  if (!body.success) return "foreign";

  const heaters = body.output.heaters.map((heater) => v.safeParse(savedHeater, heater));
  const unnumbered = heaters.filter(
    ({ issues }) => issues !== undefined && v.getDotPath(issues[0])?.match(/^(?:brand|serial)$/u),
  ).length;
  const photos = outputs(body.output.photos, savedPhoto);
  return {
    data: {
      heaters: heaters.flatMap(({ success, output }) => (success ? [output] : [])),
      photos,
    },
    lost: {
      unnumbered,
      damaged: heaters.filter(({ success }) => !success).length - unnumbered,
      photos: body.output.photos.length - photos.length,
    },
  };
}

const outputs = <Schema extends v.GenericSchema>(
  entries: readonly unknown[],
  schema: Schema,
): v.InferOutput<Schema>[] =>
  entries.flatMap((entry) => {
    const { success, output } = v.safeParse(schema, entry);
    return success ? [output] : [];
  });
