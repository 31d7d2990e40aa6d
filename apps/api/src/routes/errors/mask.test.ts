import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mask, maskVersions } from "./mask.ts";

describe("mask", () => {
  it.each([
    ["jane@example.com wrote", "[email] wrote"],
    ["<jane.doe+heater@mail.example.co.uk>", "<[email]>"],
    ["Jürgen@münchen.example", "[email]"],
    ["/?email=jane%40example.com#top", "/?email=[email]#top"],
    ["+49 30 901820-0, 0049.30.9018200", "[number], [number]"],
    ["555\u00A0010\u202F0199 or 555–010–0199", "[number] or [number]"],
    ["?q=%2B1%20(555)%20010%2D0199&r=555+010+0199", "?q=%2B[number]&r=[number]"],
    ["from 198.51.100.23", "from [number]"],
    ["٠١٢٣٤٥٦٧", "[number]"],
    ["/?brand=rheem&serial=RH0504B01826&x=1", "/?brand=rheem&serial=[serial]&x=1"],
    ["?serial%3DRH0504", "?serial%3D[serial]"],
    ['{"brand":"rheem","serialNumber":"RH0504"}', '{"brand":"rheem","serialNumber":"[serial]"}'],
    [String.raw`"{\"serialNumber\":\"RH0504\"}"`, String.raw`"{\"serialNumber\":\"[serial]\"}"`],
    ["serial no: RH0504, brand", "serial no: [serial], brand"],
  ])("%j becomes %j", (text, masked) => {
    expect(mask(text)).toBe(masked);
  });

  it.each([
    "TypeError: Cannot read properties of undefined (reading 'date')",
    "f@https://heater-age.example/assets/result.js:12:3456",
    "react-dom@19.3.1",
    "the serial number is not known",
  ])("keeps %j", (text) => {
    expect(mask(text)).toBe(text);
  });

  it("leaves no e-mail address and no seven consecutive digits anywhere", () => {
    const around = fc.string({ unit: "binary", maxLength: 200 });
    const digits = fc.stringMatching(/^\d{7,30}$/u);
    const address = fc.stringMatching(/^[a-z\d]{1,20}\.[a-z\d]{1,20}@[a-z\d]{1,20}\.[a-z]{2,10}$/u);
    fc.assert(
      fc.property(around, address, digits, around, (before, email, number, after) => {
        expect(mask(`${before} ${email} ${after}`)).not.toContain(email);
        expect(mask(before + number + after)).not.toMatch(/\p{Nd}{7}/u);
        expect(maskVersions(before + number + after)).not.toMatch(/\p{Nd}{7}/u);
      }),
    );
  });

  const piece = fc.constantFrom(
    ...'a @ . - 1 ( ) + / % = ? & \\ " é ١ \n %40 %20 %3D serial serialNumber [email] [serial]'.split(" "),
    " ",
    "jane@example.com",
    "5550100",
  );

  it("keeps text that is already masked", () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        const masked = mask(pieces.join(""));
        expect(mask(masked)).toBe(masked);
      }),
      { numRuns: 2000 },
    );
  });

  // Reading the text again from each character would take minutes for texts of this length.
  it("takes time proportional to the length, for any repeated text", () => {
    fc.assert(
      fc.property(fc.array(piece, { minLength: 1, maxLength: 4 }), (pieces) => {
        const repeated = pieces.join("");
        const text = repeated.repeat(Math.ceil(200_000 / repeated.length));
        expect(mask(text).length + maskVersions(text).length).toBeGreaterThan(0);
      }),
      { numRuns: 40 },
    );
  });
});

it("keeps the versions in a browser's name, and masks everything else", () => {
  expect(maskVersions("Chrome/142.0.7444.175 (jane@example.com; serial=RH0504; 5550100)")).toBe(
    "Chrome/142.0.7444.175 ([email]; serial=[serial]; [number])",
  );
});
