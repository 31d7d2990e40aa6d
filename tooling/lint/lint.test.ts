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
  ["regexp(require-unicode-regexp)", "apps/api/src/c.ts", "export const shape = /^A/;"],
  ["heater-age(no-clock)", "packages/decoder/src/d.ts", "export const day = (): Date => new Date();"],
  ["heater-age(no-clock)", "packages/decoder/src/e.ts", "export const day = (): number => Date.now();"],
  ["heater-age(no-host)", "packages/client/src/f.ts", "export const place = (): string => process.cwd();"],
  [
    "heater-age(no-host)",
    "packages/client/src/u.ts",
    "export const later = (f: () => void) => setImmediate(f);",
  ],
  ["heater-age(no-host)", "packages/client/src/v.ts", "export const site = (): string => location.origin;"],
  ["import(extensions)", "packages/decoder/src/w.ts", 'export { one } from "./one";'],
  ["import(no-nodejs-modules)", "packages/client/src/g.ts", 'export { join } from "node:path";'],
  ["heater-age(no-prose)", "apps/web/app/h.tsx", "export const Title = () => <h1>How old is it?</h1>;"],
  [
    "heater-age(no-prose)",
    "packages/ui/src/i.tsx",
    'export const Close = () => <button type="button" aria-label="Close" />;',
  ],
  ["node(no-process-env)", "apps/api/src/j.ts", 'export const port = process.env["PORT"];'],
  ["import(no-default-export)", "apps/web/server/k.ts", "export default 1;"],
  [
    "typescript(no-floating-promises)",
    "apps/api/src/l.ts",
    "export const send = (): void => { fetch('/'); };",
  ],
  [
    "typescript(no-non-null-assertion)",
    "apps/api/src/m.ts",
    "export const first = (list: string[]): string => list[0]!;",
  ],
  ["eslint(no-warning-comments)", "apps/api/src/n.ts", "// TODO: more\nexport const one = 1;"],
  ["heater-age(plain-words)", "tooling/words/a.ts", "/** What nobody\n * knows. */\nexport const one = 1;"],
  [
    "heater-age(plain-words)",
    "tooling/words/e.ts",
    "/** What the code stands\n * for. */\nexport const one = 1;",
  ],
  ["heater-age(plain-words)", "tooling/words/f.ts", "// Deleted for good.\nexport const one = 1;"],
  ["heater-age(plain-words)", "tooling/words/g.ts", "// Counts for whoever asks.\nexport const one = 1;"],
  ["heater-age(plain-words)", "tooling/words/b.ts", "export const toldDate = 1;"],
  ["heater-age(plain-words)", "tooling/words/c.ts", "export let left = false;"],
];

const allowed: readonly (readonly [rule: string, path: string, source: string])[] = [
  [
    "heater-age(no-clock)",
    "packages/decoder/src/o.ts",
    "export const day = (): Date => new Date(Date.UTC(2018, 8, 5));",
  ],
  [
    "heater-age(no-clock)",
    "packages/decoder/src/p.ts",
    "export const first = (list: string[]): unknown => list[0];",
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
  ["node(no-process-env)", "apps/api/src/config/env.ts", 'export const port = process.env["PORT"];'],
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
