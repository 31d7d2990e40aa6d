import { describe, expect, it } from "vitest";
import { brands } from "./brands/index.ts";
import { decode } from "./engine/decode.ts";
import { identify } from "./identify.ts";

const today = "2026-11-20";
const all = Object.values(brands);

describe("the running time", () => {
  // Measures processor time, because other programs may run in between.
  const fastest = (work: () => void): number => {
    let best = Infinity;
    for (let run = 0; run < 5; run += 1) {
      const start = process.cpuUsage();
      work();
      const { user, system } = process.cpuUsage(start);
      best = Math.min(best, user + system);
    }
    return best;
  };

  // Ten times the text takes ten times as long if time grows linearly, and a hundred times if quadratically. V8 puts
  // strings of over 128 kB elsewhere, which takes ten times as long in itself.
  it.each(["0", "A1", "S/N ", "SERIAL NO ", "- .", "05.05-", "ß"])(
    "grows linearly with the length of %j",
    (unit) => {
      const decodeAll = (length: number) => () => {
        const text = unit.repeat(length / unit.length);
        for (const brand of all) decode(brand, text, { today, model: text });
        identify(text, { today });
      };
      decodeAll(5_000)();
      expect(fastest(decodeAll(50_000)) / fastest(decodeAll(5_000))).toBeLessThan(50);
    },
  );

  it("does not depend on near matches of a pattern", () => {
    const almost = all.flatMap((brand) => brand.formats.map(({ shape }) => shape));
    const execAll = (length: number) => () => {
      for (const text of [
        "0".repeat(length),
        "A".repeat(length),
        `A${"1".repeat(length)}`,
        "12".repeat(length / 2),
      ])
        for (let round = 0; round < 20; round += 1) for (const shape of almost) shape.exec(`${text}!`);
    };
    execAll(2_000)();
    expect(fastest(execAll(20_000)) / fastest(execAll(2_000))).toBeLessThan(50);
  });
});
