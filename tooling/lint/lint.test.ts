import { execFile } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";

const repository = fileURLToPath(new URL("../..", import.meta.url));
const scratch = mkdtempSync(join(tmpdir(), "lint-test-"));

const cases: readonly (readonly [rule: string, path: string, source: string])[] = [
  [
    "regexp(no-super-linear-backtracking)",
    "packages/decoder/src/a.ts",
    "export const shape = /^(?:A+)+B$/u;",
  ],
  ["regexp(no-super-linear-move)", "packages/decoder/src/b.ts", "export const shape = /\\d+B/u;"],
  ["heater-age(no-clock)", "packages/decoder/src/d.ts", "export const day = (): Date => new Date();"],
  ["heater-age(no-clock)", "packages/decoder/src/e.ts", "export const day = (): number => Date.now();"],
  ["heater-age(no-host)", "packages/client/src/f.ts", "export const place = (): string => process.cwd();"],
  ["import(no-nodejs-modules)", "packages/client/src/g.ts", 'export { join } from "node:path";'],
  ["heater-age(no-prose)", "apps/web/app/h.tsx", "export const Title = () => <h1>How old is it?</h1>;"],
  [
    "heater-age(no-prose)",
    "packages/ui/src/i.tsx",
    'export const Close = () => <button type="button" aria-label="Close" />;',
  ],
  ["node(no-process-env)", "apps/api/src/j.ts", 'export const port = process.env["PORT"];'],
  // Needs the types.
  [
    "typescript(no-floating-promises)",
    "apps/api/src/l.ts",
    "export const send = (): void => { fetch('/'); };",
  ],
  ["heater-age(plain-words)", "tooling/words/a.ts", "/** What nobody\n * knows. */\nexport const one = 1;"],
  ["heater-age(plain-words)", "tooling/words/b.ts", "export const toldDate = 1;"],
  ["heater-age(plain-words)", "tooling/words/c.ts", "export let left = false;"],
];

const allowed: readonly (readonly [rule: string, path: string, source: string])[] = [
  [
    "heater-age(no-clock)",
    "packages/decoder/src/o.ts",
    "export const day = (): Date => new Date(Date.UTC(2018, 8, 5));",
  ],
  ["heater-age(no-clock)", "packages/decoder/src/q.test.ts", "export const day = (): number => Date.now();"],
  [
    "heater-age(no-host)",
    "packages/decoder/src/r.ts",
    "export const day = (part: { process: string }): string => part.process;",
  ],
  [
    "heater-age(plain-words)",
    "tooling/words/d.ts",
    '/** Runs as the account "nobody". */\nexport const untold = (left: number): boolean => left > 0;',
  ],
  ["heater-age(no-prose)", "apps/web/app/s.tsx", 'export const Mark = () => <text x="10%">10</text>;'],
];

interface Report {
  readonly diagnostics: readonly { readonly code: string; readonly filename: string }[];
}

let report: Report = { diagnostics: [] };
const problems = (path: string): readonly string[] =>
  report.diagnostics.filter(({ filename }) => filename === path).map(({ code }) => code);

beforeAll(async () => {
  mkdirSync(join(scratch, "tooling"));
  for (const name of ["node_modules", "tooling/lint"])
    symlinkSync(join(repository, name), join(scratch, name));
  for (const name of [".oxlintrc.json", "tsconfig.base.json"])
    copyFileSync(join(repository, name), join(scratch, name));
  writeFileSync(
    join(scratch, "tsconfig.json"),
    `{ "extends": "./tsconfig.base.json", "compilerOptions": { "lib": ["ES2023", "DOM"] }, "include": ["apps", "packages", "tooling/words"] }`,
  );
  for (const [, path, source] of [...cases, ...allowed]) {
    const file = join(scratch, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, source);
  }
  const program = join(
    dirname(createRequire(join(repository, "package.json")).resolve("oxlint/package.json")),
    "bin/oxlint",
  );
  // Runs once, because starting the linter takes most of the time.
  const command = [program, "--format", "json", "apps", "packages", "tooling/words"];
  report = await new Promise((resolve) => {
    execFile(process.execPath, command, { cwd: scratch }, (_, output) => {
      resolve(JSON.parse(output) as Report);
    });
  });
});
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

test.each(cases)("%s is an error in %s", (rule, path) => {
  expect(problems(path)).toContain(rule);
});

test.each(allowed)("%s allows %s", (rule, path) => {
  expect(problems(path)).not.toContain(rule);
});
