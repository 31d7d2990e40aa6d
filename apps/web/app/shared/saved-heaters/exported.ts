import * as v from "valibot";
import { type SavedData, savedHeater, savedPhoto, savedVisit } from "./saved-heater.ts";

const FORMAT = "heater-age";
const VERSION = 1;
/** Characters of a file with more heaters than a phone holds, each with its photo. */
const LONGEST = 100_000_000;

const exported = v.object({
  format: v.literal(FORMAT),
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
});
const lists = v.object({
  heaters: v.optional(v.array(v.unknown()), []),
  photos: v.optional(v.array(v.unknown()), []),
  visits: v.optional(v.array(v.unknown()), []),
});

/** Why a file can't be imported: it is none of ours, a newer page has written it, or it is too large. */
export type ImportFault = "foreign" | "newer" | "large";

/** What a file holds, and how many of its heaters it lost: they have no brand or serial number, or are damaged. */
export interface Imported {
  readonly data: SavedData;
  readonly lost: { readonly unnumbered: number; readonly damaged: number; readonly photos: number };
}

/** Returns the file with everything that is saved. */
export const exportFile = (data: SavedData, now: Date): string =>
  JSON.stringify({ format: FORMAT, version: VERSION, exportedAt: now.toISOString(), ...data });

/**
 * Returns the name of that file.
 *
 * @example
 * exportName("2026-11-23"); //=> "heater-age-2026-11-23.json"
 */
export const exportName = (today: string): string => `heater-age-${today}.json`;

/** Whether a file is too large to be read at all. */
export const isTooLarge = (size: number): boolean => size > LONGEST;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads a file that was exported, as far as it can be read. Nothing in it is trusted. */
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
      visits: outputs(body.output.visits, savedVisit),
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
