import { brands } from "@heater-age/decoder";
import { relative, sep } from "node:path";
import type { Plugin } from "vite";
import { changesText, packageChanges } from "./changes.ts";
import { collectDocuments, repository } from "./collect.ts";
import { readDocument } from "./read-document.ts";
import { withAddress } from "./with-address.ts";

/** The changes of the packages follow it. */
const CHANGES = "docs/changes.md";

/** Paths of all pages for developers. */
export const documentPages = (): ReadonlySet<string> =>
  new Set([
    ...collectDocuments().map(({ path }) => path),
    ...Object.keys(brands).map((slug) => `/developers/rules/${slug}/`),
  ]);

/**
 * Reads Markdown files while the site is built: what is imported of them is a `Document`.
 *
 * @param origin Where their examples go, as in `withAddress`.
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
        const whole = file === CHANGES ? `${text}\n${changesText(packageChanges())}` : text;
        const document = await readDocument(file, withAddress(whole, origin), pages);
        return { code: `export default ${JSON.stringify(document)};`, map: null, moduleType: "js" };
      },
    },
  };
}
