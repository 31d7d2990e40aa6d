import { describe, expect, it } from "vitest";
import { safeReport } from "./safe-report.ts";
import type { ClientErrorReport } from "./schema.ts";

const report: ClientErrorReport = { level: "error", source: "client", message: "it broke" };

describe("safeReport", () => {
  it("keeps the fields that the website sends", () => {
    const complete: ClientErrorReport = {
      ...report,
      userAgent: "Mozilla/5.0 Chrome/142.0.7444.175",
      url: "https://heater-age.example/es/?brand=rheem",
      userId: "visitor-a",
      sessionId: "sess_1763631000000_k3v9x2",
      stack: "Error: it broke\n    at f (result.js:1:2)",
      context: {
        errorId: "app_1763631000000_p7q2m4",
        componentStack: "\n    at Result",
        userDescription: "I pressed the button",
        timestamp: "2026-11-20T09:30:00.000Z",
        userLanguage: "es",
        viewport: { width: 390, height: 844 },
        line: 1,
        column: 2,
        type: "global",
        errorType: "promise_rejection",
        apiError: true,
        responseText: null,
        ratio: 1.333_333_373_069_763_2,
      },
    };
    expect(safeReport(complete)).toEqual(complete);
  });

  it("returns null for missing fields", () => {
    const nothing = { userAgent: null, url: null, userId: null, sessionId: null, stack: null, context: {} };
    expect(safeReport(report)).toEqual({ ...report, ...nothing });
    expect(safeReport({ ...report, userAgent: "", url: "", stack: "" })).toEqual({ ...report, ...nothing });
  });

  it("masks every text, including the context and its keys", () => {
    const masked = safeReport({
      ...report,
      message: "No mail to jane@example.com",
      userAgent: "Kiosk (jane@example.com)",
      url: "https://heater-age.example/?serial=RH0504B01826",
      userId: "jane@example.com",
      sessionId: "5550100199",
      stack: "Error: (555) 010-0199",
      context: {
        requestUrl: "/api/check?serialNumber=RH0504B01826",
        requestData: '{"serialNumber":"RH0504B01826"}',
        "jane@example.com": ["call 555 010 0199", { deep: "jane@example.com" }],
        called: 5_550_100_199,
        serialNumber: "RH0504B01826",
        headers: { authorization: "x", "set-cookie": ["y"] },
      },
    });
    expect(masked).toMatchObject({
      message: "No mail to [email]",
      userAgent: "Kiosk ([email])",
      url: "https://heater-age.example/?serial=[serial]",
      userId: "[email]",
      sessionId: "[number]",
      stack: "Error: [number]",
      context: {
        requestUrl: "/api/check?serialNumber=[serial]",
        requestData: '{"serialNumber":"[serial]"}',
        "[email]": ["call [number]", { deep: "[email]" }],
        called: "[number]",
        serialNumber: "[left out]",
        headers: { authorization: "[left out]", "set-cookie": "[left out]" },
      },
    });
  });

  it("truncates long text, without splitting a character", () => {
    const long = `${"x".repeat(499)}🔥${"y".repeat(20_000)}`;
    const cut = safeReport({
      ...report,
      message: long,
      userAgent: long,
      url: long,
      userId: long,
      sessionId: long,
      stack: long,
      context: { requestData: long, other: long, [long]: 1 },
    });
    expect(cut.message).toBe(long.slice(0, 2000));
    expect(cut.userAgent).toBe("x".repeat(499));
    expect(cut.url).toBe(long.slice(0, 2000));
    expect(cut.userId).toBe(long.slice(0, 100));
    expect(cut.sessionId).toBe(long.slice(0, 100));
    expect(cut.stack).toBe(long.slice(0, 8000));
    expect(cut.context).toEqual({
      requestData: "x".repeat(499),
      other: long.slice(0, 4000),
      [long.slice(0, 100)]: 1,
    });
  });

  it("masks an address at the point of truncation", () => {
    expect(safeReport({ ...report, message: `${"x".repeat(990)} jane@example.com` }).message).toBe(
      `${"x".repeat(990)} [email]`,
    );
  });

  it("omits deeply nested and excess data", () => {
    const many = Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`key${index}`, index]));
    const { context } = safeReport({
      ...report,
      context: { many, list: Object.values(many), a: { b: { c: { d: { e: 1 } } } } },
    });
    expect(Object.keys(context["many"] as object)).toHaveLength(50);
    expect(context["list"]).toHaveLength(50);
    expect(context["a"]).toEqual({ b: { c: { d: "[left out]" } } });
  });
});
