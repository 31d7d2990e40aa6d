/** Characters of a request that a report keeps. */
const LONGEST = 500;

const LEFT_OUT = "[left out]";

/** Fields of requests that say nothing about a visitor or a heater. */
const telling: ReadonlySet<string> = new Set(["brand", "type", "platform", "language"]);

/**
 * A path without what only its visitor knows: the model number of a call, and the id of a report, which opens it.
 *
 * @example
 * safePath("/de/report/q0mD2rYwT1yXfKc8uQZ7Lw"); //=> "/de/report/[left out]"
 * safePath("/contact/"); //=> "/contact/"
 */
export const safePath = (path: string): string =>
  path.replace(/^((?:\/[a-z]{2})?\/report|\/api\/report|\/api\/model\/[^/]+)\/.+$/u, `$1/${LEFT_OUT}`);

/**
 * The body of a request without what was typed, cut at 500 characters.
 *
 * @example
 * safeRequestData('{"brand":"rheem","serialNumber":"RH0504B01826"}');
 * //=> '{"brand":"rheem","serialNumber":"[left out]"}'
 */
export function safeRequestData(data: string | undefined): string | undefined {
  if (data === undefined) return undefined;
  try {
    const text = JSON.stringify(JSON.parse(data), (key, value: unknown) =>
      typeof value === "string" && value !== "" && !telling.has(key) ? LEFT_OUT : value,
    );
    return text.slice(0, LONGEST);
  } catch {
    return LEFT_OUT;
  }
}

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
