import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { apiReport } from "./api-report.ts";

const home = mkdtempSync(join(tmpdir(), "api-report-"));
afterAll(() => rmSync(home, { recursive: true, force: true }));

function write(path: string, text: string): void {
  mkdirSync(join(home, path, ".."), { recursive: true });
  writeFileSync(join(home, path), text);
}

const entry = (name: string) => ({ types: `./dist/${name}.d.ts`, default: `./dist/${name}.js` });
const description = {
  name: "@heater-age/made-up",
  version: "1.0.0",
  publishConfig: {
    exports: { ".": entry("index"), "./brands/*": entry("brands/*"), "./package.json": "./package.json" },
  },
};

test("a report contains the exports of every entry and all declarations, without comments", () => {
  write(
    "dist/index.d.ts",
    `import { B as Brand } from './brand-Xy12.js';
export { B as Brand, b as brands } from './brand-Xy12.js';
/** Reads. */
declare function read(/* what */ brand: Brand): string;
interface Age {
    /** Years. */
    readonly years: number;
}
export { type Age, read };
`,
  );
  write(
    "dist/brand-Xy12.d.ts",
    "interface Brand { slug: string }\ndeclare const brands: Brand[];\nexport { type Brand as B, brands as b };\n",
  );
  for (const slug of ["ge", "rheem"]) {
    write(
      `dist/brands/${slug}.d.ts`,
      `import { B as Brand } from '../brand-Xy12.js';\nexport declare const ${slug}: Brand;\n`,
    );
    write(`dist/brands/${slug}.js`, "");
  }
  expect(apiReport(home, description)).toBe(`# What @heater-age/made-up exports

Written by \`pnpm generate\`. A change here is a change for users: it needs a changeset.

- \`@heater-age/made-up\`: Age, Brand, brands, read
- \`@heater-age/made-up/brands/ge\`: ge
- \`@heater-age/made-up/brands/rheem\`: rheem

\`\`\`ts
interface Age {
    readonly years: number;
}

interface Brand { slug: string }

const brands: Brand[];

const ge: Brand;

function read( brand: Brand): string;

const rheem: Brand;
\`\`\`
`);
});

test("a report contains the commands", () => {
  const { name, version } = description;
  const report = apiReport(home, { name, version, bin: { "heater-age": "./dist/main.js" } });
  expect(report).toContain("- the command `heater-age`");
});
