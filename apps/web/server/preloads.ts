import { readdir } from "node:fs/promises";

/** Returns a page with delayed scripts. */
export type Preloads = (html: string) => string;

const PRELOAD = /<link rel="modulepreload"([^<>]*)>/gu;
const ADDRESS = / href="([^"]+)"/u;
const FIRST_SCRIPT = ' type="module" async=""';
/** Type of a delayed script, which browsers treat as data. */
const WAITING = "text/later";

/**
 * Returns the last script of the page, which starts the others. Style sheets block it, so the next frame is the first
 * paint. A hidden page has no frames and doesn't wait. The content security policy allows scripts inserted by an
 * allowed one. In the head, they leave the styles of the body as they are.
 */
const starter = (paths: readonly string[]): string =>
  `((paths) => {
  const start = () => {
    for (const href of paths) {
      const link = document.createElement("link");
      document.head.append(Object.assign(link, { rel: "modulepreload", fetchPriority: "low", href }));
    }
    const { nonce, text } = document.querySelector('script[type="${WAITING}"]');
    document.head.append(Object.assign(document.createElement("script"), { type: "module", nonce, text }));
  };
  if (document.hidden) start();
  else requestAnimationFrame(() => setTimeout(start));
})(${JSON.stringify(paths)});`.replaceAll(/\n +/gu, "\n");

/**
 * Reads the built assets, and returns a function that makes a page load its scripts after the first paint, which they
 * would delay on a slow connection. The texts of the page are loaded with the scripts, instead of when these run.
 *
 * @param assets Folder of the built scripts.
 *
 * @example
 * const preloads = await readPreloads(new URL("client/assets/", buildFolder));
 * preloads('<html lang="de" data-texts="page"><head><link rel="modulepreload" href="/a.js"/></head><body>…<script type="module" async="">…');
 * //=> '<html lang="de" data-texts="page"><head></head><body>…<script type="text/later">…<script>…(["/a.js","/assets/texts-page-de-….js"]);</script></body>'
 */
export async function readPreloads(assets: URL): Promise<Preloads> {
  const texts = new Map<string, string>();
  for (const name of await readdir(assets)) {
    const [, bundle] = /^texts-(\w+-\w+)-[\w-]{8}\.js$/u.exec(name) ?? [];
    if (bundle !== undefined) texts.set(bundle, `/assets/${name}`);
  }
  return (html) => {
    const headEnd = html.indexOf("</head>");
    const head = html.slice(0, headEnd);
    const scripts = [...head.matchAll(PRELOAD)].flatMap(
      ([, attributes = ""]) => ADDRESS.exec(attributes)?.[1] ?? [],
    );
    // A page without scripts needs no texts.
    if (scripts.length === 0) return html;
    const [, language = "", bundles = ""] = /<html lang="(\w+)" data-texts="([\w ]+)"/u.exec(head) ?? [];
    const files = bundles.split(" ").map((bundle) => {
      const file = texts.get(`${bundle}-${language}`);
      if (file === undefined) throw new Error(`There is no chunk of texts "${bundle}" in "${language}"`);
      return file;
    });
    const first = html.indexOf(FIRST_SCRIPT, headEnd);
    const afterFirst = first + FIRST_SCRIPT.length;
    if (first === -1 || html.includes(FIRST_SCRIPT, afterFirst))
      throw new Error("There is not one script to begin with");
    const tag = html.slice(html.lastIndexOf("<script", first), html.indexOf(">", first));
    const [nonce = ""] = /(?<= )nonce="[^"<>]*"/u.exec(tag) ?? [];
    const end = html.lastIndexOf("</body>");
    return [
      head.replaceAll(PRELOAD, ""),
      html.slice(headEnd, first),
      ` type="${WAITING}"`,
      html.slice(afterFirst, end),
      `<script${nonce && ` ${nonce}`}>${starter([...scripts, ...files])}</script>`,
      html.slice(end),
    ].join("");
  };
}
