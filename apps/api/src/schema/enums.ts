import type { Confidence } from "@heater-age/decoder";
import type { LifeType } from "@heater-age/decoder/life";
import { defaultLanguage, type Messages } from "@heater-age/messages";
import { loadMessages } from "@heater-age/messages/server";
import Type from "typebox";

const texts = loadMessages(defaultLanguage);

type After<Key, Prefix extends string> = Key extends `${Prefix}${infer Code}` ? Code : never;

/**
 * Returns the codes that have a text in an area: what follows a prefix in the names of its messages. A handler that
 * answers with a code without a text doesn't compile.
 *
 * @example
 * codesWithText("model", "nox-"); //=> ["ultra-low"]
 */
export const codesWithText = <Area extends keyof Messages, Prefix extends string>(
  area: Area,
  prefix: Prefix,
) =>
  Object.keys(texts[area])
    .filter((name) => name.startsWith(prefix))
    .map((name) => name.slice(prefix.length)) as unknown as readonly After<keyof Messages[Area], Prefix>[];

/**
 * Returns the members of a union as a list. The compiler checks that it is complete.
 *
 * @example
 * listKeys<"up" | "down">({ up: true, down: true }); //=> ["up", "down"]
 */
export const listKeys = <Key extends string>(keys: Readonly<Record<Key, true>>): readonly Key[] =>
  Object.keys(keys) as Key[];

/** Returns the schema of a text in a request, with the allowed values. Its example is the first by default. */
export const oneOf = <const Text extends string>(
  list: readonly Text[],
  description: string,
  example: Text | undefined = list[0],
) => Type.Unsafe<Text>({ type: "string", enum: list, description, examples: [example] });

/**
 * Returns the schema of a text in a response, with the values that are known today: a later version may answer others.
 *
 * @example
 * knownText(["up", "down"], "Whether it answers."); // a schema, with "up" as its example
 */
export const knownText = <const Text extends string>(
  list: readonly Text[],
  description: string,
  example: Text | undefined = list[0],
) =>
  Type.Unsafe<Text>({
    type: "string",
    "x-extensible-enum": list,
    description: `${description} More can be added.`,
    examples: [example],
  });

export const confidences = listKeys<Confidence>({ high: true, medium: true, low: true });

export const lifeTypes = listKeys<LifeType>({
  "gas-tank": true,
  "electric-tank": true,
  "heat-pump": true,
  "tankless-gas": true,
  "tankless-electric": true,
});
