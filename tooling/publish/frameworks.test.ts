import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { findProgramFile } from "@heater-age/run/programs";
import { beforeAll, describe, expect, inject, test } from "vitest";
import { readCodeBlocks } from "./test/code-blocks.ts";
import { listEntries } from "./entries.ts";
import { descriptionIn, repository } from "./public-packages.ts";
import { runCommand } from "./run-command.ts";
import { installApart } from "./test/runtimes.ts";

const { folder, packages: installed } = inject("installation");
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

describe("a project with older or other tools", () => {
  const project = join(folder, "frameworks", "others");
  beforeAll(() => {
    cpSync(join(folder, "node_modules"), join(project, "node_modules"), { recursive: true });
    writeFileSync(join(project, "package.json"), '{ "type": "commonjs" }');
  });

  test("Jest loads the decoder and the client with `require`, as in the README", async () => {
    const program = `
const { brands, decode } = require("@heater-age/decoder");
const { createClient } = require("@heater-age/client");

test("dates a heater", async () => {
  expect(decode(brands.rheem, "RH0504B01826", { today: "2026-11-20" }).status).toBe("decoded");
  const client = createClient({ baseUrl: "http://127.0.0.1:9" });
  const heater = { brand: "rheem", serialNumber: "RH0504B01826" };
  expect(await client.check(heater, { offline: "fallback", attempts: 1 })).toMatchObject({
    answeredBy: "decoder",
    manufacturingDate: "2004-05",
  });
});
`;
    writeFileSync(join(project, "date.test.js"), program);
    expect(readFileSync(join(repository, "packages/decoder/README.md"), "utf8")).toContain(
      "NODE_OPTIONS=--experimental-vm-modules npx jest",
    );
    const jest = ["--experimental-vm-modules", findProgramFile(home, "jest"), "--rootDir", project];
    expect(await runCommand(process.execPath, jest, { folder: project }).catch(String)).not.toMatch(
      /Error|FAIL/u,
    );
  });

  test("TypeScript 5.0 accepts the types of the decoder and the client, without `skipLibCheck`", async () => {
    const entries = installed
      .filter(({ name }) => ["@heater-age/client", "@heater-age/decoder"].includes(name))
      .flatMap(({ name, home: place }) =>
        listEntries(place, descriptionIn(place)).map(({ path }) => `import "${join(name, path)}";\n`),
      );
    expect(entries.length).toBeGreaterThan(40);
    const compilerOptions = {
      target: "es2022",
      module: "es2022",
      moduleResolution: "bundler",
      lib: ["es2022", "dom", "dom.iterable"],
      strict: true,
      noEmit: true,
      types: [],
    };
    writeFileSync(join(project, "entries.ts"), entries.join(""));
    writeFileSync(join(project, "tsconfig.json"), JSON.stringify({ compilerOptions, files: ["entries.ts"] }));
    const tsc = [findProgramFile(home, "typescript-5-0", "tsc"), "-p", "."];
    expect(await runCommand(process.execPath, tsc, { folder: project }).catch(String)).toBe("");
  });
});
