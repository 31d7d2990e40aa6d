import { readdir } from "node:fs/promises";
import { join } from "node:path";

/**
 * Has a prerendered page ask for the texts of its language at once, and not only when its scripts run.
 *
 * @param html The page.
 * @param root Folder of the built files.
 */
export async function preloadTexts(html: string, root: string): Promise<string> {
  const [, language = ""] = /<html lang="([\w-]+)"/u.exec(html) ?? [];
  const assets = await readdir(join(root, "assets"));
  const file = assets.find((name) => name.startsWith(`texts-page-${language}-`) && name.endsWith(".js"));
  if (file === undefined) throw new Error(`There is no chunk of texts for the language "${language}"`);
  return html.replace("</head>", `<link rel="modulepreload" href="/assets/${file}"/></head>`);
}
