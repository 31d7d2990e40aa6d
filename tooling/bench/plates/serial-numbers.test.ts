import { brands, decode } from "@heater-age/decoder";
import { expect, it, test } from "vitest";
import { makers } from "./makers.ts";
import { randomFrom } from "./random.ts";
import { drawSerial } from "./serial-numbers.ts";

const today = "2026-11-20";

test.each(makers.map(({ brand }) => brand))("generates serial numbers of %s that its rules date", (brand) => {
  const random = randomFrom(7);
  for (let count = 0; count < 20; count += 1) {
    const { serial, date } = drawSerial(brands[brand], random, today);
    const decoding = decode(brands[brand], serial, { today });
    expect(decoding.status === "unreadable" ? [] : decoding.candidates.map((one) => one.date)).toContain(
      date,
    );
  }
});

it("returns the same numbers for the same seed only", () => {
  const from = (seed: number) => {
    const random = randomFrom(seed);
    return Array.from({ length: 5 }, () => drawSerial(brands.rheem, random, today).serial);
  };
  expect(from(1)).toEqual(from(1));
  expect(from(1)).not.toEqual(from(2));
});
