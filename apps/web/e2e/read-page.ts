/** A text on a page, with its place: an element, or an attribute or meta element by name. */
export interface PageText {
  readonly where: string;
  readonly text: string;
}

const TOKEN =
  /<!--[\s\S]*?-->|<(?<end>\/?)(?<name>[a-z][a-z\d-]*)(?<rest>(?:[\s/](?:"[^"]*"|'[^']*'|[^"'>])*)?)>|[^<]+/giu;
const ATTRIBUTE = /(?<key>[\w:-]+)="(?<value>[^"]*)"/gu;
const without = new Set(["br", "hr", "img", "input", "link", "meta", "path", "rect", "circle", "source"]);
/** Elements that are part of a sentence. */
const inSentence = /^(?:a|abbr|b|bdi|code|em|i|mark|small|span|strong|time)$/u;
const spoken = ["alt", "aria-label", "aria-description", "aria-roledescription", "placeholder", "title"];
const spokenMetas = new Set(["description", "og:title", "og:description", "og:image:alt", "twitter:title"]);

const entities: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  nbsp: "\u00A0",
  "#x27": "'",
};
export const unescaped = (text: string): string =>
  text.replaceAll(/&(#x27|\w+);/gu, (entity, name: string) => entities[name] ?? entity);

/** Returns the attributes in the tag of an element, with their names in lower case. */
export const attributesIn = (rest: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...rest.matchAll(ATTRIBUTE)].map(([, key = "", value = ""]) => [key.toLowerCase(), unescaped(value)]),
  );

interface Open {
  readonly name: string;
  readonly lang: string;
}

/**
 * Returns the texts that a page shows or reads aloud in its own language. Elements in another language (`lang`) are
 * left out. Parses HTML as written by React.
 *
 * @example
 * readPage('<html lang="es"><p>Vea <a lang="en" href="/">The page</a></p></html>'); //=> [{ where: "p", text: "Vea" }]
 */
export function readPage(html: string): readonly PageText[] {
  const data = [...html.matchAll(/<script type="application\/ld\+json">(?<json>[^<]*)</gu)];
  const bare = html.replaceAll(/<(script|style)[\s>][\s\S]*?<\/\1>/gu, "");
  const texts: PageText[] = data.flatMap(([, json = ""]) => dataTexts(JSON.parse(json)));
  const open: Open[] = [];
  const own = attributesIn(/<html(?<rest>[^>]*)>/u.exec(html)?.[1] ?? "")["lang"] ?? "";
  const isOwn = () => (open.at(-1)?.lang ?? own) === own;
  let run = "";
  const flush = (where: string) => {
    const text = unescaped(run)
      .replaceAll(/[ \n]+/gu, " ")
      .trim();
    if (text !== "") texts.push({ where, text });
    run = "";
  };
  for (const { 0: token, groups = {} } of bare.matchAll(TOKEN)) {
    const { name, end, rest = "" } = groups;
    const top = open.at(-1)?.name ?? "";
    if (token.startsWith("<!--")) continue;
    if (name === undefined) {
      run += isOwn() ? token : " ";
      continue;
    }
    if (!inSentence.test(name)) flush(top);
    if (end === "/") {
      const from = open.findLastIndex((element) => element.name === name);
      if (from >= 0) open.length = from;
      continue;
    }
    const attributes = attributesIn(rest);
    const lang = attributes["lang"] ?? open.at(-1)?.lang ?? own;
    if (lang === own) texts.push(...attributeTexts(name, attributes));
    if (!without.has(name) && !rest.endsWith("/")) open.push({ name, lang });
  }
  flush("");
  return texts;
}

/** Returns the texts in data for search engines, except addresses and names of the vocabulary. */
function dataTexts(data: unknown): readonly PageText[] {
  if (typeof data === "string") return /\s/u.test(data) ? [{ where: "data", text: data }] : [];
  return typeof data === "object" && data !== null ? Object.values(data).flatMap(dataTexts) : [];
}

function attributeTexts(name: string, attributes: Readonly<Record<string, string>>): readonly PageText[] {
  const { name: meta, property, content } = attributes;
  const key = meta ?? property ?? "";
  if (name === "meta" && content !== undefined && spokenMetas.has(key))
    return [{ where: key, text: content }];
  return spoken.flatMap((attribute) => {
    const text = attributes[attribute];
    return text === undefined || text === "" ? [] : [{ where: `${name}[${attribute}]`, text }];
  });
}
