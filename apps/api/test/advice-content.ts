/** Fields of advice with words in them. */
const textFields: ReadonlySet<string> = new Set([
  "text",
  "answerText",
  "assumption",
  "left",
  "steps",
  "lacking",
]);

/** What a reader of advice can see. */
export interface AdviceContent {
  readonly texts: readonly string[];
  readonly links: readonly string[];
}

const isSource = (value: object): value is { readonly title: string; readonly url?: string } =>
  "kind" in value && "title" in value;

/** Returns all words and links in a part of advice. */
export function contentOf(value: unknown, field = ""): AdviceContent {
  if (typeof value === "string") {
    return {
      texts: textFields.has(field) ? [value] : [],
      links: ["url", "link", "makerPage"].includes(field) ? [value] : [],
    };
  }
  if (typeof value !== "object" || value === null) return { texts: [], links: [] };
  const parts = Array.isArray(value)
    ? value.map((part) => contentOf(part, field))
    : Object.entries(value).map(([name, part]) => contentOf(part, name));
  // Listings that we compared all have the same name.
  const title = isSource(value) && value.url !== undefined ? [value.title] : [];
  return {
    texts: [...title, ...parts.flatMap(({ texts }) => texts)],
    links: parts.flatMap(({ links }) => links),
  };
}
