import type { LifeType } from "@heater-age/decoder/life";
import { kindNames } from "@heater-age/messages/format";
import * as v from "valibot";

/** Maximum characters of the fields of an entry. */
export const limits = { address: 100, name: 100, notes: 2000, photo: 400_000 } as const;

const id = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/u));
const moment = v.pipe(v.string(), v.isoTimestamp());
const text = (longest: number) => v.pipe(v.string(), v.maxLength(longest));

/** The day, month or year of an installation: `"2014-05-12"`, `"2014-05"` or `"2014"`. */
export const installDate = v.pipe(
  v.string(),
  v.regex(/^[12]\d{3}(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)?$/u),
);

/** A heater saved on this device. Decoded data isn't stored, so that a better decoder gives a better list. */
export const savedHeater = v.object({
  id,
  /** Slug of the brand, or `"other"`. */
  brand: v.pipe(v.string(), v.regex(/^[a-z\d-]{1,60}$/u)),
  /** As typed. */
  serial: v.pipe(text(100), v.regex(/[\dA-Z]/iu)),
  /** Empty if not given. */
  model: text(100),
  /** The date chosen from several, or the only one. */
  date: v.optional(v.pipe(v.string(), v.regex(/^\d{4}(?:-W\d{2}|-\d{2}(?:-\d{2})?)?$/u))),
  kind: v.optional(v.picklist(Object.keys(kindNames) as [LifeType, ...LifeType[]])),
  /** Where the house is. Empty if not given. */
  address: text(limits.address),
  /** Its place in the house. Empty if not given. */
  name: text(limits.name),
  notes: text(limits.notes),
  installed: v.optional(installDate),
  hasPhoto: v.boolean(),
  savedAt: moment,
  changedAt: moment,
  /** Ids of the recalls that the visitor has seen for it. */
  seenRecalls: v.pipe(v.array(text(100)), v.maxLength(200), v.readonly()),
});

/** A photo of a heater. Stored separately, so that a list is read without photos. */
export const savedPhoto = v.object({
  /** Id of the heater. */
  id,
  /** A JPEG as a `data:` URL, because pages show no other photos. */
  address: v.pipe(text(limits.photo), v.regex(/^data:image\/jpeg;base64,[\d+/a-z]+={0,2}$/iu)),
});

export type SavedHeater = Readonly<v.InferOutput<typeof savedHeater>>;
export type SavedPhoto = Readonly<v.InferOutput<typeof savedPhoto>>;

/** All saved data, or part of it. */
export interface SavedData {
  readonly heaters: readonly SavedHeater[];
  readonly photos: readonly SavedPhoto[];
}

/**
 * Returns an address in the form in which addresses are compared.
 *
 * @example
 * normalisedAddress(" 12  Elm St"); //=> "12 elm st"
 */
export const normalisedAddress = (address: string): string =>
  address.trim().replaceAll(/\s+/gu, " ").toLocaleLowerCase("en");
