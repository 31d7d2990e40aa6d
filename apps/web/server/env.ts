import { findMisspelled } from "@heater-age/requests";
import { type LogoFile, readLogo } from "./company-logo.ts";
import { type Site, unset } from "./site.ts";

/** The configuration of the web server. */
export interface Environment {
  readonly host: string;
  readonly port: number;
  /** Origin of the API, without a trailing slash. */
  readonly apiUrl: string;
  /** Number of proxies in front of this server. Addresses beyond them are not trusted. */
  readonly trustedProxies: number;
  /** Number of pages that one visitor may have rendered per minute. Shared pages don't count. */
  readonly pagesPerMinute: number;
  readonly logLevel: string;
  /**
   * Whether browsers store the site for use without a network. When switched off, they delete what they have stored.
   */
  readonly serviceWorker: boolean;
  /** Whether browsers only use https for the site's subdomains too. */
  readonly hstsSubdomains: boolean;
  /** Whether shared pages are rendered after the start, before a visitor opens them. */
  readonly prerender: boolean;
}

export interface Settings {
  readonly environment: Environment;
  readonly site: Site;
  readonly logo: LogoFile | undefined;
}

/** Some variables are invalid. The message has one line for each. */
export class EnvironmentError extends Error {
  override readonly name = "EnvironmentError";
}

type Variables = Readonly<Record<string, string | undefined>>;

/** Returns a reader of variables that collects their errors. */
function reader(variables: Variables) {
  const mistakes: string[] = [];
  const settings = new Set<string>();
  const text = (name: string): string => {
    settings.add(name);
    return variables[name]?.trim() ?? "";
  };

  const whole = (name: string, fallback: number, most: number): number => {
    const value = text(name);
    if (value === "") return fallback;
    const number = /^\d{1,9}$/u.test(value) ? Number(value) : Number.NaN;
    if (number <= most) return number;
    mistakes.push(`${name} must be a whole number from 0 to ${most}, not "${value}"`);
    return fallback;
  };

  const address = (name: string, value: string): string => {
    if (!/^https?:$/u.test(URL.parse(value)?.protocol ?? "")) {
      mistakes.push(`${name} must be an http or https address, not "${value}"`);
    }
    return value;
  };
  const addresses = (name: string): readonly string[] =>
    text(name)
      .split(",")
      .map((part) => part.trim())
      .filter((part) => part !== "")
      .map((part) => address(name, part));
  const origin = (name: string, fallback: string): string => {
    const value = text(name);
    return value === "" ? fallback : address(name, value).replace(/\/$/u, "");
  };

  const matching = (name: string, shape: RegExp, example: string): string => {
    const value = text(name);
    if (value !== "" && !shape.test(value)) mistakes.push(`${name} must be like ${example}, not "${value}"`);
    return value;
  };

  const oneOf = (name: string, words: readonly [string, ...string[]], fallback: string): string => {
    const value = text(name) || fallback;
    if (!words.includes(value)) mistakes.push(`${name} must be one of ${words.join(", ")}, not "${value}"`);
    return value;
  };

  const logo = (name: string): LogoFile | undefined => {
    const value = text(name);
    try {
      return value === "" ? undefined : readLogo(value);
    } catch (error) {
      mistakes.push(`${name} must be a picture, not "${value}": ${String(error)}`);
      return undefined;
    }
  };

  return { mistakes, settings, text, whole, addresses, origin, matching, oneOf, logo };
}

type Reader = ReturnType<typeof reader>;

const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

function environmentFrom({ text, whole, origin, oneOf }: Reader): Environment {
  return {
    host: text("HOST") || "127.0.0.1",
    port: whole("PORT", 3000, 65_535),
    apiUrl: origin("API_URL", "http://127.0.0.1:3001"),
    trustedProxies: whole("TRUSTED_PROXIES", 0, 16),
    pagesPerMinute: whole("PAGES_PER_MINUTE", 120, 1_000_000),
    logLevel: oneOf("LOG_LEVEL", logLevels, "info"),
    serviceWorker: oneOf("SERVICE_WORKER", ["on", "off"], "on") === "on",
    hstsSubdomains: oneOf("HSTS_SUBDOMAINS", ["on", "off"], "off") === "on",
    prerender: oneOf("PRERENDER", ["on", "off"], "on") === "on",
  };
}

const MAX_DAYS = 1_000_000;

function siteFrom({ text, whole, origin, addresses, matching }: Reader, logo: LogoFile | undefined): Site {
  const { checks, reports, messages, errors, answers } = unset.retention;
  const url = origin("SITE_URL", "");
  const fallback = origin("SITE_URL_FALLBACK", "");
  return {
    url,
    origin: url || fallback,
    company: text("COMPANY_NAME"),
    companyUrl: origin("COMPANY_URL", ""),
    companyPhone: text("COMPANY_PHONE"),
    companyQuoteUrl: addresses("COMPANY_QUOTE_URL")[0] ?? "",
    companyEmail: text("COMPANY_EMAIL"),
    logo: logo?.shown ?? null,
    socialUrls: addresses("SOCIAL_URLS"),
    recaptchaSiteKey: text("RECAPTCHA_SITE_KEY"),
    ga4Id: matching("ANALYTICS_GA4_ID", /^G-[A-Z\d]+$/u, "G-ABC123"),
    plausibleDomain: matching("ANALYTICS_PLAUSIBLE_DOMAIN", /^[a-z\d.-]+$/u, "example.com"),
    retention: {
      checks: whole("KEEP_CHECKS_DAYS", checks, MAX_DAYS),
      reports: whole("KEEP_REPORTS_DAYS", reports, MAX_DAYS),
      messages: whole("KEEP_CONTACT_DAYS", messages, MAX_DAYS),
      errors: whole("KEEP_ERRORS_DAYS", errors, MAX_DAYS),
      answers: whole("KEEP_AI_ANSWERS_DAYS", answers, MAX_DAYS),
    },
  };
}

/**
 * Returns all settings from environment variables.
 *
 * @throws {EnvironmentError} with a line for each invalid variable.
 *
 * @example
 * settingsFrom({ PORT: "8080" }).environment.port; //=> 8080
 * settingsFrom({ SITE_URL: "https://heater-age.example/" }).site.url; //=> "https://heater-age.example"
 */
export function settingsFrom(variables: Variables): Settings {
  const from = reader(variables);
  const logo = from.logo("COMPANY_LOGO");
  const settings = { environment: environmentFrom(from), site: siteFrom(from, logo), logo };
  const mistakes = [...findMisspelled(Object.keys(variables), [...from.settings]), ...from.mistakes];
  if (mistakes.length > 0) throw new EnvironmentError(mistakes.join("\n"));
  return settings;
}

/** Returns the settings of this process, or ends it with a line for each invalid variable. */
export function readSettings(): Settings {
  try {
    return settingsFrom(process.env);
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return process.exit(1);
  }
}

/**
 * Passes the settings that aren't the default ones to the pages of this process, which read them when they are loaded
 * (`app/config/site.ts`).
 */
export function passToPages(site: Site): void {
  const set = Object.entries(site).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(unset[name as keyof Site]),
  );
  if (set.length > 0) process.env["SITE_SETTINGS"] = JSON.stringify(Object.fromEntries(set));
}

/** Returns the folder of this build, below that of the website. */
export const readBuildFolder = (): string => process.env["BUILD_FOLDER"] ?? "build";
