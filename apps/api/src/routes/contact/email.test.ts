import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isEmail } from "./email.ts";

describe("isEmail", () => {
  it.each([
    "jane@example.com",
    "jane.doe+heater@mail.example.co.uk",
    "x@y.zz",
    "jane@उदाहरण.भारत",
    "jane@3com.example",
    `${"x".repeat(64)}@example.com`,
    `jane@${"x".repeat(63)}.example`,
  ])("accepts %s", (text) => {
    expect(isEmail(text)).toBe(true);
  });

  it.each([
    "jane",
    "jane@",
    "@example.com",
    "jane@localhost",
    "jane@example..com",
    "jane@-example.com",
    "jane@example-.com",
    "jane@192.0.2.1",
    "jane@example.c",
    "jane doe@example.com",
    "jane@doe@example.com",
    "jane@example.com\n",
    "jane@example.com, john@example.com",
    `${"x".repeat(65)}@example.com`,
    `jane@${"x".repeat(64)}.example`,
    `jane@${"x.".repeat(125)}com`,
  ])("refuses %j", (text) => {
    expect(isEmail(text)).toBe(false);
  });

  it("accepts every valid address with a public domain", () => {
    fc.assert(
      fc.property(fc.emailAddress(), (address) => {
        expect(isEmail(address)).toBe(true);
      }),
    );
  });
});
