import { globSync, readFileSync } from "node:fs";
import { SourceMap } from "node:module";
import { join } from "node:path";
import { describe, expect, inject, test } from "vitest";

const { packages } = inject("installation");

interface Map {
  readonly file: string;
  readonly code: string;
  readonly map: SourceMap;
}

/** Strings in code that bundlers don't change. */
const TEXT = /"[a-z][\w-]{7,}"/gu;

/** Returns a package's source maps with their code. */
const listMaps = (home: string): readonly Map[] =>
  globSync("dist/**/*.js", { cwd: home }).flatMap((file) => {
    const code = readFileSync(join(home, file), "utf8");
    const text = readFileSync(join(home, `${file}.map`), "utf8");
    return [{ file, code, map: new SourceMap(JSON.parse(text) as SourceMap["payload"]) }];
  });

describe.each(packages)("$name", ({ home }) => {
  const maps = listMaps(home);

  test("has a map for each file, with all sources included", () => {
    expect(maps.length).toBeGreaterThan(0);
    for (const { file, code, map } of maps) {
      expect(code, file).toMatch(/^\/\/# sourceMappingURL=[\w-]+\.js\.map$/mu);
      const { sources, sourcesContent } = map.payload;
      expect(
        sources.filter((_, index) => !sourcesContent[index]).map((source) => `${file}: ${source}`),
      ).toEqual([]);
    }
  });

  test("has sources with relative paths", () => {
    const sources = maps.flatMap(({ map }) => map.payload.sources);
    expect(
      sources.filter(
        (source) =>
          !/^(?:(?:\.\.\/)+(?:node_modules\/|(?:[a-z]+\/)?src\/|package\.json$)|small-css:src\/)/u.test(
            source,
          ),
      ),
    ).toEqual([]);
  });

  test("maps code to the line of its source", () => {
    const found = maps.flatMap(({ code, map }) =>
      code.split("\n").flatMap((line, at) =>
        [...line.matchAll(TEXT)].map(({ 0: text, index }) => {
          const entry = map.findEntry(at, index);
          if (!("originalSource" in entry)) return false;
          const { sources, sourcesContent } = map.payload;
          const source = sourcesContent[sources.indexOf(entry.originalSource)];
          return source?.split("\n")[entry.originalLine]?.includes(text.slice(1, -1)) === true;
        }),
      ),
    );
    expect(found.length).toBeGreaterThan(10);
    // A few strings were joined from others, or come from another line.
    expect(found.filter(Boolean).length / found.length).toBeGreaterThan(0.99);
  });
});
