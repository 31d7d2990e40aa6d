import { cpSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { findProgramFile } from "@heater-age/run/programs";
import { expect, inject, test } from "vitest";
import { readCodeBlocks } from "./test/code-blocks.ts";
import { repository } from "./public-packages.ts";
import { runCommand } from "./run-command.ts";
import { installApart } from "./test/runtimes.ts";

const { folder } = inject("installation");
const here = join(repository, "tooling", "publish");
// Template compilers need a different version of TypeScript than the workspace.
const home = join(here, "frameworks");
const modules = join(home, "node_modules");
await installApart(home);

const blocks = readCodeBlocks("packages/widget/README.md");

/** Creates a user's project with a framework and one component. */
function toProject(name: string, language: string, component: string, packages: readonly string[]): string {
  const project = join(folder, "frameworks", name);
  mkdirSync(join(project, "node_modules", "@types"), { recursive: true });
  cpSync(join(folder, "node_modules", "@heater-age"), join(project, "node_modules", "@heater-age"), {
    recursive: true,
  });
  for (const one of packages) symlinkSync(join(modules, one), join(project, "node_modules", one), "junction");
  const compilerOptions = {
    target: "es2022",
    module: "preserve",
    // Without a name, svelte-check uses a different project.
    moduleResolution: "bundler",
    lib: ["es2022", "dom", "dom.iterable"],
    strict: true,
    exactOptionalPropertyTypes: true,
    skipLibCheck: language !== "tsx",
    jsx: "react-jsx",
    noEmit: true,
    types: [],
  };
  // In a file named HeaterAge.vue, the element would be the component itself.
  const file = `AgeForm.${language}`;
  writeFileSync(join(project, "tsconfig.json"), JSON.stringify({ compilerOptions, include: [file] }));
  writeFileSync(join(project, "package.json"), '{ "type": "module" }');
  writeFileSync(join(project, file), component);
  return project;
}

test.each([
  {
    name: "React",
    language: "tsx",
    packages: ["@types/react"],
    given: "brand={brand}",
    wrong: "brand={5}",
    program: findProgramFile(here, "typescript", "tsc"),
    options: ["-p", "."],
  },
  {
    name: "Vue",
    language: "vue",
    packages: ["vue"],
    given: ':brand="brand"',
    wrong: ':brand="5"',
    program: findProgramFile(home, "vue-tsc", "vue-tsc"),
    options: ["-p", "."],
  },
  {
    name: "Svelte",
    language: "svelte",
    packages: ["svelte"],
    given: "<heater-age {brand}",
    wrong: "<heater-age brand={5}",
    program: findProgramFile(home, "svelte-check", "svelte-check"),
    options: ["--tsconfig", "tsconfig.json", "--output", "machine"],
  },
])(
  "a component of $name compiles as in the README, and fails with a wrong attribute or event",
  async ({ name, language, packages, given, wrong, program, options }) => {
    const text = blocks.find((block) => block.language === language)?.text ?? "";
    const compile = (kind: string, component: string) =>
      runCommand(process.execPath, [program, ...options], {
        folder: toProject(`${name}-${kind}`, language, component, packages),
      }).then(
        () => "compiled",
        (error: unknown) => String(error),
      );
    expect(text).toContain(given);
    expect(await compile("right", text)).toBe("compiled");
    const mistaken = text.replace(given, wrong).replace("event.detail", "event.detail.date");
    const mistakes = await compile("wrong", mistaken);
    expect(mistakes).toMatch(/'?number'? is not assignable to/u);
    expect(mistakes).toContain("'date' does not exist on type 'HeaterAgeResult'");
  },
);
