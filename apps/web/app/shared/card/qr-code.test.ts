import { encode } from "uqr";
import { expect, it } from "vitest";
import { qrCode } from "./qr-code.ts";

const address = "https://heater-age.example/report/q0mD2rYwT1yXfKc8uQZ7Lw";

it("draws exactly the dark modules, with a quiet zone of four", () => {
  const { size, path } = qrCode(address);
  const drawn = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/gu)) {
    drawn[Number(y)]?.fill(true, Number(x), Number(x) + Number(width));
  }
  const { data } = encode(address, { ecc: "M", border: 4 });
  expect(drawn).toEqual(data);
  expect(drawn.slice(0, 4).flat()).not.toContain(true);
  expect(path.replaceAll(/M\d+ \d+h(\d+)v1h-\1z/gu, "")).toBe("");
});
