const LEFT_OUT = "[left out]";

/**
 * The path of a page without what only its visitor knows: the id of a report, which opens it.
 *
 * @example
 * safePath("/de/report/q0mD2rYwT1yXfKc8uQZ7Lw"); //=> "/de/report/[left out]"
 * safePath("/contact/"); //=> "/contact/"
 */
export const safePath = (path: string): string =>
  path.replace(/^((?:\/[a-z]{2})?\/report)\/.+$/u, `$1/${LEFT_OUT}`);

const textIn = (error: object, name: "message" | "stack" | "statusText"): string | undefined => {
  const value: unknown = Reflect.get(error, name);
  return typeof value === "string" ? value : undefined;
};

/**
 * What an error says, whatever was thrown; empty when it says nothing.
 *
 * @example
 * messageOf(new Error("it broke")); //=> "it broke"
 * messageOf(undefined); //=> ""
 */
export function messageOf(error: unknown): string {
  if (typeof error === "string") return error;
  if (typeof error !== "object" || error === null) return "";
  return textIn(error, "message") ?? textIn(error, "statusText") ?? "";
}

/** Where in the program an error happened; `undefined` when it does not say. */
export const stackOf = (error: unknown): string | undefined =>
  typeof error === "object" && error !== null ? textIn(error, "stack") : undefined;
