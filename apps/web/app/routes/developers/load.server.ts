import { readFile } from "node:fs/promises";
import { site } from "../../config/site.ts";
import { documents } from "../../seo/developer-paths.ts";
import type { WidgetVersion } from "../../../scripts/widget/widget.ts";
import { type Document, renderMarkdown } from "./markdown.server.ts";

const root = "../../../../../";
const files = import.meta.glob<string>(["../../../../../docs/*.md", "../../../../../packages/*/README.md"], {
  query: "?raw",
  import: "default",
});

/** Addresses of sites in the examples of documents: a placeholder, and one on the reader's machine. */
const PLACES = /https:\/\/heater-age\.example|(?:http:\/\/)?localhost:3000/gu;

/** The web component as on another site, with the same script. */
const widget = `<div class="live"><script type="module" src="/widget/heater-age.js"></script><heater-age href="/"><a href="/">How old is your water heater?</a></heater-age></div>\n`;

/**
 * Returns the text with the address of a site in its examples.
 *
 * @param origin Empty if none is known, which leaves the text unchanged.
 *
 * @example
 * insertOrigin("curl localhost:3000/api/brands", "https://heaters.example");
 * //=> "curl https://heaters.example/api/brands"
 */
export const insertOrigin = (text: string, origin: string): string =>
  origin === "" ? text : text.replaceAll(PLACES, () => origin);

/**
 * Returns the text with the name and hash of a version of the web component in its placeholders.
 *
 * @throws {Error} when there are no placeholders.
 */
export function insertWidgetVersion(text: string, { script, integrity }: WidgetVersion): string {
  const hash = integrity[script] ?? "";
  if (!/heater-age-VERSION\.js[\s\S]+sha384-HASH/u.test(text))
    throw new Error("docs/widget.md has no place for the version of the web component");
  return text.replaceAll("heater-age-VERSION.js", script).replaceAll("sha384-HASH", hash);
}

/** Returns the version of the web component in this build. The start command adds it later. */
const readWidgetVersion = (): Promise<WidgetVersion | undefined> =>
  readFile(new URL("../client/widget/integrity.json", import.meta.url), "utf8").then(
    (text) => JSON.parse(text) as WidgetVersion,
    () => undefined,
  );

/** Returns a page for developers; `undefined` if there is none at the path. */
export async function loadPage(path: string): Promise<Document | undefined> {
  const file = documents.get(path) ?? "";
  const text = await files[root + file]?.();
  if (text === undefined) return undefined;
  const markdown = insertOrigin(text, site.origin);
  if (file !== "docs/widget.md") return renderMarkdown(file, markdown);
  const version = await readWidgetVersion();
  const page = renderMarkdown(file, version ? insertWidgetVersion(markdown, version) : markdown);
  // The widget is before the first heading.
  return { ...page, html: page.html.replace('<div class="heading">', (heading) => widget + heading) };
}
