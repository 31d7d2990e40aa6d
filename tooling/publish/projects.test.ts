import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { presentChromium } from "@heater-age/run/chromium";
import { findProgramFile } from "@heater-age/run/programs";
import { chromium } from "@playwright/test";
import { build as bundle } from "esbuild";
import { beforeAll, expect, inject, test } from "vitest";
import { preview } from "vite";
import { listEntries } from "./entries.ts";
import { descriptionIn, repository } from "./public-packages.ts";
import { runCommand } from "./run-command.ts";
import { readCodeBlocks } from "./test/code-blocks.ts";

const { folder, packages } = inject("installation");
const apiUrl = inject("apiUrl");
const here = join(repository, "tooling", "publish");
const projects = join(folder, "projects");
/** Programs that the workspace doesn't need, with a lock file of their own. */
const tools = join(here, "test", "tools");

// No server listens there.
const nowhere = "http://127.0.0.1:9";
const advice = "Austausch empfohlen";
const dated = {
  alone: ["2004-05"],
  ambiguous: ["2005-08", "1985-08"],
  capacity: 40,
  online: "2004-05",
  refusal: ["serial-too-short", "Die Seriennummer muss mindestens 6 Zeichen haben"],
  offline: {
    date: "2004-05",
    answeredBy: "decoder",
    advice: expect.stringContaining(advice) as string,
  },
};

const newest = findProgramFile(here, "typescript", "tsc");

/** Compiles programs as a user's project would, and returns what the compiler says. */
function compile(compiler: string, name: string, options: object, files: readonly string[]): Promise<string> {
  const config = join(projects, `tsconfig.${name}.json`);
  const shared = {
    target: "es2022",
    module: "es2022",
    moduleResolution: "bundler",
    lib: ["es2022", "dom", "dom.iterable"],
    types: [],
    strict: true,
    exactOptionalPropertyTypes: true,
    outDir: name,
  };
  writeFileSync(config, JSON.stringify({ compilerOptions: { ...shared, ...options }, files }));
  const command = [compiler, "-p", config, "--pretty", "false"];
  return runCommand(process.execPath, command, { folder: projects }).catch(String);
}

beforeAll(async () => {
  cpSync(join(here, "test", "projects"), projects, { recursive: true });
  const install = ["install", "--ignore-workspace", "--frozen-lockfile", "--ignore-scripts"];
  await runCommand("pnpm", install, { folder: tools });
}, 120_000);

test("TypeScript 5.0 compiles a program for bundlers", async () => {
  const oldest = findProgramFile(tools, "typescript-5.0", "tsc");
  expect(await compile(oldest, "oldest", {}, ["page.ts"])).toBe("");
});

test("the newest TypeScript compiles programs for Node.js and bundlers, and JSX, and Node.js runs them", async () => {
  const node = {
    module: "nodenext",
    moduleResolution: "nodenext",
    types: ["node"],
    typeRoots: [join(here, "node_modules", "@types")],
  };
  expect(await compile(newest, "node", node, ["run.ts"])).toBe("");
  const answer = await runCommand(process.execPath, [join(projects, "node", "run.js"), apiUrl, nowhere], {
    folder,
  });
  expect(JSON.parse(answer)).toEqual(dated);

  const [block] = readCodeBlocks("packages/widget/README.md").filter(({ language }) => language === "tsx");
  writeFileSync(join(projects, "widget.tsx"), block?.text ?? "");
  const react = join(here, "node_modules", "@types", "react");
  const jsx = { jsx: "react-jsx", paths: { react: [react], "react/*": [`${react}/*`] } };
  expect(await compile(newest, "jsx", { ...jsx, noEmit: true }, ["widget.tsx"])).toBe("");
});

test("CommonJS requires every entry, and Jest the example of the README", async () => {
  const entries = packages.flatMap(({ name, home }) =>
    listEntries(home, descriptionIn(home)).map(({ path }) => name + path.slice(1)),
  );
  writeFileSync(join(projects, "all.cjs"), `for (const one of ${JSON.stringify(entries)}) require(one);`);
  await runCommand(process.execPath, [join(projects, "all.cjs")], { folder });

  const place = join(folder, "jest");
  mkdirSync(place);
  const [block] = readCodeBlocks("packages/decoder/README.md").filter(({ language }) => language === "cjs");
  const example = block?.text.replace("console.log(", "const said = (") ?? "";
  writeFileSync(join(place, "package.json"), "{}");
  writeFileSync(join(place, "date.test.js"), `${example}\ntest("date", () => expect(said).toBe("decoded"));`);
  const jest = [findProgramFile(tools, "jest", "jest"), "--rootDir", place];
  const variables = { NODE_OPTIONS: "--experimental-vm-modules" };
  await expect(runCommand(process.execPath, jest, { folder: place, variables })).resolves.toBeDefined();
}, 120_000);

test("a bundle dates heaters on a page, also without a network, and the web component works", async () => {
  await compile(newest, "page", {}, ["page.ts"]);
  await bundle({
    entryPoints: [join(projects, "page", "page.js")],
    outdir: join(projects, "bundle"),
    bundle: true,
    splitting: true,
    format: "esm",
    minify: true,
    logLevel: "error",
  });
  const element = '<heater-age brand="rheem" serial="RH0504B01826"></heater-age>';
  const scripts = ["bundle/page.js", "/node_modules/@heater-age/widget/dist/heater-age.js"]
    .map((src) => `<script type="module" src="${src}"></script>`)
    .join("");
  const html = `<!doctype html><html lang="en"><title>Heaters</title><body>${element}${scripts}</body></html>`;
  writeFileSync(join(projects, "page.html"), html);
  const server = await preview({
    root: folder,
    configFile: false,
    logLevel: "error",
    build: { outDir: "." },
    preview: { port: 0, host: "127.0.0.1" },
  });
  const executablePath = presentChromium();
  const browser = await chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
  });
  try {
    const page = await browser.newPage();
    await page.goto(`${server.resolvedUrls?.local[0] ?? ""}projects/page.html`);
    await page.getByText("ready").waitFor();
    const widget = page.locator("heater-age");
    await widget.getByRole("textbox").first().press("Enter");
    await widget.getByText("May 2004").first().waitFor();
    const [online] = await Promise.all([
      page.evaluate((baseUrl) => window.heaters.dateHeaters(baseUrl), apiUrl),
      // A check also loads the decoder for the next one, and its texts last.
      page.waitForResponse(
        async (response) => response.url().endsWith(".js") && (await response.text()).includes(advice),
      ),
    ]);
    await page.context().setOffline(true);
    const offline = await page.evaluate((baseUrl) => window.heaters.dateOffline(baseUrl), apiUrl);
    expect({ ...online, offline }).toEqual(dated);
  } finally {
    await browser.close();
    await server.close();
  }
}, 120_000);
