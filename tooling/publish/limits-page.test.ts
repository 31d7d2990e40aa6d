import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { limitsPage } from "./limits-page.ts";

it("the limits page is up to date with the code; if not, run `pnpm generate`", async () => {
  const page = await readFile(new URL("../../docs/limits.md", import.meta.url), "utf8");
  expect(page).toBe(limitsPage());
});
