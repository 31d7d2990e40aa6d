import { exitCodes, Failure } from "../terminal/failure.ts";

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

const isMissing = (error: unknown): boolean =>
  error instanceof Error &&
  "code" in error &&
  error.code === "ERR_MODULE_NOT_FOUND" &&
  error.message.includes(name);

/**
 * Loads the optional package that reads photos.
 *
 * @throws {Failure} when it is missing, with how to install it.
 */
export async function loadScanner(): Promise<Scanner> {
  try {
    return await loaded();
  } catch (error) {
    if (!isMissing(error)) throw error;
    throw new Failure(exitCodes.usage, "Reading photos needs another package:", [
      `npm install ${name}`,
      "Add --global if you installed the command with it.",
    ]);
  }
}
