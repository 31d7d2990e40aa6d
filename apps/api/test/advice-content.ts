/** Fields of advice that contain text. */
const textFields: ReadonlySet<string> = new Set(["text", "answerText", "assumption", "left", "steps"]);

/** The texts, links, and sources that a reader sees in advice. */
export interface AdviceContent {
  readonly texts: readonly string[];
  readonly links: readonly string[];
}

const isSource = (value: object): value is { readonly title: string; readonly url?: string } =>
  "kind" in value && "title" in value;

/** Returns all texts and links in a part of advice. */
export function collectContent(value: unknown, field = ""): AdviceContent {
  if (typeof value === "string") {
    return {
      texts: textFields.has(field) ? [value] : [],
      links: ["url", "link", "makerPage"].includes(field) ? [value] : [],
    };
  }
  if (typeof value !== "object" || value === null) return { texts: [], links: [] };
  const parts = Array.isArray(value)
    ? value.map((part) => collectContent(part, field))
    : Object.entries(value).map(([name, part]) => collectContent(part, name));
  // Compared listings all have the same name.
  const title = isSource(value) && value.url !== undefined ? [value.title] : [];
  return {
    texts: [...title, ...parts.flatMap(({ texts }) => texts)],
    links: parts.flatMap(({ links }) => links),
  };
}
