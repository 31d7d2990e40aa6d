import { expect, test } from "vitest";
import { sourcesIn, textOf } from "./tree.ts";

const readers = [
  ...sourcesIn().filter((path) => /^apps\/.*\/env\.ts$/u.test(path)),
  "tooling/run/environment.ts",
  "tooling/run/chromium.ts",
];

function variablesIn(path: string): readonly string[] {
  return [...textOf(path).matchAll(/"([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*)"/gu)].map(([, name = ""]) => name);
}

// Of the system, and told in the text: how the two services find each other.
const untold = ["PATH", "SIGKILL", "SIGTERM"];

test("every variable that is read is in the table of the README, and no other", () => {
  const read = new Set(readers.flatMap(variablesIn).filter((name) => !untold.includes(name)));
  const table = textOf("README.md")
    .split("\n")
    .filter((line) => line.startsWith("| `"));
  const told = new Set(
    table.flatMap((line) =>
      [...(line.split("|")[1] ?? "").matchAll(/`([A-Z_]+)`/gu)].map(([, name = ""]) => name),
    ),
  );
  expect([...told].toSorted()).toEqual([...read].filter((name) => name !== "API_URL").toSorted());
  expect(textOf("README.md")).toContain("`API_URL`");
});

test("the website is built again when a setting of its pages changes", () => {
  const { tasks } = JSON.parse(textOf("turbo.json")) as {
    readonly tasks: { readonly build: { readonly env: readonly string[] } };
  };
  const site = variablesIn("apps/web/server/env.ts").filter((name) => /^(?:SITE|COMPANY)_/u.test(name));
  expect(tasks.build.env.toSorted()).toEqual([...new Set(site)].toSorted());
});

test.each(["README.md", "CONTRIBUTING.md"])("every command of %s is a script", (paper) => {
  const { scripts } = JSON.parse(textOf("package.json")) as {
    readonly scripts: Readonly<Record<string, string>>;
  };
  const own = [...textOf(paper).matchAll(/npx -y pnpm@12 ([a-z:]+)/gu)].map(([, name = ""]) => name);
  const others = ["changeset", "install", "turbo"];
  expect(own.length).toBeGreaterThan(2);
  expect(own.filter((name) => scripts[name] === undefined && !others.includes(name))).toEqual([]);
});
