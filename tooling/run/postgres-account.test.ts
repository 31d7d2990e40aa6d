import { spawn } from "node:child_process";
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findBinaries, finish } from "./postgres-process.ts";

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
  import { finish, launch } from ${JSON.stringify(new URL("postgres-process.ts", import.meta.url).href)};
  const [folder, programs] = process.argv.slice(1);
  const account = accountFor(folder, programs + "/postgres");
  mkdirSync(folder, { mode: 0o700 });
  giveTo(account, folder);
  const options = ["-D", folder, "-U", "postgres", "--auth=trust", "--no-sync"];
  await finish(launch(account, programs + "/initdb", options, { folder }), "initdb");
`;

// Creates a database in its own process, with a prefix that chooses the user.
async function layOut(folder: string, prefix: readonly string[] = []): Promise<void> {
  const [command, ...options] = [
    ...prefix,
    process.execPath,
    "--input-type=module",
    "-e",
    maker,
    folder,
    programs,
  ];
  await finish(spawn(command, options, { stdio: ["ignore", "ignore", "pipe"], cwd: "/" }), "The process");
}

test("reaches programs and data in folders that only root may enter", async () => {
  chmodSync(scratch, 0o700);
  const folder = join(scratch, "closed");
  await layOut(folder);
  expect(existsSync(join(folder, "global", "pg_control"))).toBe(true);
});

test("works for a user without a name", async () => {
  chmodSync(scratch, 0o755);
  const open = join(scratch, "open");
  mkdirSync(open);
  chmodSync(open, 0o777);
  const folder = join(open, "data");
  // Only root can become such a user. The capability is for reading our code in a clone that others can't enter.
  const ids = ["setpriv", "--reuid", "4321", "--regid", "4321", "--clear-groups"];
  const pass = ["--inh-caps", "+dac_override", "--ambient-caps", "+dac_override", "--"];
  await layOut(folder, process.getuid?.() === 0 ? [...ids, ...pass] : []);
  expect(existsSync(join(folder, "global", "pg_control"))).toBe(true);
});
