import { describe, expect, it } from "vitest";
import { safeReport } from "./safe-report.ts";
import type { ClientErrorReport } from "./schema.ts";

const report: ClientErrorReport = { level: "error", source: "client", message: "it broke" };

const readContext = (context: ClientErrorReport["context"]): unknown =>
  JSON.parse(safeReport({ ...report, context: context ?? {} }).context);

describe("safeReport", () => {
  it("returns null for missing fields", () => {
    const nothing = { userAgent: null, url: null, userId: null, sessionId: null, stack: null, context: "{}" };
    expect(safeReport({ ...report, userAgent: "", url: "" })).toEqual({ ...report, ...nothing });
  });

  it("masks every text, including the context and its keys", () => {
    const texts = {
      message: "No mail to jane@example.com",
      userAgent: "Kiosk (jane@example.com)",
      url: "https://heater-age.example/?serial=RH0504B01826",
      userId: "jane@example.com",
      sessionId: "5550100199",
      stack: "Error: (555) 010-0199",
    };
    expect(safeReport({ ...report, ...texts })).toMatchObject({
      message: "No mail to [email]",
      userAgent: "Kiosk ([email])",
      url: "https://heater-age.example/?serial=[serial]",
      userId: "[email]",
      sessionId: "[number]",
      stack: "Error: [number]",
    });
    expect(
      readContext({
        requestData: '{"serialNumber":"RH0504B01826"}',
        "jane@example.com": ["call 555 010 0199", { deep: "jane@example.com" }],
        called: 5_550_100_199,
        serialNumber: "RH0504B01826",
        headers: { authorization: "x", "set-cookie": ["y"] },
      }),
    ).toEqual({
      requestData: '{"serialNumber":"[serial]"}',
      "[email]": ["call [number]", { deep: "[email]" }],
      called: "[number]",
      serialNumber: "[left out]",
      headers: { authorization: "[left out]", "set-cookie": "[left out]" },
    });
  });

  it("cuts long texts after masking them, without splitting a character", () => {
    const long = `${"x".repeat(499)}🔥${"y".repeat(20_000)}`;
    const cut = safeReport({
      ...report,
      message: long,
      userAgent: long,
      url: long,
      userId: long,
      stack: long,
    });
    expect(cut).toMatchObject({
      message: long.slice(0, 2000),
      userAgent: "x".repeat(499),
      url: long.slice(0, 2000),
      userId: long.slice(0, 100),
      stack: long.slice(0, 8000),
    });
    expect(safeReport({ ...report, userId: `${"x".repeat(90)} jane@example.com` }).userId).toBe(
      `${"x".repeat(90)} [email]`,
    );
  });

  it("leaves out deeply nested data, and a context that is too long", () => {
    expect(readContext({ a: { b: { c: { d: { e: 1 } } } } })).toEqual({
      a: { b: { c: { d: "[left out]" } } },
    });
    expect(readContext({ text: "x".repeat(16_384) })).toEqual({ context: "[left out]" });
  });
});
