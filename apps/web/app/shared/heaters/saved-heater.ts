import type { LifeType } from "@heater-age/decoder/life";
import { kindNames } from "@heater-age/messages/format";
import * as v from "valibot";

/** Maximum characters of the fields of an entry. */
export const limits = { name: 100, notes: 2000, photo: 400_000 } as const;

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
  /** The visitor's name for it, such as its place. Empty if it has none. */
  name: text(limits.name),
  notes: text(limits.notes),
  installed: v.optional(installDate),
  hasPhoto: v.boolean(),
  savedAt: moment,
  changedAt: moment,
  /** Id of the visit on which it was saved. */
  visit: v.optional(id),
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

/** A visit to a property with heaters. */
export const savedVisit = v.object({
  id,
  name: text(limits.name),
  startedAt: moment,
  endedAt: v.optional(moment),
});

export type SavedHeater = Readonly<v.InferOutput<typeof savedHeater>>;
export type SavedPhoto = Readonly<v.InferOutput<typeof savedPhoto>>;
export type SavedVisit = Readonly<v.InferOutput<typeof savedVisit>>;

/** All saved data, or part of it. */
export interface SavedData {
  readonly heaters: readonly SavedHeater[];
  readonly photos: readonly SavedPhoto[];
  readonly visits: readonly SavedVisit[];
}
