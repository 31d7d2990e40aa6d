import { reachable } from "./ports.ts";

type Variables = Readonly<Record<string, string | undefined>>;

/** Where a service listens. */
export interface Listener {
  readonly host: string;
  readonly port: number;
  /** Its address on this machine. */
  readonly url: string;
}

/** What the start command reads from the environment. The services read and check the rest themselves. */
export interface StartEnvironment {
  readonly web: Listener;
  readonly api: Listener;
  /** The PostgreSQL to use. @default one is started */
  readonly databaseUrl?: string;
  readonly logLevel: string;
}

/**
 * Reads the environment of the start command.
 *
 * @throws Error that names the variable and its valid values.
 */
export function readStartEnvironment(variables: Variables): StartEnvironment {
  const databaseUrl = variables["DATABASE_URL"];
  const web = readListener("PORT", variables["PORT"] || "3000", variables["HOST"]);
  const api = readListener("API_PORT", variables["API_PORT"] || "3001", variables["API_HOST"]);
  if (web.port === api.port) throw new Error(`PORT and API_PORT are both ${web.port}; they have to differ.`);
  return { web, api, logLevel: variables["LOG_LEVEL"] || "warn", ...(databaseUrl ? { databaseUrl } : {}) };
}

function readListener(name: string, text: string, given: string | undefined): Listener {
  const port = Number(text);
  if (!/^\d+$/u.test(text) || port < 1 || port > 65_535)
    throw new Error(`${name} is "${text}"; it has to be a whole number from 1 to 65535.`);
  const host = given || "127.0.0.1";
  return { host, port, url: `http://${reachable(host)}:${port}` };
}
