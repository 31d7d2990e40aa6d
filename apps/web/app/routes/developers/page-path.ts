/** Files of the repository with a page of their own kind, and its path. */
const others: Readonly<Record<string, string>> = {
  "apps/api/openapi.json": "/api/docs",
  "packages/decoder/src/brands": "/developers/rules/",
  "packages/messages/src/en/legal.ts": "/developers/terms/",
};
const kinds: readonly (readonly [file: RegExp, path: string])[] = [
  [/^docs\/README\.md$/u, "/developers/"],
  [/^docs\/(?<page>[\w/-]+)\/README\.md$/u, "/developers/$<page>/"],
  [/^docs\/(?<page>[\w/-]+)\.md$/u, "/developers/$<page>/"],
  [/^packages\/(?<page>[\w-]+)\/README\.md$/u, "/developers/packages/$<page>/"],
  [/^packages\/decoder\/src\/brands\/(?<page>[\w-]+)\.ts$/u, "/developers/rules/$<page>/"],
];

/**
 * Returns the path of the page for a file of the repository; `undefined` if there is none.
 *
 * @param file Path from the repository.
 *
 * @example
 * toPagePath("docs/errors.md"); //=> "/developers/errors/"
 * toPagePath("packages/decoder/src/brands/rheem.ts"); //=> "/developers/rules/rheem/"
 * toPagePath("LICENSE"); //=> undefined
 */
export function toPagePath(file: string): string | undefined {
  const bare = file.replace(/\/$/u, "");
  const [kind, path] = kinds.find(([pattern]) => pattern.test(bare)) ?? [];
  return kind === undefined || path === undefined ? others[bare] : bare.replace(kind, path);
}
