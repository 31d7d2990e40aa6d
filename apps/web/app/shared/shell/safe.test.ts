import { expect, it } from "vitest";
import { toMessage, safePath, readStack } from "./safe.ts";

it.each([
  ["/", "/"],
  ["/de/contact/", "/de/contact/"],
  ["/report/q0mD2rYwT1yXfKc8uQZ7Lw", "/report/[left out]"],
  ["/de/report/q0mD2rYwT1yXfKc8uQZ7Lw", "/de/report/[left out]"],
])("writes %s as %s", (path, safe) => {
  expect(safePath(path)).toBe(safe);
});

it.each([
  [new Error("it broke"), "it broke"],
  ["just a text", "just a text"],
  [{ message: "like an error" }, "like an error"],
  [{ status: 503, statusText: "Service Unavailable" }, "Service Unavailable"],
  [{ message: 7 }, ""],
  [undefined, ""],
  [42, ""],
])("returns the message of %o", (error, message) => {
  expect(toMessage(error)).toBe(message);
});

it("returns where an error was thrown", () => {
  expect(readStack(new Error("it broke"))).toContain("safe.test.ts");
  expect(readStack("just a text")).toBeUndefined();
});
