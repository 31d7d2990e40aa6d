/** Whether a value is of a kind. */
type Test = (value: unknown) => boolean;

/** Whether a value is a text that says something. */
export const isText: Test = (value) => typeof value === "string" && value !== "";

/** Whether a value is a number. */
export const isNumber: Test = (value) => Number.isFinite(value);

/** Whether a value is an object. */
export const isObject: Test = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

/** A field of what may be an object. */
export const fieldOf = (answer: unknown, name: string): unknown =>
  typeof answer === "object" && answer !== null ? Reflect.get(answer, name) : undefined;

/**
 * Makes a function that names the fields which an answer lacks.
 *
 * @example
 * lacking({ id: isText })({ id: "" }); //=> ["id"]
 */
export const lacking =
  (fields: Readonly<Record<string, Test>>) =>
  (answer: unknown): readonly string[] =>
    Object.entries(fields)
      .filter(([name, is]) => !is(fieldOf(answer, name)))
      .map(([name]) => name);
