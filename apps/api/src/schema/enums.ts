import type { Confidence } from "@heater-age/decoder";
import type { LifeType } from "@heater-age/decoder/life";
import Type from "typebox";

/**
 * Returns the members of a union as a list. The compiler checks that it is complete.
 *
 * @example
 * listKeys<"up" | "down">({ up: true, down: true }); //=> ["up", "down"]
 */
export const listKeys = <Key extends string>(keys: Readonly<Record<Key, true>>): readonly Key[] =>
  Object.keys(keys) as Key[];

/**
 * Returns the schema of a text with the listed values.
 *
 * @example
 * oneOf(["up", "down"], "Whether it answers."); // a schema, with "up" as its example
 */
export const oneOf = <const Text extends string>(
  list: readonly Text[],
  description: string,
  example: Text | undefined = list[0],
) => Type.Unsafe<Text>({ type: "string", enum: list, description, examples: [example] });

export const confidences = listKeys<Confidence>({ high: true, medium: true, low: true });

export const lifeTypes = listKeys<LifeType>({
  "gas-tank": true,
  "electric-tank": true,
  "heat-pump": true,
  "tankless-gas": true,
});
