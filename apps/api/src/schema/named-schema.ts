import Type, { type Static, type TSchema } from "typebox";

/** A schema that has a name of its own in the API's description. */
export type NamedSchema = TSchema & { readonly $id: string };

/** Names a schema, so that others can refer to it and clients get a type of that name. */
export const named = <Schema extends TSchema>(
  $id: string,
  schema: Schema,
): Schema & { readonly $id: string } => ({
  ...schema,
  $id,
});

/** What nobody may change, down to its last part. */
export type DeepReadonly<T> = T extends object ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> } : T;

/** Points to a named schema from within another. The route that uses it registers the named one with `addSchema`. */
export const refer = <Schema extends NamedSchema>({ $id }: Schema) =>
  Type.Unsafe<DeepReadonly<Static<Schema>>>({ $ref: `${$id}#` });
