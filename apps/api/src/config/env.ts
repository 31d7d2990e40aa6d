import { hour, minute } from "../time/durations.ts";

/** The log levels of the service. */
const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

/** The names of the rate limits. */
export const limitNames = [
  "check",
  "batch",
  "batchChecks",
  "report",
  "pdf",
  "error",
  "share",
  "contact",
  "correction",
  "read",
] as const;

/** Name of a limit. */
export type LimitName = (typeof limitNames)[number];

/** Number of requests that one visitor may send in a time window. */
export interface Limit {
  readonly max: number;
  /** Milliseconds. */
  readonly window: number;
}

/** Kinds of data with a retention period. */
export const retained = [
  "checks",
  "errors",
  "contactMessages",
  "corrections",
  "reports",
  "aiAnswers",
] as const;

/** Settings for sending mail. */
export interface MailSettings {
  /** The server, `smtp://…` or `smtps://…`, with user and password if it needs them. */
  readonly smtpUrl: string;
  readonly from: string;
  readonly to: string;
}

/** Settings of the language model that is asked about models missing from the catalogue. */
export interface AiSettings {
  /** Address of an OpenAI-compatible endpoint, up to and without `/chat/completions`. */
  readonly baseUrl: string;
  readonly model: string;
  readonly key: string;
  /** Timeout of an answer in milliseconds. */
  readonly timeout: number;
  /** Questions per day (UTC), over all instances. */
  readonly questionsPerDay: number;
}

/** The website that the service is part of. */
export interface Site {
  /** Origin of its public address, without a trailing slash. `undefined`: reports link to this machine or nowhere. */
  readonly url: string | undefined;
  /** Name of the operating company, if it is published. */
  readonly company: string | undefined;
  /** Its telephone number and page for quotes, if it takes orders. */
  readonly phone?: string | undefined;
  readonly quoteUrl?: string | undefined;
  /** File of its logo, as a path from the repository. */
  readonly logo: string | undefined;
}

/** The settings of the service. */
export interface Settings {
  /** Number of proxies in front of the service. Only that many entries of X-Forwarded-For are trusted. */
  readonly trustedProxies: number;
  /** Whether browsers only use https for the site's subdomains too. */
  readonly hstsSubdomains: boolean;
  /** Sites whose pages may send credentials. */
  readonly allowedOrigins: readonly string[];
  readonly limits: Readonly<Record<LimitName, Limit>>;
  /** Redis in which instances share their counts, `redis://…`. Without it, each instance counts separately. */
  readonly redisUrl: string | undefined;
  readonly recording: {
    /** Milliseconds that a response waits for its row to be committed. */
    readonly wait: number;
    /** Maximum number of rows that wait for the database. */
    readonly queue: number;
    /** Maximum number of rows that one visitor adds per day, in UTC. */
    readonly perVisitor: number;
  };
  /** Retention periods in days. */
  readonly retentionDays: Readonly<Record<(typeof retained)[number], number>>;
  /** The operator's secret. Without it, the operator's routes don't exist. */
  readonly operatorToken: string | undefined;
  readonly errorAlert: {
    /** More errors than this in a window trigger an alert. */
    readonly errors: number;
    /** Milliseconds. */
    readonly window: number;
    /** Destination of alerts. */
    readonly webhook: string | undefined;
  };
  readonly mail: MailSettings | undefined;
  readonly recaptcha: { readonly secret: string; readonly url: string } | undefined;
  readonly ai: AiSettings | undefined;
  readonly site: Site;
}

/** The operator's configuration. */
export interface Environment {
  /** Address of the PostgreSQL server, `postgres://…`. */
  readonly databaseUrl: string;
  readonly host: string;
  readonly port: number;
  readonly logLevel: (typeof logLevels)[number];
  /** Destination of traces, in the OpenTelemetry protocol over HTTP. Without it there are no traces. */
  readonly tracesUrl: string | undefined;
  readonly settings: Settings;
}

/** The environment is invalid. `mistakes` has one line for each invalid variable. */
export class EnvironmentError extends Error {
  override readonly name = "EnvironmentError";
  readonly mistakes: readonly string[];

  constructor(mistakes: readonly string[]) {
    super(mistakes.join("\n"));
    this.mistakes = mistakes;
  }
}

type Variables = Readonly<Record<string, string | undefined>>;

/** Returns a reader of variables that collects their errors. */
function reader(variables: Variables) {
  const mistakes: string[] = [];
  const text = (name: string): string => variables[name]?.trim() ?? "";
  const optional = (name: string): string | undefined => text(name) || undefined;

  const whole = (name: string, fallback: number, from = 1, to = 1_000_000): number => {
    const found = text(name);
    if (found === "") return fallback;
    const number = /^\d{1,9}$/u.test(found) ? Number(found) : Number.NaN;
    if (number >= from && number <= to) return number;
    mistakes.push(`${name} must be a whole number from ${from} to ${to}, not "${found}"`);
    return fallback;
  };

  // An address can contain a secret, so it is not repeated.
  const address = (name: string, protocols: readonly string[]): string | undefined => {
    const found = text(name);
    if (found === "") return undefined;
    if (URL.canParse(found) && protocols.includes(new URL(found).protocol)) return found;
    mistakes.push(
      `${name} must be an address that begins with ${protocols.map((p) => `${p}//`).join(" or ")}`,
    );
    return undefined;
  };

  const oneOf = <Word extends string>(name: string, words: readonly Word[], fallback: Word): Word => {
    const found = text(name) || fallback;
    const word = words.find((known) => known === found);
    if (word === undefined) mistakes.push(`${name} must be one of ${words.join(", ")}, not "${found}"`);
    return word ?? fallback;
  };

  /** Returns whether variables that belong together are all set. Setting only some is an error. */
  const together = (...names: readonly string[]): boolean => {
    const missing = names.filter((name) => text(name) === "");
    if (missing.length > 0 && missing.length < names.length) {
      const given = names.filter((name) => !missing.includes(name));
      mistakes.push(`${missing.join(" and ")} must be set too, along with ${given.join(" and ")}`);
    }
    return missing.length === 0;
  };

  return { mistakes, text, optional, whole, address, oneOf, together };
}

type Reader = ReturnType<typeof reader>;

function readDatabaseUrl({ text, mistakes }: Reader): string {
  const url = text("DATABASE_URL");
  if (url === "") {
    mistakes.push(
      "DATABASE_URL is not set: give the address of a PostgreSQL, as postgres://user@host/database",
    );
  } else if (!/^postgres(?:ql)?:\/\/./u.test(url)) {
    mistakes.push("DATABASE_URL must begin with postgres:// or postgresql://");
  }
  return url;
}

function readAllowedOrigins({ text, mistakes }: Reader): readonly string[] {
  const found = text("ALLOWED_ORIGINS")
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
  for (const origin of found) {
    if (!URL.canParse(origin) || new URL(origin).origin !== origin) {
      mistakes.push(
        `ALLOWED_ORIGINS must hold origins such as https://www.example.com, with commas between them, not "${origin}"`,
      );
    }
  }
  return found;
}

function readOperatorToken({ optional, mistakes }: Reader): string | undefined {
  const token = optional("OPERATOR_TOKEN");
  if (token !== undefined && !/^[\u{21}-\u{7E}]{24,}$/u.test(token)) {
    mistakes.push("OPERATOR_TOKEN must have 24 characters or more, without spaces");
  }
  return token;
}

/** The configuration of a limit: its variable, its default, and its window. */
export const limitSettings: Readonly<Record<LimitName, Limit & { readonly variable: string }>> = {
  check: { variable: "CHECKS_PER_MINUTE", max: 60, window: minute },
  batch: { variable: "BATCHES_PER_MINUTE", max: 10, window: minute },
  batchChecks: { variable: "BATCH_CHECKS_PER_MINUTE", max: 5000, window: minute },
  report: { variable: "REPORTS_PER_MINUTE", max: 10, window: minute },
  pdf: { variable: "PDFS_PER_MINUTE", max: 20, window: minute },
  error: { variable: "ERRORS_PER_MINUTE", max: 30, window: minute },
  share: { variable: "SHARES_PER_MINUTE", max: 30, window: minute },
  contact: { variable: "CONTACTS_PER_HOUR", max: 5, window: hour },
  correction: { variable: "CORRECTIONS_PER_HOUR", max: 20, window: hour },
  read: { variable: "READS_PER_MINUTE", max: 300, window: minute },
};

function readLimits({ whole }: Reader): Settings["limits"] {
  const read = (name: LimitName): Limit => {
    const { variable, max, window } = limitSettings[name];
    return { max: whole(variable, max, 1, name === "batchChecks" ? 100_000_000 : undefined), window };
  };
  return Object.fromEntries(limitNames.map((name) => [name, read(name)])) as Settings["limits"];
}

function retentionDaysFrom({ whole }: Reader): Settings["retentionDays"] {
  return {
    checks: whole("KEEP_CHECKS_DAYS", 400),
    errors: whole("KEEP_ERRORS_DAYS", 90),
    contactMessages: whole("KEEP_CONTACT_DAYS", 180),
    corrections: whole("KEEP_CORRECTIONS_DAYS", 730),
    reports: whole("KEEP_REPORTS_DAYS", 730),
    aiAnswers: whole("KEEP_AI_ANSWERS_DAYS", 180),
  };
}

/**
 * Reads only the retention periods, for a command that needs no other settings.
 *
 * @throws {EnvironmentError} with a line for each error.
 */
export function readRetentionDays(variables: Variables = process.env): Settings["retentionDays"] {
  const from = reader(variables);
  const days = retentionDaysFrom(from);
  if (from.mistakes.length > 0) throw new EnvironmentError(from.mistakes);
  return days;
}

function readMail({ address, together, text }: Reader): MailSettings | undefined {
  const smtpUrl = address("SMTP_URL", ["smtp:", "smtps:"]);
  if (!together("SMTP_URL", "MAIL_FROM", "MAIL_TO") || smtpUrl === undefined) return undefined;
  return { smtpUrl, from: text("MAIL_FROM"), to: text("MAIL_TO") };
}

function readAi({ address, together, text, whole }: Reader): AiSettings | undefined {
  const baseUrl = address("AI_BASE_URL", ["http:", "https:"]);
  const timeout = whole("AI_TIMEOUT_MS", 8000, 100, 60_000);
  const questionsPerDay = whole("AI_QUESTIONS_PER_DAY", 200);
  if (!together("AI_BASE_URL", "AI_MODEL", "AI_KEY") || baseUrl === undefined) return undefined;
  return { baseUrl, model: text("AI_MODEL"), key: text("AI_KEY"), timeout, questionsPerDay };
}

function readRecaptcha({ optional, address }: Reader): Settings["recaptcha"] {
  const url = address("RECAPTCHA_URL", ["http:", "https:"]);
  const secret = optional("RECAPTCHA_SECRET");
  if (secret === undefined) return undefined;
  return { secret, url: url ?? "https://www.google.com/recaptcha/api/siteverify" };
}

function readSite({ address, optional }: Reader): Site {
  const url = address("SITE_URL", ["http:", "https:"]);
  return {
    url: url === undefined ? undefined : new URL(url).origin,
    company: optional("COMPANY_NAME"),
    phone: optional("COMPANY_PHONE"),
    quoteUrl: address("COMPANY_QUOTE_URL", ["http:", "https:"]),
    logo: optional("COMPANY_LOGO"),
  };
}

function readSettings(from: Reader): Settings {
  const { whole, address, oneOf } = from;
  return {
    trustedProxies: whole("TRUSTED_PROXIES", 0, 0, 32),
    hstsSubdomains: oneOf("HSTS_SUBDOMAINS", ["on", "off"], "off") === "on",
    allowedOrigins: readAllowedOrigins(from),
    limits: readLimits(from),
    redisUrl: address("REDIS_URL", ["redis:", "rediss:", "unix:"]),
    recording: {
      wait: whole("RECORD_WAIT_MS", 50, 1, 10_000),
      queue: whole("RECORD_QUEUE", 10_000),
      perVisitor: whole("RECORDS_PER_DAY", 100_000, 1, 100_000_000),
    },
    retentionDays: retentionDaysFrom(from),
    operatorToken: readOperatorToken(from),
    errorAlert: {
      errors: whole("ALERT_ERRORS", 50),
      window: whole("ALERT_WINDOW_SECONDS", 300) * 1000,
      webhook: address("ALERT_WEBHOOK", ["http:", "https:"]),
    },
    mail: readMail(from),
    recaptcha: readRecaptcha(from),
    ai: readAi(from),
    site: readSite(from),
  };
}

/**
 * Reads the operator's configuration.
 *
 * @throws {EnvironmentError} with a line for each error.
 *
 * @example
 * readEnvironment({ DATABASE_URL: "postgres://localhost/heater_age" }).port; //=> 3001
 */
export function readEnvironment(variables: Variables = process.env): Environment {
  const from = reader(variables);
  const environment: Environment = {
    databaseUrl: readDatabaseUrl(from),
    host: from.text("API_HOST") || "127.0.0.1",
    port: from.whole("API_PORT", 3001, 0, 65_535),
    logLevel: from.oneOf("LOG_LEVEL", logLevels, "info"),
    tracesUrl: from.address("OTEL_EXPORTER_OTLP_ENDPOINT", ["http:", "https:"]),
    settings: readSettings(from),
  };
  if (from.mistakes.length > 0) throw new EnvironmentError(from.mistakes);
  return environment;
}
