import { readEnvironment } from "@heater-age/api/src/config/env";
import { settingsFrom } from "@heater-age/web/server/env";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { filesIn, sourcesIn, readText } from "./tree.ts";

const readers = [
  ...sourcesIn().filter((path) => /^apps\/.*\/env\.ts$/u.test(path)),
  "tooling/run/environment.ts",
  "tooling/run/chromium.ts",
];

/** Names of the system, and what the website's server tells its own pages. */
const withoutRow = new Set(["PATH", "SIGKILL", "SIGTERM", "SITE_SETTINGS"]);

function variablesIn(path: string): readonly string[] {
  const names = /"(?<quoted>[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*)"|^ +(?<key>[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+):/gmu;
  const variables = [...readText(path).matchAll(names)].map(([, quoted, key = ""]) => quoted ?? key);
  return variables.filter((name) => !withoutRow.has(name));
}

function documentedIn(paper: string): readonly string[] {
  const table = readText(paper)
    .split("\n")
    .filter((line) => line.startsWith("| `"));
  return table.flatMap((line) =>
    [...(line.split("|")[1] ?? "").matchAll(/`([A-Z\d_]+)`/gu)].map(([, name = ""]) => name),
  );
}

test("the tables for operators have every variable that is read, and no others", () => {
  const read = new Set(readers.flatMap(variablesIn));
  expect(documentedIn("docs/operate.md").toSorted()).toEqual([...read].toSorted());
});

test("the composition passes every setting to the services that read it", () => {
  interface Service {
    readonly environment?: Readonly<Record<string, string>>;
  }
  const { services } = parse(readText("deploy/compose.yaml"), { merge: true }) as {
    readonly services: Readonly<Record<string, Service>>;
  };
  const missingIn = (service: string, settings: readonly string[]) => {
    const { environment = {} } = services[service] ?? {};
    return [...new Set(settings)].filter((name) => environment[name] === undefined);
  };
  // The addresses that the images set, and what is for other ways to start.
  expect(missingIn("api", variablesIn("apps/api/src/config/env.ts"))).toEqual(["API_HOST", "API_PORT"]);
  expect(missingIn("web", variablesIn("apps/web/server/env.ts")).toSorted()).toEqual([
    "BUILD_FOLDER",
    "HOST",
    "PORT",
    "SITE_URL_FALLBACK",
  ]);
});

test("no service takes a setting of another one for a misspelled one of its own", () => {
  const unset = Object.fromEntries(documentedIn("docs/operate.md").map((name) => [name, ""]));
  expect(() => settingsFrom(unset)).not.toThrow();
  expect(() => readEnvironment({ ...unset, DATABASE_URL: "postgres://localhost/any" })).not.toThrow();
});

test("the README's table is a subset of them", () => {
  const all = documentedIn("docs/operate.md");
  const some = documentedIn("README.md");
  expect(some.length).toBeGreaterThan(3);
  expect(some.filter((name) => !all.includes(name))).toEqual([]);
});

const periods = {
  KEEP_CHECKS_DAYS: "1",
  KEEP_ERRORS_DAYS: "2",
  KEEP_CONTACT_DAYS: "3",
  KEEP_REPORTS_DAYS: "4",
  KEEP_AI_ANSWERS_DAYS: "5",
};

test.each([{}, periods])("the privacy policy has the API's retention periods, with %j", (given) => {
  const { settings } = readEnvironment({ ...given, DATABASE_URL: "postgres://localhost/any" });
  const { contactMessages: messages, aiAnswers: answers, ...others } = settings.retentionDays;
  expect(settingsFrom(given).site.retention).toEqual({ ...others, messages, answers });
});

const { scripts } = JSON.parse(readText("package.json")) as {
  readonly scripts: Readonly<Record<string, string>>;
};

const listCommands = (paper: string): readonly string[] =>
  [...readText(paper).matchAll(/npx -y pnpm@12 ([a-z0-9:]+)/gu)].map(([, name = ""]) => name);

test("every command in the documentation is a script", () => {
  const papers = filesIn().filter((path) =>
    /^(?:README|CONTRIBUTING|docs\/.+|packages\/.+README)\.md$/u.test(path),
  );
  const commands = papers.flatMap(listCommands);
  expect(commands.length).toBeGreaterThan(20);
  const ofPnpm = ["changeset", "exec", "install", "turbo"];
  expect(commands.filter((name) => scripts[name] === undefined && !ofPnpm.includes(name))).toEqual([]);
});

test("at most 16 scripts, each with a line in CONTRIBUTING.md", () => {
  const explained = listCommands("CONTRIBUTING.md");
  expect(Object.keys(scripts).filter((name) => !explained.includes(name))).toEqual([]);
  expect(Object.keys(scripts).length).toBeLessThanOrEqual(16);
});
