import { describe, expect, it } from "vitest";
import { writeChanges } from "./changes.server.ts";

const changeset = (text: string) => `---\n"@heater-age/a": minor\n"@heater-age/b": patch\n---\n\n${text}\n`;
const log = "# a\n\n## 1.1.0\n\n### Minor Changes\n\n- abc1234: Read more.\n";
const path = "../../../../packages/a/CHANGELOG.md";

describe("the changes of a package", () => {
  it("are those of the first version before its release", () => {
    expect(writeChanges({}, [changeset("One."), changeset("Two.")])).toContain(
      "## @heater-age/a\n\nNot released yet. The first version brings:\n\nOne.\n\nTwo.",
    );
  });

  it("are those of the released versions and of the next one afterwards", () => {
    const released = "### 1.1.0\n\n#### Minor Changes\n\n- abc1234: Read more.";
    expect(writeChanges({ [path]: log }, [])).toBe(`## @heater-age/a\n\n${released}`);
    expect(writeChanges({ [path]: log }, [changeset("Soon.")])).toBe(
      `## @heater-age/a\n\nNot released yet. The next version brings:\n\nSoon.\n\n${released}\n\n## @heater-age/b\n\nNot released yet. The first version brings:\n\nSoon.`,
    );
  });
});
