import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { parseArgs } from "node:util";
import { repository } from "./apps.ts";
import { lastChanges } from "./changes.ts";
import { findChromium } from "./chromium.ts";
import { changedFiles, generatedContents } from "./generated.ts";
import { freePorts } from "./ports.ts";
import { programOf } from "./programs.ts";
import { showProgress } from "./progress.ts";
import { findRedis } from "./redis.ts";
import { chooseStages, interrupt, runProgram, runStages } from "./stages.ts";
import type { Output, Stage, TestCount } from "./stages.ts";
import { runTurbo } from "./turbo.ts";

const checks = join(repository, "tooling", "checks");
const { values, positionals } = parseArgs({
  options: { changed: { type: "boolean", default: false } },
  allowPositionals: true,
});
/** The command line without the stages. */
const command = `npx -y pnpm@12 test${values.changed ? " --changed" : ""}`;
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

/** A program's own report of the tests it ran. */
interface Report {
  readonly count: TestCount;
  /** Paths of the files with failures. */
  readonly failed: readonly string[];
}

const nothing: Report = { count: { passed: 0, failed: 0, skipped: 0 }, failed: [] };

/**
 * Runs a program that reports its tests in a file, and counts them, also when some fail.
 *
 * @param repeat The command that runs some files.
 * @throws Error when it fails without a failed test.
 */
async function countTests(
  run: (file: string) => Promise<void>,
  read: (file: string) => Report,
  repeat: string,
): Promise<TestCount> {
  const file = join(reports, "report.json");
  rmSync(file, { force: true });
  const [result] = await Promise.allSettled([run(file)]);
  const { count, failed } = existsSync(file) ? read(file) : nothing;
  if (result.status === "rejected" && count.failed === 0) throw result.reason;
  return { ...count, repeat: [repeat, ...failed].join(" ") };
}

interface VitestReport extends Readonly<
  Record<"numPassedTests" | "numFailedTests" | "numPendingTests", number>
> {
  readonly testResults: readonly { readonly name: string; readonly status: string }[];
}

function readVitestReport(file: string): Report {
  const report = JSON.parse(readFileSync(file, "utf8")) as VitestReport;
  const { numPassedTests: passed, numFailedTests: failed, numPendingTests: skipped } = report;
  const files = report.testResults.filter(({ status }) => status === "failed");
  return {
    count: { passed, failed, skipped },
    failed: files.map(({ name }) => relative(repository, name)),
  };
}

async function vitest(output: Output, options: readonly string[]): Promise<TestCount> {
  // The tree doesn't have the compiled texts.
  await turbo("generate", "--filter=!@heater-age/publish");
  const config = ["--config", "tooling/run/vitest.config.ts"];
  return countTests(
    (file) => {
      const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
      const parts = [programOf(repository, "vitest"), "run", ...config, ...reporters, ...options];
      return runProgram(parts, { folder: repository, output });
    },
    readVitestReport,
    "npx -y pnpm@12 unit",
  );
}

interface Suite {
  readonly file: string;
  readonly suites?: readonly Suite[];
  readonly specs?: readonly { readonly ok: boolean }[];
}

interface PlaywrightReport {
  readonly stats: Readonly<Record<"expected" | "flaky" | "skipped" | "unexpected", number>>;
  readonly suites: readonly Suite[];
}

const hasFailed = ({ suites = [], specs = [] }: Suite): boolean =>
  specs.some(({ ok }) => !ok) || suites.some(hasFailed);

function readPlaywrightReport(file: string): Report {
  const { stats, suites } = JSON.parse(readFileSync(file, "utf8")) as PlaywrightReport;
  if (stats.flaky > 0)
    progress.say(`Journeys that passed only on a second attempt: ${stats.flaky}, see above.`);
  return {
    count: { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped },
    failed: suites.filter(hasFailed).map(({ file: name }) => name),
  };
}

let browser = "";
let programs: Promise<void> | undefined;

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

function endToEnd(output: Output): Promise<TestCount> {
  return countTests(
    async (file) =>
      runProgram([programOf(repository, "@playwright/test", "playwright"), "test", "--reporter=line,json"], {
        folder: join(repository, "apps", "web"),
        output,
        variables: {
          CHROMIUM_PATH: browser,
          PLAYWRIGHT_JSON_OUTPUT_FILE: file,
          E2E_PORT: String(await freePorts(5, 4310)),
        },
      }),
    readPlaywrightReport,
    "npx -y pnpm@12 e2e",
  );
}

/** The stages that must pass. */
const everything: readonly Stage[] = [
  { id: "generated", title: "Generated files", run: generate },
  // Before the linter, which reads the route types that this generates.
  { id: "types", title: "Types", run: () => turbo("typecheck") },
  {
    id: "lint",
    title: "Format, lint, unused files and dependencies",
    // The first and the last use one core each.
    run: (output) =>
      atOnce(
        program(output, "prettier", "--check", "--log-level", "warn", "."),
        program(output, "oxlint"),
        unused(output),
      ),
  },
  { id: "programs", title: "Browser and Redis", run: () => (programs ??= findPrograms()) },
  {
    id: "unit",
    title: "Unit tests",
    run: (output) => vitest(output, ["--project=!start", "--project=!publish"]),
  },
  { id: "packages", title: "Published packages", run: (output) => vitest(output, ["--project=publish"]) },
  {
    id: "website",
    title: "Website",
    run: () => turbo("build", "build:services", "pictures", "scanner", "--filter=@heater-age/web"),
  },
  { id: "start", title: "Start command", run: (output) => vitest(output, ["--project=start"]) },
  {
    id: "journeys",
    title: "Journeys in a browser",
    needs: ["programs", "website"],
    run: endToEnd,
  },
];

/** The stages for recently changed files, which take a minute. */
function forChanges(): readonly Stage[] {
  const { since, files } = lastChanges(repository);
  const code = files.filter((file) => /\.(?:[cm]?ts|tsx)$/u.test(file));
  const format = ["--check", "--ignore-unknown", "--log-level", "warn", ...files];
  return [
    { id: "format", title: "Format", run: (output) => program(output, "prettier", ...format) },
    { id: "types", title: "Types", run: () => turbo("typecheck") },
    {
      id: "lint",
      title: "Lint",
      run: (output) => (code.length === 0 ? Promise.resolve() : program(output, "oxlint", ...code)),
    },
    {
      id: "unit",
      title: `Unit tests of what has changed since ${since}`,
      run: (output) =>
        vitest(output, ["--changed", since, "--passWithNoTests", "--project=!start", "--project=!publish"]),
    },
  ];
}

const stages = chooseStages(values.changed ? forChanges() : everything, positionals);
if (stages.some(({ id }) => id === "programs")) {
  // Missing programs are installed while the first stages run. The stage that waits for them reports the failure.
  programs = findPrograms();
  programs.catch(() => {});
}
const outcome = await runStages(stages, { progress, command, signal: stopping.signal });
rmSync(reports, { recursive: true, force: true });
progress.say(`\n${outcome.lines.join("\n")}`);
process.exit(outcome.isPassed && !stopping.signal.aborted ? 0 : 1);
