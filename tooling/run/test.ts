import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { repository } from "./apps.ts";
import { lastChanges } from "./changes.ts";
import { findChromium } from "./chromium.ts";
import { changedFiles, generatedContents } from "./generated.ts";
import { copyWithLanguage, extraLanguages } from "./made-up-language.ts";
import { freePorts } from "./ports.ts";
import { programOf } from "./programs.ts";
import { showProgress } from "./progress.ts";
import { findRedis } from "./redis.ts";
import { closingLine, interrupt, runProgram, runStages } from "./stages.ts";
import type { Output, Stage, TestCount } from "./stages.ts";
import { runTurbo } from "./turbo.ts";

const checks = join(repository, "tooling", "checks");
const progress = showProgress();
const reports = mkdtempSync(join(tmpdir(), "heater-age-test-"));

const stopping = new AbortController();
for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.on(name, () => {
    stopping.abort();
    interrupt(name);
  });
}

const turbo = (...options: readonly string[]): Promise<void> =>
  runTurbo(repository, options, { signal: stopping.signal });

const program = (output: Output, name: string, ...options: readonly string[]): Promise<void> =>
  runProgram([programOf(repository, name), ...options], { folder: repository, output });

/** Finds unused files and dependencies. */
const unused = (output: Output): Promise<void> =>
  runProgram([programOf(checks, "knip"), "--directory", repository, "--config", "tooling/checks/knip.json"], {
    folder: repository,
    output,
  });

/** Waits until all have ended, and throws the first error. */
async function atOnce(...programs: readonly Promise<void>[]): Promise<void> {
  await Promise.allSettled(programs);
  await Promise.all(programs);
}

async function generate(): Promise<void> {
  const before = generatedContents(repository);
  await turbo("generate", "--force");
  const stale = changedFiles(before, generatedContents(repository));
  if (stale.length > 0)
    throw new Error(`Not up to date: ${stale.join(", ")}. Run pnpm generate and commit the result.`);
}

async function vitest(
  output: Output,
  options: readonly string[],
  variables: Readonly<Record<string, string>> = {},
): Promise<TestCount> {
  const file = join(reports, "vitest.json");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const config = ["--config", "tooling/run/vitest.config.ts"];
  await runProgram([programOf(repository, "vitest"), "run", ...config, ...reporters, ...options], {
    folder: repository,
    output,
    variables,
  });
  const report = JSON.parse(readFileSync(file, "utf8")) as Readonly<
    Record<"numPassedTests" | "numFailedTests" | "numPendingTests", number>
  >;
  return { passed: report.numPassedTests, failed: report.numFailedTests, skipped: report.numPendingTests };
}

interface PlaywrightReport {
  readonly stats: Readonly<Record<"expected" | "flaky" | "skipped" | "unexpected", number>>;
}

let browser = "";

/** Finds the programs that npm has no package for. */
async function findPrograms(): Promise<void> {
  const chromium = await findChromium(progress.say);
  progress.say(`Chromium: ${chromium.path} (${chromium.origin})`);
  browser = chromium.path;
  const redis = await findRedis(progress.say);
  const missing =
    "There is no redis-server, and it could not be installed: the tests with Redis are SKIPPED.";
  progress.say(redis === undefined ? missing : `Redis: ${redis}`);
}

async function endToEnd(
  output: Output,
  tree = repository,
  variables: Readonly<Record<string, string>> = {},
): Promise<TestCount> {
  const file = join(reports, "playwright.json");
  await runProgram([programOf(tree, "@playwright/test", "playwright"), "test", "--reporter=line,json"], {
    folder: join(tree, "apps", "web"),
    output,
    variables: {
      ...variables,
      CHROMIUM_PATH: browser,
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      E2E_PORT: String(await freePorts(5, 4310)),
    },
  });
  const { stats } = JSON.parse(readFileSync(file, "utf8")) as PlaywrightReport;
  if (stats.flaky > 0)
    progress.say(`Journeys that passed only on a second attempt: ${stats.flaky}, see above.`);
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped };
}

async function inMadeUpLanguage(output: Output): Promise<TestCount> {
  const { folder, language, remove } = await copyWithLanguage(repository, output);
  try {
    return await endToEnd(output, folder, {
      E2E_LANGUAGES: `${language},${extraLanguages}`,
      EXTRA_LANGUAGES: extraLanguages,
    });
  } finally {
    remove();
  }
}

/** The stages that must pass. */
const everything = (programs: Promise<void>): readonly Stage[] => [
  { name: "Generated files", run: generate },
  // Before the linter, which reads the route types that this generates.
  { name: "Types", run: () => turbo("typecheck") },
  {
    // The first and the last use one core each.
    name: "Format, lint, unused files and dependencies",
    run: (output) =>
      atOnce(
        program(output, "prettier", "--check", "--log-level", "warn", "."),
        program(output, "oxlint"),
        unused(output),
      ),
  },
  { name: "Browser and Redis", run: () => programs },
  { name: "Unit tests", run: (output) => vitest(output, ["--project=!start", "--project=!publish"]) },
  {
    name: "Texts in languages that a build can add",
    run: (output) => vitest(output, ["--project=messages"], { EXTRA_LANGUAGES: extraLanguages }),
  },
  { name: "Published packages", run: (output) => vitest(output, ["--project=publish"]) },
  {
    name: "Website",
    run: () => turbo("build", "build:services", "pictures", "scanner", "--filter=@heater-age/web"),
  },
  { name: "Start command", run: (output) => vitest(output, ["--project=start"]) },
  { name: "Journeys in a browser", run: (output) => endToEnd(output) },
  { name: "Journeys in a made-up language, and in those that a build can add", run: inMadeUpLanguage },
];

/** The stages for recently changed files, which take a minute. */
function forChanges(): readonly Stage[] {
  const { since, files } = lastChanges(repository);
  const code = files.filter((file) => /\.(?:[cm]?ts|tsx)$/u.test(file));
  const format = ["--check", "--ignore-unknown", "--log-level", "warn", ...files];
  return [
    { name: "Format", run: (output) => program(output, "prettier", ...format) },
    { name: "Types", run: () => turbo("typecheck") },
    {
      name: "Lint",
      run: (output) => (code.length === 0 ? Promise.resolve() : program(output, "oxlint", ...code)),
    },
    {
      name: `Unit tests of what has changed since ${since}`,
      run: (output) =>
        vitest(output, ["--changed", since, "--passWithNoTests", "--project=!start", "--project=!publish"]),
    },
  ];
}

const { values } = parseArgs({ options: { changed: { type: "boolean", default: false } } });
/** The stages. Missing programs are installed while the first ones run. */
function chooseStages(): readonly Stage[] {
  if (values.changed) return forChanges();
  const programs = findPrograms();
  // The stage that waits for them reports the failure.
  programs.catch(() => {});
  return everything(programs);
}

const stages = chooseStages();
const total = await runStages(stages, progress);
rmSync(reports, { recursive: true, force: true });
if (total === undefined || total.failed > 0) process.exit(1);
progress.say(`\n${closingLine(total)}`);
