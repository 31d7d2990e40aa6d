import { brands, decode, firstBrands } from "@heater-age/decoder";
import { describe, expect, it } from "vitest";
import { examples } from "./examples.ts";
import { meaningsOf } from "./format-meanings.ts";

describe("examples", () => {
  it("are there for each of the fourteen brands", () => {
    expect(Object.keys(examples).toSorted()).toEqual(firstBrands.toSorted());
  });

  it.each(firstBrands.flatMap((slug) => (examples[slug] ?? []).map(({ serial }) => [slug, serial] as const)))(
    "%s %s is read",
    (slug, serial) => {
      expect(decode(brands[slug], serial, { today: "2026-11-20" }).status).not.toBe("unreadable");
    },
  );
});

describe("meaningsOf", () => {
  it("names the parts in their order, neighbours of one kind once", () => {
    expect(meaningsOf(/^(?<year>[A-Z])(?<month>[A-M])(?<sequence>\d{7})$/u)).toEqual([
      "reading.partYear",
      "reading.partMonth",
      "reading.partSequence",
    ]);
    expect(meaningsOf(/^(?<unknown>\d)(?<suffix>[A-Z])(?<dayOfYear>\d{3})$/u)).toEqual(["reading.partDay"]);
  });

  it("knows the parts of every format", () => {
    for (const { slug, formats } of Object.values(brands)) {
      for (const { id, shape, undated } of formats) {
        if (undated) continue;
        expect(meaningsOf(shape).length, `${slug} ${id}`).toBeGreaterThan(0);
      }
    }
  });
});
