import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { exportFile, exportName, parseExport } from "./exported.ts";
import type { SavedData, SavedHeater } from "./saved-heater.ts";

const heater: SavedHeater = {
  id: "2f1c6a0e-54a6-4a4e-9f6e-0d6a3d1b7c11",
  brand: "rheem",
  serial: "RH05.04-B01826",
  model: "XG40T06EC36U1",
  date: "2004-05",
  kind: "gas-tank",
  address: "12 Elm St",
  name: "Basement",
  notes: "Anode replaced.\nPan is dry.",
  installed: "2004-08",
  hasPhoto: true,
  savedAt: "2026-11-23T10:00:00.000Z",
  changedAt: "2026-11-23T10:00:00.000Z",
  seenRecalls: ["cpsc-2018-aosmith-ulnox"],
};
const data: SavedData = {
  heaters: [heater, { ...heater, id: "b", date: undefined, kind: undefined, hasPhoto: false }],
  photos: [{ id: heater.id, address: "data:image/jpeg;base64,/9j/4AAQSkZJRg==" }],
};
const now = new Date("2026-11-23T12:00:00Z");
const file = (change: object) => JSON.stringify({ ...JSON.parse(exportFile(data, now)), ...change });

it("parses an export completely", () => {
  expect(parseExport(exportFile(data, now))).toEqual({
    data: JSON.parse(JSON.stringify(data)) as unknown,
    lost: { unnumbered: 0, damaged: 0, photos: 0 },
  });
  expect(exportName("2026-11-23")).toBe("heater-age-2026-11-23.json");
});

it.each([
  ["no JSON", "heater", "foreign"],
  ["another format", file({ format: "recipes" }), "foreign"],
  ["no version", file({ version: "1" }), "foreign"],
  ["version 0", file({ version: 0 }), "foreign"],
  ["a newer version", file({ version: 2 }), "newer"],
  ["no list of heaters", file({ heaters: {} }), "foreign"],
])("reports what is wrong with a file that has %s", (_what, text, fault) => {
  expect(parseExport(text)).toBe(fault);
});

it("rejects a file that is too large for a phone", () => {
  expect(parseExport(" ".repeat(100_000_001))).toBe("large");
});

describe("an invalid entry", () => {
  const { brand: _brand, ...brandless } = heater;
  it.each<[what: string, entry: unknown, lost: Partial<Record<"damaged" | "unnumbered", number>>]>([
    ["without a brand", brandless, { unnumbered: 1 }],
    ["with a brand that is no slug", { ...heater, brand: "<b>" }, { unnumbered: 1 }],
    ["without a character in its serial number", { ...heater, serial: " - " }, { unnumbered: 1 }],
    ["with a serial number as long as a novel", { ...heater, serial: "A".repeat(101) }, { unnumbered: 1 }],
    ["that is a text", "heater", { damaged: 1 }],
    ["with an id that is code", { ...heater, id: '"><script>' }, { damaged: 1 }],
    ["with notes that are a number", { ...heater, notes: 1 }, { damaged: 1 }],
    ["with a date of no calendar", { ...heater, installed: "2014-13" }, { damaged: 1 }],
    ["saved at no time", { ...heater, savedAt: "yesterday" }, { damaged: 1 }],
    ["of an unknown kind", { ...heater, kind: "steam" }, { damaged: 1 }],
  ])("counts %s as lost and keeps the others", (_what, entry, lost) => {
    const parsed = parseExport(file({ heaters: [entry, heater], photos: [] }));
    expect(parsed).toMatchObject({
      data: { heaters: [{ id: heater.id }] },
      lost: { unnumbered: 0, damaged: 0, ...lost },
    });
  });

  it.each([
    "https://example.org/photo.jpg",
    "data:image/svg+xml;base64,PHN2Zz4=",
    'data:image/jpeg;base64,/9j/" onerror="',
    `data:image/jpeg;base64,${"A".repeat(400_000)}`,
  ])("accepts no photo from %.40s", (address) => {
    const parsed = parseExport(file({ photos: [{ id: heater.id, address }, ...data.photos] }));
    expect(parsed).toMatchObject({ data: { photos: data.photos }, lost: { photos: 1 } });
  });
});

it("drops unknown fields", () => {
  const parsed = parseExport(file({ heaters: [{ ...heater, isAdmin: true }], extra: 1 }));
  expect(parsed).toMatchObject({ data: { heaters: [heater] } });
  expect(JSON.stringify(parsed)).not.toContain("isAdmin");
});

describe("a file with any content", () => {
  it("is accepted or rejected, and never throws", () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(["foreign", "newer"]).toContain(parseExport(text));
      }),
    );
  });

  it("counts every entry in a valid envelope", () => {
    const entry = fc.oneof(fc.jsonValue(), fc.constant(heater));
    fc.assert(
      fc.property(fc.array(entry), (heaters) => {
        const parsed = parseExport(file({ heaters }));
        if (typeof parsed === "string") throw new Error(parsed);
        const { unnumbered, damaged } = parsed.lost;
        expect(parsed.data.heaters.length + unnumbered + damaged).toBe(heaters.length);
      }),
    );
  });
});
