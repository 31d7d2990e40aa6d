const LEFT_OUT = "[left out]";

/**
 * Returns the path of a page without the id of a report, which only its readers know and which opens it.
 *
 * @example
 * safePath("/de/report/q0mD2rYwT1yXfKc8uQZ7Lw"); //=> "/de/report/[left out]"
 * safePath("/contact/"); //=> "/contact/"
 */
export const safePath = (path: string): string =>
  path.replace(/^((?:\/[a-z]{2}(?:-[a-z]{2})?)?\/report)\/.+$/u, `$1/${LEFT_OUT}`);

const textIn = (error: object, name: "message" | "stack" | "statusText"): string | undefined => {
  const value: unknown = Reflect.get(error, name);
  return typeof value === "string" ? value : undefined;
};

/**
 * Returns the message of an error, whatever was thrown; empty if there is none.
 *
 * @example
 * toMessage(new Error("it broke")); //=> "it broke"
 * toMessage(undefined); //=> ""
 */
export function toMessage(error: unknown): string {
  if (typeof error === "string") return error;
  if (typeof error !== "object" || error === null) return "";
  return textIn(error, "message") ?? textIn(error, "statusText") ?? "";
}

/** Returns the stack of an error; `undefined` if it has none. */
export const readStack = (error: unknown): string | undefined =>
  typeof error === "object" && error !== null ? textIn(error, "stack") : undefined;
