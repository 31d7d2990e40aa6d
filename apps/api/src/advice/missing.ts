import Type from "typebox";
import { listKeys, knownText } from "../schema/enums.ts";
import type { Heater } from "./heater.ts";
import { textField } from "../schema/fields.ts";

/** Why a section has no content. */
export type Missing = "no-date" | "no-figures" | "no-type";

/** Fields of every section that needs the kind of heater: what is missing, and how to add it. */
export const missingFields = {
  missing: Type.Optional(
    knownText(
      listKeys<Missing>({ "no-type": true, "no-figures": true, "no-date": true }),
      "Why it is missing: the kind of heater is unknown, no source has figures for it, or there is no date. Absent if it is given.",
    ),
  ),
  text: Type.Optional(
    textField("What is missing, in the language of the request.", "Choose the type of heater."),
  ),
} as const;

/** Returns what is missing to use the kind of a heater, if anything. */
export const findMissing = ({
  type,
  known,
}: Pick<Heater, "known" | "type">): Exclude<Missing, "no-date"> | undefined =>
  type !== undefined ? undefined : known?.facts.type === undefined ? "no-type" : "no-figures";
