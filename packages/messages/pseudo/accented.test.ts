import { expect, it } from "vitest";
import { accented } from "./accented.ts";
import { messagesOf } from "../src/server.ts";

it("keeps arguments, tags, cases and plural forms", () => {
  const message =
    "<b>Made</b> in {year, number} by {who, select, us {us} other {{name}}}, {n, plural, one {# day} other {# days}}";
  expect(accented(message)).toBe(
    "<b>Mååðéé</b> îîñ {year, number} bý {who,select,other{{name}} us{ûûš}}, {n,plural,one{# ðååý} other{# ðååýš}}",
  );
});

it("makes texts about 40 % longer", () => {
  const texts = Object.values(messagesOf("en").home);
  const length = (all: readonly string[]) => all.join("").length;
  const ratio = length(texts.map((text) => accented(text))) / length(texts);
  expect(ratio).toBeGreaterThan(1.25);
  expect(ratio).toBeLessThan(1.5);
});
