/** How much the service writes to its log. */
const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

/** What the operator sets. */
export interface Environment {
  /** Address of the PostgreSQL, `postgres://…`. */
  readonly databaseUrl: string;
  readonly host: string;
  readonly port: number;
  /** How many proxies stand before the service. Only so many entries of X-Forwarded-For are believed. */
  readonly trustedProxies: number;
  readonly logLevel: (typeof logLevels)[number];
  /** Checks that one address may make in a minute. */
  readonly checksPerMinute: number;
}

/** The environment is not usable. `mistakes` holds one line for each variable that is wrong. */
export class EnvironmentError extends Error {
  override readonly name = "EnvironmentError";
  readonly mistakes: readonly string[];

  constructor(mistakes: readonly string[]) {
    super(mistakes.join("\n"));
    this.mistakes = mistakes;
  }
}

/**
 * Reads what the operator has set.
 *
 * @throws {EnvironmentError} with a line for each mistake.
 *
 * @example
 * readEnvironment({ DATABASE_URL: "postgres://localhost/heater_age" }).port; //=> 3001
 */
export function readEnvironment(
  variables: Readonly<Record<string, string | undefined>> = process.env,
): Environment {
  const mistakes: string[] = [];
  const read = (name: string): string => variables[name]?.trim() ?? "";

  const whole = (name: string, fallback: number, from: number, to: number): number => {
    const text = read(name);
    if (text === "") return fallback;
    const number = /^\d{1,9}$/u.test(text) ? Number(text) : Number.NaN;
    if (number >= from && number <= to) return number;
    mistakes.push(`${name} must be a whole number from ${from} to ${to}, not "${text}"`);
    return fallback;
  };

  const databaseUrl = read("DATABASE_URL");
  if (!/^postgres(?:ql)?:\/\/./u.test(databaseUrl)) {
    mistakes.push(
      databaseUrl === ""
        ? "DATABASE_URL is not set: give the address of a PostgreSQL, as postgres://user@host/database"
        : "DATABASE_URL must begin with postgres:// or postgresql://",
    );
  }

  const level = read("LOG_LEVEL") || "info";
  const logLevel = logLevels.find((known) => known === level);
  if (logLevel === undefined) {
    mistakes.push(`LOG_LEVEL must be one of ${logLevels.join(", ")}, not "${level}"`);
  }

  const environment: Environment = {
    databaseUrl,
    host: read("API_HOST") || "127.0.0.1",
    port: whole("API_PORT", 3001, 0, 65_535),
    trustedProxies: whole("TRUSTED_PROXIES", 0, 0, 32),
    logLevel: logLevel ?? "info",
    checksPerMinute: whole("CHECKS_PER_MINUTE", 60, 1, 1_000_000),
  };
  if (mistakes.length > 0) throw new EnvironmentError(mistakes);
  return environment;
}
