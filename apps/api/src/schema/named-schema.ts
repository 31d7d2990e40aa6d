import Type, { type Static, type TProperties, type TSchema } from "typebox";

/** A schema that has a name of its own in the API's description. */
export type NamedSchema = TSchema & { readonly $id: string };

const registered: NamedSchema[] = [];

/** The schemas that were given a name. The service adds all of them, so that routes can refer to each. */
export const namedSchemas: readonly NamedSchema[] = registered;

/** Returns a schema with a name, so that others can refer to it and clients get a type of that name. */
export function namedSchema<Schema extends TSchema>(
  $id: string,
  schema: Schema,
): Schema & { readonly $id: string } {
  const named = { ...schema, $id };
  registered.push(named);
  return named;
}

/** Returns the schema, with a name, of an object in a response. A later version may answer with more properties. */
export const namedObject = <Properties extends TProperties>(
  $id: string,
  description: string,
  properties: Properties,
) => namedSchema($id, Type.Object(properties, { description }));

/** Returns the schema, with a name, of an object in a request: an unknown property is an error. */
export const requestObject = <Properties extends TProperties>(
  $id: string,
  description: string,
  properties: Properties,
) => namedSchema($id, Type.Object(properties, { description, additionalProperties: false }));

/** A type none of whose parts can be changed. */
export type DeepReadonly<T> = T extends object ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> } : T;

export const schemaRef = <Schema extends NamedSchema>({ $id }: Schema) =>
  Type.Unsafe<DeepReadonly<Static<Schema>>>({ $ref: `${$id}#` });
