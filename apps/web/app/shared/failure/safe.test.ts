import { describe, expect, it } from "vitest";
import { messageOf, safePath, safeRequestData, stackOf } from "./safe.ts";

it.each([
  ["/", "/"],
  ["/de/contact/", "/de/contact/"],
  ["/report/q0mD2rYwT1yXfKc8uQZ7Lw", "/report/[left out]"],
  ["/de/report/q0mD2rYwT1yXfKc8uQZ7Lw", "/de/report/[left out]"],
  ["/api/check", "/api/check"],
  ["/api/report/q0mD2rYwT1yXfKc8uQZ7Lw", "/api/report/[left out]"],
  ["/api/model/rheem/XE50T10H45U0", "/api/model/rheem/[left out]"],
])("writes %s as %s", (path, safe) => {
  expect(safePath(path)).toBe(safe);
});

describe("safeRequestData", () => {
  it("keeps the shape, and nothing that was typed", () => {
    const body = { brand: "rheem", serialNumber: "RH0504B01826", modelNumber: "", ageYears: 22 };
    expect(safeRequestData(JSON.stringify(body))).toBe(
      '{"brand":"rheem","serialNumber":"[left out]","modelNumber":"","ageYears":22}',
    );
    const message = { name: "Jane Doe", email: "jane@example.com", more: ["Jane"] };
    expect(safeRequestData(JSON.stringify(message))).toBe(
      '{"name":"[left out]","email":"[left out]","more":["[left out]"]}',
    );
  });

  it("is cut at 500 characters", () => {
    expect(safeRequestData(JSON.stringify({ brand: "x".repeat(600) }))).toHaveLength(500);
  });

  it("leaves out what is no JSON, and tells of nothing where there was nothing", () => {
    expect(safeRequestData("serial=RH0504B01826")).toBe("[left out]");
    expect(safeRequestData(undefined)).toBeUndefined();
  });
});

it.each([
  [new Error("it broke"), "it broke"],
  ["just a text", "just a text"],
  [{ message: "like an error" }, "like an error"],
  [{ status: 503, statusText: "Service Unavailable" }, "Service Unavailable"],
  [new Error(""), ""],
  [{ message: 7 }, ""],
  [undefined, ""],
  [null, ""],
  [42, ""],
])("reads what %o says", (error, message) => {
  expect(messageOf(error)).toBe(message);
});

it("reads where an error happened", () => {
  expect(stackOf(new Error("it broke"))).toContain("safe.test.ts");
  expect(stackOf("just a text")).toBeUndefined();
});
