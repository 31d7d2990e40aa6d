import { cpSync, existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { accountFor, giveTo } from "./postgres-account.ts";
import { findBinaries } from "./postgres-binaries.ts";
import { finish, launch } from "./postgres-process.ts";

const scratch = realpathSync(mkdtempSync(join(tmpdir(), "account-test-")));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

test("programs and data may be where nobody but root may go", async () => {
  const native = join(scratch, "native");
  cpSync(dirname(dirname(findBinaries().initdb)), native, { recursive: true, verbatimSymlinks: true });
  const folder = join(scratch, "data");
  mkdirSync(folder, { mode: 0o700 });
  const account = accountFor(folder, join(native, "bin", "postgres"));
  giveTo(account, folder);
  const options = ["-D", folder, "-U", "postgres", "--auth=trust", "--no-sync"];
  await finish(launch(account, join(native, "bin", "initdb"), options, { folder }), "initdb");
  expect(existsSync(join(folder, "global", "pg_control"))).toBe(true);
});
