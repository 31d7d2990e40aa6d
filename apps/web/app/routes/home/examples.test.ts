import { brands, decode } from "@heater-age/decoder";
import { expect, it } from "vitest";
import { examples } from "./examples.ts";

it.each([
  [brands.rheem, examples.american],
  [brands.vaillant, examples.european],
])("has the decoder's reading of $0.label's number", (brand, example) => {
  const serial = example.parts.map(({ text }) => text).join("");
  const decoding = decode(brand, serial, { today: "2026-01-01" });
  expect(decoding).toMatchObject({ candidates: [example] });
});
