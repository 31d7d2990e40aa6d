/** Fields of advice with words in them. */
const spokenFields: ReadonlySet<string> = new Set([
  "text",
  "answerText",
  "assumption",
  "left",
  "steps",
  "lacking",
]);

/** What an answer tells. */
export interface Told {
  readonly texts: readonly string[];
  readonly links: readonly string[];
}

const isSource = (value: object): value is { readonly title: string; readonly url?: string } =>
  "kind" in value && "title" in value;

/** All words and links in a part of advice. */
export function toldIn(value: unknown, field = ""): Told {
  if (typeof value === "string") {
    return {
      texts: spokenFields.has(field) ? [value] : [],
      links: ["url", "link", "makerPage"].includes(field) ? [value] : [],
    };
  }
  if (typeof value !== "object" || value === null) return { texts: [], links: [] };
  const parts = Array.isArray(value)
    ? value.map((part) => toldIn(part, field))
    : Object.entries(value).map(([name, part]) => toldIn(part, name));
  // Nobody can look an unpublished source up: all of them have one name.
  const title = isSource(value) && value.url !== undefined ? [value.title] : [];
  return {
    texts: [...title, ...parts.flatMap(({ texts }) => texts)],
    links: parts.flatMap(({ links }) => links),
  };
}
