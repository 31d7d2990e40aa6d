import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { EnvironmentError, readEnvironment } from "./env.ts";

const minimal = { DATABASE_URL: "postgres://user@host/heater_age" };

function listMistakes(variables: Record<string, string>): readonly string[] {
  try {
    readEnvironment(variables);
  } catch (error) {
    if (error instanceof EnvironmentError) return error.mistakes;
  }
  return [];
}

describe("readEnvironment", () => {
  it("requires only the database", () => {
    expect(readEnvironment(minimal)).toEqual({
      databaseUrl: "postgres://user@host/heater_age",
      host: "127.0.0.1",
      port: 3001,
      logLevel: "info",
      tracesUrl: undefined,
      settings: {
        trustedProxies: 0,
        hstsSubdomains: false,
        allowedOrigins: [],
        limits: expect.objectContaining({ check: { max: 60, window: 60_000 } }) as object,
        redisUrl: undefined,
        recording: { wait: 50, queue: 10_000, perVisitor: 100_000 },
        retentionDays: {
          checks: 400,
          errors: 90,
          contactMessages: 180,
          reports: 730,
          aiAnswers: 180,
        },
        operatorToken: undefined,
        errorAlert: { errors: 50, window: 300_000, webhook: undefined },
        mail: undefined,
        recaptcha: undefined,
        ai: undefined,
        siteUrl: undefined,
      },
    });
  });

  it.each(["CHECKS_PER_MINUT", "DATABASE_URI", "OPERATOR_TOKENS"])(
    "names the setting that %s means",
    (name) => {
      expect(listMistakes({ ...minimal, [name]: "1" })).toEqual([
        expect.stringMatching(new RegExp(`^${name} isn't a setting: did you mean ${name.slice(0, 10)}`, "u")),
      ]);
    },
  );

  it("reads a secret from a file", () => {
    const file = join(mkdtempSync(join(tmpdir(), "heater-age-")), "token");
    writeFileSync(file, `${"t".repeat(24)}\n`);
    expect(readEnvironment({ ...minimal, OPERATOR_TOKEN_FILE: file }).settings.operatorToken).toBe(
      "t".repeat(24),
    );
  });

  it("keeps a single visitor from raising an alert, whose window overlaps two of the limit", () => {
    const { limits, errorAlert } = readEnvironment(minimal).settings;
    expect(errorAlert.window).toBeLessThanOrEqual(limits.error.window);
    expect(2 * limits.error.max).toBeLessThanOrEqual(errorAlert.errors);
  });

  it("accepts settings of every kind", () => {
    const environment = readEnvironment({
      ...minimal,
      API_HOST: "0.0.0.0",
      API_PORT: "8080",
      LOG_LEVEL: "debug",
      OTEL_EXPORTER_OTLP_ENDPOINT: "http://collector:4318",
      TRUSTED_PROXIES: "2",
      ALLOWED_ORIGINS: "https://www.example.com, http://localhost:8080",
      BATCH_CHECKS_PER_MINUTE: "20000000",
      REDIS_URL: "redis://:secret@redis:6379/1",
      OPERATOR_TOKEN: "a-token-of-24-characters",
      ALERT_WEBHOOK: "https://hooks.example.com/1",
      SMTP_URL: "smtps://user:secret@mail.example.com",
      MAIL_FROM: "site@example.com",
      MAIL_TO: "office@example.com",
      RECAPTCHA_SECRET: "secret",
      AI_BASE_URL: "https://ai.example.com/v1",
      AI_MODEL: "model",
      AI_KEY: "secret",
    });
    expect(environment).toMatchObject({
      host: "0.0.0.0",
      port: 8080,
      logLevel: "debug",
      tracesUrl: "http://collector:4318",
    });
    expect(environment.settings).toMatchObject({
      trustedProxies: 2,
      allowedOrigins: ["https://www.example.com", "http://localhost:8080"],
      limits: { batchChecks: { max: 20_000_000, window: 60_000 } },
      redisUrl: "redis://:secret@redis:6379/1",
      operatorToken: "a-token-of-24-characters",
      errorAlert: { webhook: "https://hooks.example.com/1" },
      mail: {
        smtpUrl: "smtps://user:secret@mail.example.com",
        from: "site@example.com",
        to: "office@example.com",
      },
      recaptcha: { secret: "secret" },
      ai: {
        baseUrl: "https://ai.example.com/v1",
        model: "model",
        key: "secret",
        timeout: 8000,
        questionsPerDay: 200,
      },
    });
  });

  it("accepts a local socket", () => {
    const databaseUrl = "postgres://postgres@%2Ftmp%2Fsocket:5432/postgres";
    expect(readEnvironment({ DATABASE_URL: databaseUrl }).databaseUrl).toBe(databaseUrl);
  });

  it.each([
    [{}, "DATABASE_URL is not set: give the address of a PostgreSQL, as postgres://user@host/database"],
    [{ DATABASE_URL: "mysql://host/x" }, "DATABASE_URL must begin with postgres:// or postgresql://"],
    [{ ...minimal, API_PORT: "http" }, 'API_PORT must be a whole number from 0 to 65535, not "http"'],
    [{ ...minimal, API_PORT: "65536" }, 'API_PORT must be a whole number from 0 to 65535, not "65536"'],
    [
      { ...minimal, CHECKS_PER_MINUTE: "0" },
      'CHECKS_PER_MINUTE must be a whole number from 1 to 1000000, not "0"',
    ],
    [
      { ...minimal, LOG_LEVEL: "loud" },
      'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, not "loud"',
    ],
    [
      { ...minimal, ALLOWED_ORIGINS: "https://example.com/page" },
      'ALLOWED_ORIGINS must hold origins such as https://www.example.com, with commas between them, not "https://example.com/page"',
    ],
    [
      { ...minimal, OPERATOR_TOKEN: "short" },
      "OPERATOR_TOKEN must have 24 characters or more, without spaces",
    ],
    [
      { ...minimal, REDIS_URL: "localhost" },
      "REDIS_URL must be an address that begins with redis:// or rediss:// or unix://",
    ],
    [
      { ...minimal, SMTP_URL: "smtp://mail.example.com", MAIL_TO: "office@example.com" },
      "MAIL_FROM must be set too, along with SMTP_URL and MAIL_TO",
    ],
    [{ ...minimal, AI_MODEL: "model" }, "AI_BASE_URL and AI_KEY must be set too, along with AI_MODEL"],
  ])("refuses %j", (variables, mistake) => {
    expect(listMistakes(variables)).toEqual([mistake]);
  });

  it("reports all mistakes at once", () => {
    expect(listMistakes({ API_PORT: "-1", LOG_LEVEL: "loud" })).toHaveLength(3);
  });
});
