import { readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * The file to run with Node.js for a command of an installed package. Commands are run like this, and not through
 * their wrappers in `node_modules/.bin`, so that they get the Node.js that runs us, on every system.
 *
 * @throws Error when the package has no such command.
 *
 * @example
 * programOf("/srv/heater-age", "turbo"); // "/srv/heater-age/node_modules/turbo/bin/turbo"
 */
export function programOf(folder: string, name: string, command: string = name): string {
  const home = join(folder, "node_modules", name);
  const description = JSON.parse(readFileSync(join(home, "package.json"), "utf8")) as {
    readonly bin?: string | Readonly<Record<string, string>>;
  };
  const file = typeof description.bin === "string" ? description.bin : description.bin?.[command];
  if (file === undefined) throw new Error(`${name} has no command ${command}.`);
  return join(home, file);
}
