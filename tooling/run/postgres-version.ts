import { existsSync, renameSync } from "node:fs";
import { join } from "node:path";
import { type Place, readText } from "./postgres-place.ts";
import type { Binaries } from "./postgres-process.ts";
import { LastingError } from "./supervise.ts";

/** The data in a folder has another major version than the server. */
export class DataVersionError extends LastingError {
  override readonly name = "DataVersionError";
}

/**
 * The last programs of each older version, to read its data. Releases of Heater Age began with 18. 17 is here because
 * the tests upgrade its data.
 */
export const olderVersions: Readonly<Record<string, string>> = { "17": "17.10.0-beta.17" };

/** Returns the major version that wrote the data, "18"; undefined when there is none. */
export function versionOf(place: Pick<Place, "data">): string | undefined {
  return readText(join(place.data, "PG_VERSION")).trim() || undefined;
}

/** Returns the major version of programs, "18". */
export function majorOf({ version }: Binaries): string {
  return version.split(".")[0] ?? version;
}

/**
 * Checks that programs can read a place's data.
 *
 * @throws {DataVersionError} with instructions when they can't.
 */
export function requireVersion(place: Place, binaries: Binaries): void {
  const [found, ours] = [versionOf(place), majorOf(binaries)];
  if (found === undefined || found === ours) return;
  const problem = `The data in ${place.folder} is of PostgreSQL ${found}, and this release runs ${ours}. Nothing was changed.`;
  const byHand = `Make a backup with the release that you had, move ${place.folder} away, and restore the backup with this one.`;
  const offer = `Bring it over with: npx -y pnpm@12 start --upgrade\nThis gets PostgreSQL ${found} from npm (about 60 MB), makes a backup, and restores it. The old data stays beside the new.`;
  throw new DataVersionError(`${problem}\n${olderVersions[found] === undefined ? byHand : offer}`);
}

/** Returns the folder of complete upgraded data, before it takes the place of the old. */
export function upgradedIn({ data }: Pick<Place, "data">): string {
  return `${data}-upgraded`;
}

/** Finishes an upgrade that was killed between its last two steps. */
export function finishUpgrade(place: Place): void {
  if (!existsSync(place.data) && existsSync(upgradedIn(place))) renameSync(upgradedIn(place), place.data);
}
