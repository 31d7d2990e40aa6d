import { describe, expect, it } from "vitest";
import { findField, mistakesIn, readValues } from "./fields.ts";

const values = {
  name: "Jane Doe",
  email: "jane@example.com",
  phone: "",
  subject: "A brand",
  message: "It is not on the list.",
};

describe("mistakesIn", () => {
  it("accepts a complete message with the shortest value of each field", () => {
    expect(mistakesIn(values)).toEqual({});
    expect(
      mistakesIn({ ...values, name: "Jo", subject: "12345", message: "1234567890", email: "a@b.co" }),
    ).toEqual({});
  });

  it.each([
    ["name", "J", "contact.nameShort"],
    ["name", " J ", "contact.nameShort"],
    ["name", "🔥", "contact.nameShort"],
    ["email", "jane", "contact.emailInvalid"],
    ["email", "jane@localhost", "contact.emailInvalid"],
    ["email", "jane@example.com, joe@example.com", "contact.emailInvalid"],
    ["subject", "1234", "contact.subjectShort"],
    ["message", "123456789", "contact.messageShort"],
  ] as const)("finds the error in %s %j", (field, text, mistake) => {
    expect(mistakesIn({ ...values, [field]: text })).toEqual({ [field]: mistake });
  });
});

it("parses a form as typed", () => {
  const form = new FormData();
  for (const [field, text] of Object.entries({ ...values, phone: " 555-0100 ", other: "x" }))
    form.set(field, text);
  expect(readValues(form)).toEqual({ ...values, phone: " 555-0100 " });
});

it.each([
  ["contact-name-long", "name"],
  ["contact-email", "email"],
  ["contact-captcha", undefined],
  [undefined, undefined],
] as const)("maps the code %s to its field", (code, field) => {
  expect(findField(code)).toBe(field);
});
