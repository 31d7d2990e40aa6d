import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, inject, test } from "vitest";

const { packages } = inject("installation");
const place = realpathSync(mkdtempSync(join(tmpdir(), "optional-scanner-")));
afterAll(() => rmSync(place, { recursive: true, force: true }));

test("the CLI works without the scanner, and names it where it is missing", () => {
  for (const { name, home } of packages)
    if (name !== "@heater-age/scan") cpSync(home, join(place, "node_modules", name), { recursive: true });
  const program = join(place, "node_modules", "@heater-age", "cli", "dist", "main.js");
  const run = (...words: readonly string[]) =>
    spawnSync(process.execPath, [program, ...words, "--language", "en"], { cwd: place, encoding: "utf8" });
  const { status, stdout, stderr } = run("scan", "label.jpg");
  expect({ status, stdout, stderr }).toEqual({
    status: 2,
    stdout: "",
    stderr:
      "Reading photos needs another package:\nnpm install @heater-age/scan\nAdd --global if you installed the command with it.\n",
  });
  expect(run("check", "rheem", "RH0504B01826").status).toBe(0);
});
