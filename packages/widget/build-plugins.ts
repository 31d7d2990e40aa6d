import { readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { type Plugin, transform } from "esbuild";
import MagicString from "magic-string";

// esbuild takes no expression with a flag.
const named = ({ source }: RegExp): RegExp => new RegExp(source);

const folder = fileURLToPath(new URL(".", import.meta.url));

/** Makes the import of a style sheet a string, without what only people need. */
export const smallCss: Plugin = {
  name: "small-css",
  setup(build) {
    const namespace = "small-css";
    // Not by their own names, by which tsup takes all style sheets, and from this folder, for source maps name them.
    build.onResolve({ filter: named(/\.css$/u) }, ({ path, resolveDir }) => ({
      path: relative(folder, join(resolveDir, path.slice(0, -".css".length)))
        .split(sep)
        .join("/"),
      namespace,
    }));
    build.onLoad({ filter: named(/./u), namespace }, async ({ path }) => {
      const { code } = await transform(await readFile(join(folder, `${path}.css`), "utf8"), {
        loader: "css",
        minify: true,
        // Those of tsup.config.ts: nothing is written for browsers that do not know `light-dark()`.
        target: ["chrome123", "firefox120", "safari17.5"],
      });
      return { contents: code.trim(), loader: "text" };
    });
  },
};

/**
 * Leaves out the client's fallback without an API, because the widget has its own decoder. With the fallback, the
 * decoder would be split into more files, which are larger in total.
 */
export const noFallback: Plugin = {
  name: "no-fallback",
  setup(build) {
    const namespace = "no-fallback";
    build.onResolve({ filter: named(/\/offline\.ts$/u) }, ({ path }) => ({ path, namespace }));
    build.onLoad({ filter: named(/./u), namespace }, () => ({ contents: "export {};" }));
  },
};

/** Has the bundler of a page leave an import as it is whose address is known only when it runs. */
export const importsByAddress = {
  name: "imports-by-address",
  renderChunk(code: string, { path }: { readonly path: string }) {
    // Minifying takes the comments away.
    const changed = new MagicString(code).replaceAll(
      "import(`",
      "import(/* webpackIgnore: true *//* @vite-ignore */`",
    );
    if (!changed.hasChanged()) return undefined;
    return { code: changed.toString(), map: changed.generateMap({ source: path, hires: "boundary" }) };
  },
};
