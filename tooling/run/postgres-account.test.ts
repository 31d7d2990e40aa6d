import { execFileSync } from "node:child_process";
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findBinaries } from "./postgres-programs.ts";

const scratch = realpathSync(mkdtempSync(join(tmpdir(), "account-test-")));
const programs = join(scratch, "native", "bin");

beforeAll(() => {
  const native = dirname(dirname(findBinaries().initdb));
  cpSync(native, join(scratch, "native"), { recursive: true, verbatimSymlinks: true });
});
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const maker = `
  import { mkdirSync } from "node:fs";
  import { accountFor, giveTo } from ${JSON.stringify(new URL("postgres-account.ts", import.meta.url).href)};
  import { runAs } from ${JSON.stringify(new URL("postgres-programs.ts", import.meta.url).href)};
  const [folder, programs] = process.argv.slice(1);
  const account = accountFor(folder, programs + "/postgres");
  mkdirSync(folder, { mode: 0o700 });
  giveTo(account, folder);
  const options = ["-D", folder, "-U", "postgres", "--auth=trust", "--no-sync"];
  await runAs(account, [programs + "/initdb", ...options], folder);
`;

// Creates a database in its own process, with a prefix that chooses the user.
function layOut(folder: string, prefix: readonly string[] = []): void {
  const [command, ...options] = [
    ...prefix,
    process.execPath,
    "--input-type=module",
    "-e",
    maker,
    folder,
    programs,
  ];
  execFileSync(command, options, { stdio: ["ignore", "ignore", "inherit"], cwd: "/" });
}

test("reaches programs and data in folders that only root may enter", () => {
  chmodSync(scratch, 0o700);
  const folder = join(scratch, "closed");
  layOut(folder);
  expect(existsSync(join(folder, "global", "pg_control"))).toBe(true);
});

test("works for a user without a name", () => {
  chmodSync(scratch, 0o755);
  const open = join(scratch, "open");
  mkdirSync(open);
  chmodSync(open, 0o777);
  const folder = join(open, "data");
  // Only root can become such a user. The capability is for reading our code in a clone that others can't enter.
  const ids = ["setpriv", "--reuid", "4321", "--regid", "4321", "--clear-groups"];
  const pass = ["--inh-caps", "+dac_override", "--ambient-caps", "+dac_override", "--"];
  layOut(folder, process.getuid?.() === 0 ? [...ids, ...pass] : []);
  expect(existsSync(join(folder, "global", "pg_control"))).toBe(true);
});
