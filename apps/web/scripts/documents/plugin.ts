import { brands } from "@heater-age/decoder";
import { relative, sep } from "node:path";
import type { Plugin } from "vite";
import { changesText, packageChanges } from "./changes.ts";
import { collectDocuments, repository } from "./collect.ts";
import { readPrerender } from "../../server/env.ts";
import { readWidgetVersion, type WidgetVersion } from "../widget/widget.ts";
import { readDocument } from "./read-document.ts";
import { withAddress } from "./with-address.ts";

/** The changes of the packages come after it. */
const CHANGES = "docs/changes.md";
/** Shows how to load a fixed version of the web component. */
const WIDGET = "docs/widget.md";

/**
 * Returns the text with the name and hash of a version of the web component in its placeholders.
 *
 * @throws {Error} when there are no placeholders.
 *
 * @example
 * withVersion('src="heater-age-VERSION.js" integrity="sha384-HASH"', version);
 * //=> 'src="heater-age-52bb…3f.js" integrity="sha384-9x0c…"'
 */
export function withVersion(text: string, { script, integrity }: WidgetVersion): string {
  const hash = integrity[script];
  if (hash === undefined || !/heater-age-VERSION\.js[\s\S]+sha384-HASH/u.test(text))
    throw new Error(`${WIDGET} has no place for the version of the web component`);
  return text.replaceAll("heater-age-VERSION.js", script).replaceAll("sha384-HASH", hash);
}

/** Returns the text of a page before it is parsed: that of its file, with data that only a build has. */
async function textFor(file: string, text: string): Promise<string> {
  if (file === CHANGES) return `${text}\n${changesText(packageChanges())}`;
  // Other builds add the web component after the site is built.
  if (file !== WIDGET || !readPrerender()) return text;
  return withVersion(text, await readWidgetVersion(`${repository}packages/widget/dist`));
}

/** Returns the paths of all pages for developers. */
export const documentPages = (): ReadonlySet<string> =>
  new Set([
    ...collectDocuments().map(({ path }) => path),
    ...Object.keys(brands).map((slug) => `/developers/rules/${slug}/`),
  ]);

/**
 * Reads Markdown files while the site is built, so that importing one returns a `Document`.
 *
 * @param origin Origin for their examples, as in `withAddress`.
 */
export function documents(origin: string): Plugin {
  let pages: ReadonlySet<string> | undefined;
  return {
    name: "documents",
    enforce: "pre",
    transform: {
      filter: { id: /\.md$/u },
      async handler(text, id) {
        pages ??= documentPages();
        const file = relative(repository, id).split(sep).join("/");
        const document = await readDocument(file, withAddress(await textFor(file, text), origin), pages);
        return { code: `export default ${JSON.stringify(document)};`, map: null, moduleType: "js" };
      },
    },
  };
}
