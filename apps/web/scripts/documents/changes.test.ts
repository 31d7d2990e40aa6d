import { describe, expect, it } from "vitest";
import { changesetFor, changesText, packageChanges } from "./changes.ts";
import { readDocument } from "./read-document.ts";

describe("a changeset", () => {
  const changeset = '---\n"@heater-age/decoder": minor\n"@heater-age/client": patch\n---\n\nRead more.\n';

  it("belongs to the packages that it names", () => {
    expect(changesetFor("@heater-age/client", changeset)).toBe("Read more.");
    expect(changesetFor("@heater-age/cli", changeset)).toBeUndefined();
  });
});

describe("the changes of a package", () => {
  it("are those of the first version before its release", () => {
    expect(changesText([{ name: "a", coming: ["One.", "Two."] }])).toBe(
      "## a\n\nNot released yet. The first version brings:\n\nOne.\n\nTwo.",
    );
  });

  it("are those of the released versions and of the next one afterwards", () => {
    const log = "# a\n\n## 1.1.0\n\n### Minor Changes\n\n- abc1234: Read more.\n";
    expect(changesText([{ name: "a", log, coming: [] }])).toBe(
      "## a\n\n### 1.1.0\n\n#### Minor Changes\n\n- abc1234: Read more.",
    );
    expect(changesText([{ name: "a", log, coming: ["Soon."] }])).toContain(
      "The next version brings:\n\nSoon.",
    );
  });
});

it("lists the changes of every published package on the page", async () => {
  const packages = packageChanges();
  expect(packages.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["@heater-age/client", "@heater-age/decoder"]),
  );
  for (const { log, coming } of packages) expect(log !== undefined || coming.length > 0).toBe(true);
  const { headings } = await readDocument(
    "docs/changes.md",
    `# Changes\n\n${changesText(packages)}`,
    new Set(),
  );
  expect(headings.filter(({ depth }) => depth === 2)).toHaveLength(packages.length);
});
