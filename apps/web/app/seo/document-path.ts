import { brandPath } from "./brand-path.ts";

/** Files of the repository with a page of their own kind, and its path. */
const others: Readonly<Record<string, string>> = {
  "apps/api/openapi.json": "/api/docs",
  "packages/messages/src/en/legal.ts": "/developers/terms/",
};
const kinds: readonly (readonly [file: RegExp, path: (name: string) => string])[] = [
  [/^docs\/(?<name>README)\.md$/u, () => "/developers/"],
  [/^docs\/(?<name>[\w-]+)\.md$/u, (name) => `/developers/${name}/`],
  [/^packages\/(?<name>[\w-]+)\/README\.md$/u, (name) => `/developers/packages/${name}/`],
  [/^packages\/decoder\/src\/brands\/(?<name>[\w-]+)\.ts$/u, brandPath],
];

/**
 * Returns the path of the page for a file of the repository; `undefined` if there is none.
 *
 * @param file Path from the repository.
 *
 * @example
 * documentPath("docs/errors.md"); //=> "/developers/errors/"
 * documentPath("packages/decoder/src/brands/rheem.ts"); //=> "/rheem-water-heater-age/"
 * documentPath("LICENSE"); //=> undefined
 */
export function documentPath(file: string): string | undefined {
  for (const [pattern, path] of kinds) {
    const name = pattern.exec(file)?.groups?.["name"];
    if (name !== undefined) return path(name);
  }
  return others[file];
}
