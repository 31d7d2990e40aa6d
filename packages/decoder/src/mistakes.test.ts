import { describe, expect, it } from "vitest";
import { checkSerial, offersFor, parseCheck } from "./check/index.ts";
import { age, brands, decode, findBrand, identify } from "./index.ts";

const today = "2026-11-20";
const serial = "RH0504B01826";
const input = { brand: "rheem", serialNumber: serial };
const { errors, check } = parseCheck({ brand: "rheem", serialNumber: "RH05" }, { findBrand });

/** Calls a function with arguments that no compiler has checked. */
const call = (called: unknown, ...given: readonly unknown[]): unknown =>
  (called as (...given: readonly unknown[]) => unknown)(...given);

describe("a call with the wrong arguments", () => {
  it.each([
    [
      decode,
      [undefined, serial, { today }],
      'decode(): "brand" must be a Brand from "brands", got undefined',
    ],
    [decode, ["rheem", serial, { today }], 'decode(): "brand" must be a Brand from "brands", got "rheem"'],
    [
      decode,
      [brands, serial, { today }],
      'decode(): "brand" must be a Brand from "brands", got [object Object]',
    ],
    [decode, [brands.rheem, 504_018_260, { today }], 'decode(): "serial" must be a string, got 504018260'],
    [decode, [brands.rheem, [serial], { today }], 'decode(): "serial" must be a string, got [object Array]'],
    [decode, [brands.rheem, serial], 'decode(): "options" must be an object with "today", got undefined'],
    [
      decode,
      [brands.rheem, serial, { today: new Date() }],
      'decode(): "options.today" must be a date "YYYY-MM-DD", got [object Date]',
    ],
    [
      decode,
      [brands.rheem, serial, { today, model: null }],
      'decode(): "options.model" must be a string, got null',
    ],
    [identify, [serial], 'identify(): "options" must be an object with "today", got undefined'],
    [identify, [undefined, { today }], 'identify(): "serial" must be a string, got undefined'],
    [offersFor, [undefined, undefined, { today }], 'identify(): "serial" must be a string, got undefined'],
    [findBrand, [undefined], 'findBrand(): "text" must be a string, got undefined'],
    [age, ["2005-08"], 'age(): "today" must be a string, got undefined'],
    [age, [new Date(), today], 'age(): "date" must be a string, got [object Date]'],
    [
      parseCheck,
      [{ ...input, serialNumber: 5 }, { findBrand }],
      'parseCheck(): "input.serialNumber" must be a string, got 5',
    ],
    [
      parseCheck,
      [{ brand: "rheem", serial }, { findBrand }],
      'parseCheck(): "input.serialNumber" must be a string, got undefined',
    ],
    [
      checkSerial,
      [check, { today }],
      'checkSerial(): "check" must be the "check" that parseCheck() returns without errors, got undefined',
    ],
    [
      checkSerial,
      [parseCheck(input, { findBrand }).check],
      'checkSerial(): "options" must be an object with "today", got undefined',
    ],
  ])("%o names the argument, the expected value and the received value", (called, given, message) => {
    expect(() => call(called, ...given)).toThrow(new TypeError(message));
  });

  it("is a programming error: user input never causes one", () => {
    expect(errors).toEqual([{ field: "serialNumber", code: "serial-too-short", values: { shortest: 6 } }]);
  });
});
