import { expect, it } from "vitest";
import { findBrand } from "../index.ts";
import { offersFor } from "./offers.ts";

const listOffers = (brand: string, serial: string) =>
  offersFor(findBrand(brand), serial, { today: "2026-11-20" }).map(
    (offer) =>
      `${offer.kind === "repair" ? offer.serial : offer.brand} ${offer.candidates.map(({ date }) => date).join(" ")}`,
  );

it("suggests the number with look-alike characters replaced", () => {
  expect(listOffers("rheem", "RHO504B01826")).toEqual(["RH0504B01826 2004-05"]);
});

it("suggests brands with such numbers, the most confident first", () => {
  expect(listOffers("bradford-white", "RH0504B01826").slice(0, 4)).toEqual([
    "rheem 2004-05",
    "ruud 2004-05",
    "rheemglas 2004-05",
    "ge 2004-05",
  ]);
  expect(listOffers("rheem", "BH6511396")[0]).toBe("bradford-white 2005-08 1985-08");
});

it("suggests a confident brand before a less confident correction", () => {
  const [first, second] = offersFor(findBrand("rinnai"), "BH6511396", { today: "2026-11-20" });
  expect([first?.kind, second?.kind]).toEqual(["brand", "repair"]);
});

it("suggests every brand that reads the number if none is selected", () => {
  expect(listOffers("", "RH0504B01826").slice(0, 2)).toEqual(["rheem 2004-05", "ruud 2004-05"]);
  expect(listOffers("", "RH0504")).toEqual([]);
});

it.each([
  ["a number that reads", "rheem", "RH0504B01826"],
  ["a number that nothing reads", "rheem", "ZZZZZZ999"],
  ["a number of the brand that holds no date", "aqua-therm", "A2363113"],
  ["a brand without formats", "samsung", "RH0504B01826"],
])("suggests nothing for %s", (_name, brand, serial) => {
  expect(listOffers(brand, serial)).toEqual([]);
});
