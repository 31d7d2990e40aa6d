import Type from "typebox";

/**
 * The words of a union as a list that the compiler holds to be complete.
 *
 * @example
 * keysOf<"up" | "down">({ up: true, down: true }); //=> ["up", "down"]
 */
export const keysOf = <Key extends string>(keys: Readonly<Record<Key, true>>): readonly Key[] =>
  Object.keys(keys) as Key[];

/**
 * A text that is one of those listed. The type is given where the list is known at run time only.
 *
 * @example
 * oneOf(["up", "down"], "Whether it answers."); // a schema, with "up" as its example
 */
export const oneOf = <const Text extends string>(
  list: readonly Text[],
  description: string,
  example: Text | undefined = list[0],
) => Type.Unsafe<Text>({ type: "string", enum: list, description, examples: [example] });
