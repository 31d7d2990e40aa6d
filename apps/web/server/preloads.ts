import { readdir } from "node:fs/promises";

/** Mends what a page asks for before its scripts run. */
export type Preloads = (html: string) => string;

/**
 * Has pages ask for the texts of their language at once, and not only when their scripts run, and for scripts and texts
 * without taking the line from the style sheet and the font.
 *
 * @param assets Folder of the built scripts.
 *
 * @example
 * const preloads = await readPreloads(new URL("client/assets/", buildFolder));
 * preloads('<html lang="de"><head><link rel="modulepreload" href="/a.js"/></head>');
 * //=> '<html lang="de"><head><link rel="modulepreload" fetchpriority="low" href="/a.js"/><link … href="/assets/texts-page-de-….js"/></head>'
 */
export async function readPreloads(assets: URL): Promise<Preloads> {
  const texts = new Map<string, string>();
  for (const name of await readdir(assets)) {
    const [, language] = /^texts-page-([\w-]+)-[\w-]{8}\.js$/u.exec(name) ?? [];
    if (language !== undefined) texts.set(language, name);
  }
  return (html) => {
    // A page without scripts needs no texts either.
    if (!html.includes('rel="modulepreload"')) return html;
    const [, language = ""] = /<html lang="([\w-]+)"/u.exec(html) ?? [];
    const file = texts.get(language);
    if (file === undefined) throw new Error(`There is no chunk of texts for the language "${language}"`);
    return html
      .replace("</head>", `<link rel="modulepreload" href="/assets/${file}"/></head>`)
      .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');
  };
}
