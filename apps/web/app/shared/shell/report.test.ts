import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { reportFailure, reportGlobal } from "./report.ts";

const fetched = vi.fn<typeof fetch>();
const accept = () => Promise.resolve(new Response(null, { status: 204 }));

/** Returns the reports to the operator. */
const reported = () =>
  fetched.mock.calls
    .filter(([address]) => address === "/api/errors")
    .map(([, request]) => {
      const { body } = request ?? {};
      return JSON.parse(typeof body === "string" ? body : "null") as Readonly<Record<string, unknown>>;
    });

beforeEach(() => {
  const storage = new Map<string, string>();
  vi.stubGlobal("fetch", fetched.mockReset().mockImplementation(accept));
  vi.stubGlobal("navigator", { userAgent: "Kiosk/1.0", language: "de-AT" });
  vi.stubGlobal("location", {
    origin: "https://heater-age.example",
    pathname: "/de/",
    href: "https://heater-age.example/de/",
  });
  vi.stubGlobal("innerWidth", 390);
  vi.stubGlobal("innerHeight", 844);
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
  });
});
afterEach(() => void vi.unstubAllGlobals());

it("reports a fallback message for an error without one", async () => {
  expect(await reportFailure(undefined, "app_1")).toBe(true);
  await reportGlobal(new Error(""), { errorType: "javascript" });
  expect(reported()).toMatchObject([
    { level: "error", source: "client", message: "Unknown error occurred", context: { errorId: "app_1" } },
    { message: "Unknown global error", context: { type: "global", errorType: "javascript" } },
  ]);
});
