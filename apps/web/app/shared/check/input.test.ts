import { describe, expect, it } from "vitest";
import { addressInput, checkQuery, normalised, sameInput } from "./input.ts";
import { sentInput, typedSerial } from "./typed.ts";

const read = (query: string) => addressInput(new URLSearchParams(query));

describe("addressInput", () => {
  it("starts a check when brand and serial number are present, even if empty", () => {
    expect(read("brand=rheem&serial=RH0504B01826").isCheck).toBe(true);
    expect(read("brand=&serial=&model=").isCheck).toBe(true);
  });

  it("only fills the form when one is missing", () => {
    expect(read("brand=rheem")).toEqual({
      input: { brand: "rheem", serial: "", model: "" },
      isCheck: false,
      filled: true,
    });
    expect(read("serial=RH0504B01826")).toMatchObject({ isCheck: false, filled: true });
  });

  it("ignores other parameters", () => {
    expect(read("utm_source=mail")).toMatchObject({ isCheck: false, filled: false });
  });
});

it("writes the query that it parses", () => {
  const input = { brand: "bradford-white", serial: "BH6511396", model: "M240T6FBN" };
  expect(read(checkQuery(input)).input).toEqual(input);
  expect(checkQuery({ ...input, model: "" })).toBe("?brand=bradford-white&serial=BH6511396");
});

it.each([
  ["04.05-123456", "04.05-123456"],
  [" rh 0504-b01826 ", "rh 0504-b01826"],
  ["rh0504b01826", undefined],
  [`RH${"-".repeat(99)}0504B01826`, undefined],
])("keeps the typed form of %j next to the number", (serial, typed) => {
  const input = { brand: "rheem", serial, model: "" };
  expect(typedSerial(input).typed).toBe(typed);
  const plain = normalised(input);
  expect(sentInput(input)).toEqual({ ...plain, serial: typed ?? plain.serial });
});

it("ignores spelling in comparisons", () => {
  const input = { brand: "rheem", serial: "RH0504B01826", model: "82VH40-2" };
  expect(sameInput(input, { brand: " Rheem", serial: "rh 0504-b01826", model: "82vh402" })).toBe(true);
  expect(sameInput(input, { ...input, serial: "RH0504B01827" })).toBe(false);
  expect(sameInput(input, { ...input, model: "" })).toBe(false);
});
