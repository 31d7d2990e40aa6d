import Type, { type Static, type TSchema } from "typebox";
import type { NamedSchema } from "./named-schema.ts";

/** Keyword of what only the API's description says about a schema. Validators and serializers ignore it. */
export const describedKeyword = "described";

/**
 * Returns a text's schema with a pattern in the API's description. The handler checks the text itself, because it has
 * a better error than "has the wrong form".
 *
 * @param pattern Accepts everything that the handler accepts. Without escapes that need a flag, for other languages.
 */
export const describedPattern = <Schema extends TSchema>(schema: Schema, pattern: string): Schema => ({
  ...schema,
  [describedKeyword]: { pattern },
});

const referTo = ({ $id }: NamedSchema) => `#/components/schemas/${$id}`;

/** Returns a schema of any value that the API's description says has another schema, which the handler validates. */
export const describedRef = <Schema extends NamedSchema>(schema: Schema) =>
  Type.Unsafe<Static<Schema>>({ [describedKeyword]: { $ref: referTo(schema) } });

/**
 * Returns a schema that the API's description lists as one of others, so that generated types can be told apart.
 * Values are still validated and serialized by the schema itself, because serializers drop fields of unions.
 */
export const describedUnion = <Schema extends TSchema>(
  schema: Schema,
  parts: readonly NamedSchema[],
): Schema => ({
  ...schema,
  [describedKeyword]: { oneOf: parts.map((part) => ({ $ref: referTo(part) })) },
});
