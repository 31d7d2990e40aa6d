/** Returns whether a value has the right type. */
export type FieldTest = (value: unknown) => boolean;

/** Required fields of a response, each with its test. A dot leads into an object: `"report.id"`. */
export type RequiredFields = Readonly<Record<string, FieldTest>>;

export const isText = (value: unknown): value is string => typeof value === "string" && value !== "";

export const isNumber: FieldTest = (value) => Number.isFinite(value);

export const isObject: FieldTest = (value) =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Returns a field of a value that may be an object.
 *
 * @example
 * findField({ report: { id: "q0mD2r" } }, "report.id"); //=> "q0mD2r"
 */
export const findField = (answer: unknown, path: string): unknown =>
  path
    .split(".")
    .reduce<unknown>(
      (value, name) => (typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined),
      answer,
    );

/**
 * Returns the names of the missing fields of a response.
 *
 * @example
 * missingFields({ id: "" }, { id: isText }); //=> ["id"]
 */
export const missingFields = (answer: unknown, fields: RequiredFields): readonly string[] =>
  Object.keys(fields).filter((path) => fields[path]?.(findField(answer, path)) !== true);
