import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { changedFiles, generatedContents } from "./generated.ts";

const folder = mkdtempSync(join(tmpdir(), "generated-test-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function write(path: string, text: string): void {
  mkdirSync(join(folder, path, ".."), { recursive: true });
  writeFileSync(join(folder, path), text);
}

test("lists a generated file that changed, but not a new one", () => {
  write("apps/api/openapi.json", "{}");
  write("packages/client/src/generated/api.ts", "export interface Check {}\n");
  write("packages/client/src/index.ts", "");
  const before = generatedContents(folder);
  write("packages/client/src/generated/api.ts", "export interface Check { readonly brand: string }\n");
  write("packages/client/src/generated/messages/en.ts", "");
  write("packages/client/src/index.ts", "export {};\n");
  expect(changedFiles(before, generatedContents(folder))).toEqual(["packages/client/src/generated/api.ts"]);
});
