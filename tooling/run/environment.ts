import { reachable } from "./ports.ts";

type Variables = Readonly<Record<string, string | undefined>>;

/** Where a service listens. */
export interface Listener {
  readonly host: string;
  readonly port: number;
  /** Its address on this machine. */
  readonly url: string;
}

/** What the start command reads from the environment. The services read the rest themselves. */
export interface StartEnvironment {
  readonly web: Listener;
  readonly api: Listener;
  /** The PostgreSQL to use. @default one is started */
  readonly databaseUrl?: string;
  /** Proxies in front of the web server. */
  readonly trustedProxies: number;
  readonly logLevel: string;
}

/**
 * Reads the environment of the start command.
 *
 * @throws Error that names the variable and its valid values.
 */
export function readStartEnvironment(variables: Variables): StartEnvironment {
  const databaseUrl = variables["DATABASE_URL"];
  const web = listener(variables, { host: "HOST", port: "PORT", standard: 3000 });
  const api = listener(variables, { host: "API_HOST", port: "API_PORT", standard: 3001 });
  if (web.port === api.port) throw new Error(`PORT and API_PORT are both ${web.port}; they have to differ.`);
  return {
    web,
    api,
    trustedProxies: whole(variables, "TRUSTED_PROXIES", { standard: 0, least: 0, most: 16 }),
    logLevel: variables["LOG_LEVEL"] || "warn",
    ...(databaseUrl ? { databaseUrl } : {}),
  };
}

function listener(
  variables: Variables,
  names: { readonly host: string; readonly port: string; readonly standard: number },
): Listener {
  const host = variables[names.host] || "127.0.0.1";
  const port = whole(variables, names.port, { standard: names.standard, least: 1, most: 65_535 });
  return { host, port, url: `http://${reachable(host)}:${port}` };
}

function whole(
  variables: Variables,
  name: string,
  { standard, least, most }: { readonly standard: number; readonly least: number; readonly most: number },
): number {
  const text = variables[name];
  if (!text) return standard;
  const value = Number(text);
  if (/^\d{1,5}$/u.test(text) && value >= least && value <= most) return value;
  throw new Error(`${name} is "${text}"; it has to be a whole number from ${least} to ${most}.`);
}
