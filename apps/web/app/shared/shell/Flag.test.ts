import { readFileSync } from "node:fs";
import { languages } from "@heater-age/messages";
import { expect, it } from "vitest";
import { flagPath } from "./Flag.tsx";

it.each(languages)("has a drawing of the flag of $name", ({ flag }) => {
  const file = new URL(`../../../public${flagPath(flag)}`, import.meta.url);
  expect(readFileSync(file, "utf8")).toMatch(/^<svg [^>]*viewBox="0 0 20 14">.*<\/svg>\n$/u);
});
