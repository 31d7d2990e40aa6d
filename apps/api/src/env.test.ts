import { describe, expect, it } from "vitest";
import { EnvironmentError, readEnvironment } from "./env.ts";

const minimal = { DATABASE_URL: "postgres://user@host/heater_age" };

function mistakesOf(variables: Record<string, string>): readonly string[] {
  try {
    readEnvironment(variables);
  } catch (error) {
    if (error instanceof EnvironmentError) return error.mistakes;
  }
  return [];
}

describe("readEnvironment", () => {
  it("needs the database alone", () => {
    expect(readEnvironment(minimal)).toEqual({
      databaseUrl: "postgres://user@host/heater_age",
      host: "127.0.0.1",
      port: 3001,
      trustedProxies: 0,
      logLevel: "info",
      checksPerMinute: 60,
    });
  });

  it("takes every setting", () => {
    expect(
      readEnvironment({
        ...minimal,
        API_HOST: "0.0.0.0",
        API_PORT: "8080",
        TRUSTED_PROXIES: "2",
        LOG_LEVEL: "debug",
        CHECKS_PER_MINUTE: "5",
      }),
    ).toMatchObject({
      host: "0.0.0.0",
      port: 8080,
      trustedProxies: 2,
      logLevel: "debug",
      checksPerMinute: 5,
    });
  });

  it("takes the address of a local socket", () => {
    const databaseUrl = "postgres://postgres@%2Ftmp%2Fsocket:5432/postgres";
    expect(readEnvironment({ DATABASE_URL: databaseUrl }).databaseUrl).toBe(databaseUrl);
  });

  it.each([
    [{}, "DATABASE_URL is not set: give the address of a PostgreSQL, as postgres://user@host/database"],
    [{ DATABASE_URL: "mysql://host/x" }, "DATABASE_URL must begin with postgres:// or postgresql://"],
    [{ ...minimal, API_PORT: "http" }, 'API_PORT must be a whole number from 0 to 65535, not "http"'],
    [{ ...minimal, API_PORT: "65536" }, 'API_PORT must be a whole number from 0 to 65535, not "65536"'],
    [
      { ...minimal, TRUSTED_PROXIES: "true" },
      'TRUSTED_PROXIES must be a whole number from 0 to 32, not "true"',
    ],
    [
      { ...minimal, CHECKS_PER_MINUTE: "0" },
      'CHECKS_PER_MINUTE must be a whole number from 1 to 1000000, not "0"',
    ],
    [
      { ...minimal, LOG_LEVEL: "loud" },
      'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, not "loud"',
    ],
  ])("refuses %j", (variables, mistake) => {
    expect(mistakesOf(variables)).toEqual([mistake]);
  });

  it("tells all mistakes at once", () => {
    expect(mistakesOf({ API_PORT: "-1", LOG_LEVEL: "loud" })).toHaveLength(3);
  });
});
