import { execFileSync } from "node:child_process";
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it, onTestFinished } from "vitest";

const home = fileURLToPath(new URL("..", import.meta.url));
const guide = readFileSync(join(home, "../../docs/add-a-language.md"), "utf8");

/** The files that the guide names: those of the language's folder, and those elsewhere. */
const own = [...guide.matchAll(/^\| `(\S+\.ts)`/gmu)].map(([, name = ""]) => name);
const others = [...guide.matchAll(/^- `(\S+)`:/gmu)].map(([, path = ""]) => path);

it("takes at most 16 files, all of which the guide names", () => {
  expect(own.toSorted()).toEqual(readdirSync(join(home, "src/en")).toSorted());
  expect(own.length + others.length).toBeLessThanOrEqual(16);
});

it("speaks a language that was added as the guide says", { timeout: 120_000 }, () => {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), "new-language-")));
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }));
  for (const part of ["src", "generate.ts", "package.json"])
    cpSync(join(home, part), join(copy, part), { recursive: true });
  symlinkSync(join(home, "node_modules"), join(copy, "node_modules"));

  cpSync(join(copy, "src/en"), join(copy, "src/nl"), { recursive: true });
  const check = join(copy, "src/nl/check.ts");
  const english = readFileSync(check, "utf8");
  writeFileSync(check, english.replace("one {# year} other {# years}", "one {# jaar} other {# jaar}"));
  const list = join(copy, "src/catalog/languages.ts");
  const line = '  { code: "nl", name: "Nederlands", locale: "nl_NL", flag: "🇳🇱" },\n';
  writeFileSync(list, readFileSync(list, "utf8").replace("] as const", `${line}] as const`));

  const run = (...options: readonly string[]) =>
    execFileSync(process.execPath, options, { cwd: copy, encoding: "utf8" });
  run("generate.ts");
  expect(readdirSync(join(copy, "compiled"))).toContain("texts-page-nl.json");
  const program = `
    import { languageFor, languages } from "./src/index.ts";
    import { translatorIn } from "./src/server.ts";
    const language = languageFor("nl-BE");
    const age = translatorIn(language).formatMessage({ id: "reading.years" }, { count: 12 });
    console.log(languages.at(-1).name, language, age);
  `;
  expect(run("--input-type=module", "--eval", program).trim()).toBe("Nederlands nl 12 jaar");
});
