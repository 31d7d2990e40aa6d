import { describe, expect, it } from "vitest";
import { isUnreachable, isUnready } from "./unreachable.ts";

const withCode = (code: string) => Object.assign(new Error("x"), { code });

describe("isUnreachable", () => {
  it.each(["ECONNREFUSED", "EAI_AGAIN", "08006", "53300", "57P03"])("treats %s as temporary", (code) => {
    expect(isUnreachable(withCode(code))).toBe(true);
  });

  it.each(["28P01", "42P07", "ERR_INVALID_ARG_VALUE", ""])("treats %s as permanent", (code) => {
    expect(isUnreachable(withCode(code))).toBe(false);
  });

  it("treats a driver timeout as temporary", () => {
    expect(isUnreachable(new Error("timeout exceeded when trying to connect"))).toBe(true);
    expect(isUnreachable(new Error("Connection terminated unexpectedly"))).toBe(true);
  });

  it("requires every address to be unreachable", () => {
    expect(isUnreachable(new AggregateError([withCode("ECONNREFUSED"), withCode("ENETUNREACH")]))).toBe(true);
    expect(isUnreachable(new AggregateError([withCode("ECONNREFUSED"), withCode("28P01")]))).toBe(false);
  });

  it("treats values other than errors as permanent", () => {
    expect(isUnreachable("ECONNREFUSED")).toBe(false);
  });
});

describe("isUnready", () => {
  it.each(["42P01", "42703", "25006"])("treats %s as temporary", (code) => {
    expect(isUnready(withCode(code))).toBe(true);
    expect(isUnreachable(withCode(code))).toBe(false);
  });

  it.each(["42601", "23514", "53300", ""])("treats %s as permanent", (code) => {
    expect(isUnready(withCode(code))).toBe(false);
    expect(isUnready(code)).toBe(false);
  });
});
