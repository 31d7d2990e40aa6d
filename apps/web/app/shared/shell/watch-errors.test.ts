import { afterEach, expect, it, vi } from "vitest";
import { watchErrors } from "./watch-errors.ts";

afterEach(() => void vi.restoreAllMocks());

const event = (type: string, values: object) => Object.assign(new Event(type, { cancelable: true }), values);

function watching() {
  const target = new EventTarget();
  const reported: object[] = [];
  watchErrors(target, (error, place) => reported.push({ error, ...place }));
  return { target, reported };
}

it("reports an error with its location", () => {
  const { target, reported } = watching();
  const error = new Error("it broke");
  const place = { filename: "https://heater-age.example/assets/result.js", lineno: 3, colno: 7 };
  const happened = event("error", { error, message: "Uncaught Error: it broke", ...place });
  target.dispatchEvent(happened);
  expect(reported).toEqual([{ errorType: "javascript", error, source: place.filename, line: 3, column: 7 }]);
  expect(happened.defaultPrevented).toBe(false);
});

it("reports thrown values that are not errors", () => {
  const { target, reported } = watching();
  target.dispatchEvent(
    event("error", { error: "just a text", message: "", filename: "", lineno: 0, colno: 0 }),
  );
  target.dispatchEvent(
    event("error", { error: null, message: "Script error.", filename: "", lineno: 0, colno: 0 }),
  );
  expect(reported).toMatchObject([
    { errorType: "custom", error: "just a text" },
    { errorType: "custom", error: "Script error." },
  ]);
});

it("reports a rejected promise and prevents its default logging", () => {
  const { target, reported } = watching();
  const rejection = event("unhandledrejection", { reason: "gone" });
  target.dispatchEvent(rejection);
  expect(reported).toEqual([{ errorType: "promise_rejection", error: "gone" }]);
  expect(rejection.defaultPrevented).toBe(true);
});

it("watches once and warns on a second call", () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  const { target, reported } = watching();
  const again: unknown[] = [];
  watchErrors(target, (error) => again.push(error));
  expect(warn).toHaveBeenCalledExactlyOnceWith("Errors are watched already");
  target.dispatchEvent(event("unhandledrejection", { reason: "gone" }));
  expect([reported.length, again.length]).toEqual([1, 0]);
});
