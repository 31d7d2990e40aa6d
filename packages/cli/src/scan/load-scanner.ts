import { sep } from "node:path";
import { fileURLToPath } from "node:url";
import { exitCodes, Failure } from "../terminal/failure.ts";
import type { Translator } from "../texts/translator.ts";

/** The package that reads photos. It is optional, because it is many times as large as everything besides it. */
const name = "@heater-age/scan";

const loaded = async () => {
  const [{ scanPhoto }, { createReaders, readPicture }] = await Promise.all([
    import("@heater-age/scan"),
    import("@heater-age/scan/node"),
  ]);
  return { scanPhoto, createReaders, readPicture };
};

/** The package that reads photos, loaded. */
export type Scanner = Awaited<ReturnType<typeof loaded>>;

/**
 * Returns the command that installs the scanner where the program finds it.
 *
 * @param program A file of the program.
 * @param folder The folder in which the program was started.
 *
 * @example
 * installCommand("/srv/homes/node_modules/@heater-age/cli/dist/main.js", "/srv/homes/photos");
 * //=> "npm install @heater-age/scan"
 */
export function installCommand(program: string, folder: string): string {
  const [project = "", ...rest] = program.split(`${sep}node_modules${sep}`);
  const isInProject = rest.length > 0 && `${folder}${sep}`.startsWith(`${project}${sep}`);
  return isInProject ? `npm install ${name}` : `npm install --global @heater-age/cli ${name}`;
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error &&
  "code" in error &&
  error.code === "ERR_MODULE_NOT_FOUND" &&
  error.message.includes(name);

/**
 * Loads the optional package that reads photos.
 *
 * @throws {Failure} when it is missing, with the command that installs it.
 */
export async function loadScanner({ texts: { commandLine } }: Translator): Promise<Scanner> {
  try {
    return await loaded();
  } catch (error) {
    if (!isMissing(error)) throw error;
    const command = installCommand(fileURLToPath(import.meta.url), process.cwd());
    throw new Failure(exitCodes.usage, commandLine.scannerMissing, [command]);
  }
}
