import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { installCommand } from "./load-scanner.ts";

const project = resolve("/srv/homes");
const programIn = (folder: string): string =>
  join(folder, "node_modules", "@heater-age", "cli", "dist", "main.js");

test.each([
  ["a project", programIn(project), project, "npm install @heater-age/scan"],
  ["a folder of a project", programIn(project), join(project, "photos"), "npm install @heater-age/scan"],
  [
    "another folder",
    programIn(resolve("/usr/lib")),
    project,
    "npm install --global @heater-age/cli @heater-age/scan",
  ],
])(
  "names the command that installs the scanner next to the program, in %s",
  (_name, program, folder, command) => {
    expect(installCommand(program, folder)).toBe(command);
  },
);
