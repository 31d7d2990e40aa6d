import { readFileSync } from "node:fs";
import { findMisspelled } from "@heater-age/requests";
import Type, { type Static, type TSchema } from "typebox";
import { Check } from "typebox/value";
import { hour, minute } from "../time/durations.ts";

/** Schemas of variables. `must` ends the sentence about an invalid value. */
const whole = (fallback: number, minimum = 1, maximum = 1_000_000) =>
  Type.Integer({
    default: fallback,
    minimum,
    maximum,
    must: `be a whole number from ${minimum} to ${maximum}`,
  });

const oneOf = <const Word extends string>(words: readonly Word[], fallback: Word) =>
  Type.Unsafe<Word>({ enum: words, default: fallback, must: `be one of ${words.join(", ")}` });

const text = (fallback: string) => Type.String({ default: fallback });
const optionalText = Type.Unsafe<string | undefined>({ type: "string" });

/** An address, which can contain a secret, so that it isn't repeated. */
const address = (...protocols: readonly string[]) =>
  Type.Refine(
    Type.Unsafe<string | undefined>({
      type: "string",
      isSecret: true,
      must: `be an address that begins with ${protocols.map((name) => `${name}://`).join(" or ")}`,
    }),
    (value) => protocols.includes(URL.parse(value ?? "")?.protocol.slice(0, -1) ?? ""),
  );
const webAddress = address("http", "https");

export type LimitName = keyof typeof limitSettings;

/** Number of requests that one visitor may send in a time window. */
export interface Limit {
  readonly max: number;
  /** Milliseconds. */
  readonly window: number;
}

/** The limits: the variable of each, its default, and its window in milliseconds. */
export const limitSettings = {
  check: { variable: "CHECKS_PER_MINUTE", max: 60, window: minute },
  batch: { variable: "BATCHES_PER_MINUTE", max: 10, window: minute },
  batchChecks: { variable: "BATCH_CHECKS_PER_MINUTE", max: 5000, window: minute },
  report: { variable: "REPORTS_PER_MINUTE", max: 10, window: minute },
  // Within two windows, one visitor cannot exceed the default of ALERT_ERRORS.
  error: { variable: "ERRORS_PER_5_MINUTES", max: 25, window: 5 * minute },
  share: { variable: "SHARES_PER_MINUTE", max: 30, window: minute },
  contact: { variable: "CONTACTS_PER_HOUR", max: 5, window: hour },
  read: { variable: "READS_PER_MINUTE", max: 300, window: minute },
} as const satisfies Record<string, Limit & { readonly variable: string }>;

export const limitNames = Object.keys(limitSettings) as readonly LimitName[];

const limitVariables = Object.fromEntries(
  Object.entries(limitSettings).map(([name, { variable, max }]) => [
    variable,
    whole(max, 1, name === "batchChecks" ? 100_000_000 : undefined),
  ]),
) as Record<(typeof limitSettings)[LimitName]["variable"], ReturnType<typeof whole>>;

const Variables = Type.Object({
  DATABASE_URL: Type.String({
    pattern: "^postgres(?:ql)?://.",
    isSecret: true,
    must: "begin with postgres:// or postgresql://",
    missing: "is not set: give the address of a PostgreSQL, as postgres://user@host/database",
  }),
  API_HOST: text("127.0.0.1"),
  API_PORT: whole(3001, 0, 65_535),
  LOG_LEVEL: oneOf(["fatal", "error", "warn", "info", "debug", "trace", "silent"], "info"),
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress,
  TRUSTED_PROXIES: whole(0, 0, 32),
  HSTS_SUBDOMAINS: oneOf(["on", "off"], "off"),
  ALLOWED_ORIGINS: Type.Refine(
    Type.String({
      default: "",
      must: "hold origins such as https://www.example.com, with commas between them",
    }),
    (value) => splitList(value).every((origin) => URL.parse(origin)?.origin === origin),
  ),
  ...limitVariables,
  REDIS_URL: address("redis", "rediss", "unix"),
  RECORD_WAIT_MS: whole(50, 1, 10_000),
  RECORD_QUEUE: whole(10_000),
  RECORDS_PER_DAY: whole(100_000, 1, 100_000_000),
  KEEP_CHECKS_DAYS: whole(400),
  KEEP_ERRORS_DAYS: whole(90),
  KEEP_CONTACT_DAYS: whole(180),
  KEEP_REPORTS_DAYS: whole(730),
  KEEP_AI_ANSWERS_DAYS: whole(180),
  OPERATOR_TOKEN: Type.Unsafe<string | undefined>({
    type: "string",
    pattern: "^[\\u{21}-\\u{7E}]{24,}$",
    isSecret: true,
    must: "have 24 characters or more, without spaces",
  }),
  ALERT_ERRORS: whole(50),
  ALERT_WINDOW_SECONDS: whole(300),
  ALERT_WEBHOOK: webAddress,
  SMTP_URL: address("smtp", "smtps"),
  MAIL_FROM: optionalText,
  MAIL_TO: optionalText,
  RECAPTCHA_SECRET: optionalText,
  RECAPTCHA_URL: webAddress,
  AI_BASE_URL: webAddress,
  AI_MODEL: optionalText,
  AI_KEY: optionalText,
  AI_TIMEOUT_MS: whole(8000, 100, 60_000),
  AI_QUESTIONS_PER_DAY: whole(200),
  SITE_URL: webAddress,
});
type Variables = Static<typeof Variables>;

const splitList = (value: string): readonly string[] =>
  value
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");

/** The environment is invalid. `mistakes` has one line for each invalid variable. */
export class EnvironmentError extends Error {
  override readonly name = "EnvironmentError";
  readonly mistakes: readonly string[];

  constructor(mistakes: readonly string[]) {
    super(mistakes.join("\n"));
    this.mistakes = mistakes;
  }
}

type Given = Readonly<Record<string, string | undefined>>;

/** A schema of a variable, with its default and what its value must be. */
interface VariableSchema {
  readonly type?: string;
  readonly default?: unknown;
  readonly isSecret?: boolean;
  readonly must?: string;
  readonly missing?: string;
}

/** Returns the value of a variable, which can also be the content of a file: `AI_KEY_FILE=/run/secrets/ai-key`. */
function readValue(given: Given, name: string): string {
  const file = given[`${name}_FILE`]?.trim() ?? "";
  return (file === "" ? given[name] : readFileSync(file, "utf8"))?.trim() ?? "";
}

function readVariables(given: Given) {
  // The content of a file can be a value: AI_KEY_FILE.
  const names = Object.keys(given).map((name) => name.replace(/_FILE$/u, ""));
  const mistakes = [...findMisspelled(names, Object.keys(Variables.properties))];
  const values: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries<TSchema>(Variables.properties)) {
    const { type, default: fallback, isSecret = false, must = "", missing } = schema as VariableSchema;
    const value = readValue(given, name);
    if (value === "") {
      values[name] = fallback;
      if (missing !== undefined) mistakes.push(`${name} ${missing}`);
      continue;
    }
    values[name] = type === "integer" && /^\d{1,9}$/u.test(value) ? Number(value) : value;
    if (!Check(schema, values[name]))
      mistakes.push(`${name} must ${must}${isSecret ? "" : `, not "${value}"`}`);
  }
  return { mistakes, values: values as Variables };
}

/** Variables that belong together: all are set, or none. */
const groups = [
  ["SMTP_URL", "MAIL_FROM", "MAIL_TO"],
  ["AI_BASE_URL", "AI_MODEL", "AI_KEY"],
] as const;

function findIncomplete(variables: Variables): readonly string[] {
  return groups.flatMap((names) => {
    const missing = names.filter((name) => variables[name] === undefined);
    if (missing.length === 0 || missing.length === names.length) return [];
    const set = names.filter((name) => variables[name] !== undefined);
    return [`${missing.join(" and ")} must be set too, along with ${set.join(" and ")}`];
  });
}

function toSettings(variables: Variables) {
  const { RECAPTCHA_SECRET: secret } = variables;
  const { SMTP_URL: smtpUrl, MAIL_FROM: from, MAIL_TO: to } = variables;
  const { AI_BASE_URL: baseUrl, AI_MODEL: model, AI_KEY: key } = variables;
  return {
    /** Number of proxies in front of the service. Only that many entries of X-Forwarded-For are trusted. */
    trustedProxies: variables.TRUSTED_PROXIES,
    /** Whether browsers only use https for the site's subdomains too. */
    hstsSubdomains: variables.HSTS_SUBDOMAINS === "on",
    /** Sites whose pages may send credentials. */
    allowedOrigins: splitList(variables.ALLOWED_ORIGINS),
    limits: Object.fromEntries(
      limitNames.map((name) => {
        const { variable, window } = limitSettings[name];
        return [name, { max: variables[variable], window }];
      }),
    ) as Readonly<Record<LimitName, Limit>>,
    /** Redis in which instances share their counts. Without it, each instance counts separately. */
    redisUrl: variables.REDIS_URL,
    recording: {
      /** Milliseconds that a response waits for its row to be committed. */
      wait: variables.RECORD_WAIT_MS,
      /** Maximum number of rows that wait for the database. */
      queue: variables.RECORD_QUEUE,
      /** Maximum number of rows that one visitor adds per day, in UTC. */
      perVisitor: variables.RECORDS_PER_DAY,
    },
    /** For each kind of rows. */
    retentionDays: {
      checks: variables.KEEP_CHECKS_DAYS,
      errors: variables.KEEP_ERRORS_DAYS,
      contactMessages: variables.KEEP_CONTACT_DAYS,
      reports: variables.KEEP_REPORTS_DAYS,
      aiAnswers: variables.KEEP_AI_ANSWERS_DAYS,
    },
    /** The operator's secret. Without it, the operator's routes don't exist. */
    operatorToken: variables.OPERATOR_TOKEN,
    errorAlert: {
      /** More errors than this in a window trigger an alert. */
      errors: variables.ALERT_ERRORS,
      /** Milliseconds. */
      window: variables.ALERT_WINDOW_SECONDS * 1000,
      /** Destination of alerts. */
      webhook: variables.ALERT_WEBHOOK,
    },
    mail: smtpUrl && from && to ? { smtpUrl, from, to } : undefined,
    recaptcha: secret
      ? { secret, url: variables.RECAPTCHA_URL ?? "https://www.google.com/recaptcha/api/siteverify" }
      : undefined,
    /** The language model that is asked about models missing from the catalogue. */
    ai:
      baseUrl && model && key
        ? {
            baseUrl,
            model,
            key,
            /** Timeout of an answer in milliseconds. */
            timeout: variables.AI_TIMEOUT_MS,
            /** Questions per day (UTC), over all instances. */
            questionsPerDay: variables.AI_QUESTIONS_PER_DAY,
          }
        : undefined,
    /** Origin of the website's public address, for the description of the API. */
    siteUrl: variables.SITE_URL && new URL(variables.SITE_URL).origin,
  };
}

export type Settings = ReturnType<typeof toSettings>;
export type MailSettings = NonNullable<Settings["mail"]>;
/** Settings of the language model. */
export type AiSettings = NonNullable<Settings["ai"]>;

/** The operator's configuration. */
export type Environment = ReturnType<typeof readEnvironment>;

/**
 * Reads the operator's configuration.
 *
 * @throws {EnvironmentError} with a line for each error.
 *
 * @example
 * readEnvironment({ DATABASE_URL: "postgres://localhost/heater_age" }).port; //=> 3001
 */
export function readEnvironment(given: Given = process.env) {
  const { mistakes, values } = readVariables(given);
  mistakes.push(...findIncomplete(values));
  if (mistakes.length > 0) throw new EnvironmentError(mistakes);
  return {
    databaseUrl: values.DATABASE_URL,
    host: values.API_HOST,
    port: values.API_PORT,
    logLevel: values.LOG_LEVEL,
    /** Destination of traces, in the OpenTelemetry protocol over HTTP. */
    tracesUrl: values.OTEL_EXPORTER_OTLP_ENDPOINT,
    settings: toSettings(values),
  };
}
