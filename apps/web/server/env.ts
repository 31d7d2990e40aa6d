/** Publisher and address of the site, fixed at build time. */
export interface Site {
  /** Origin of the public address, without a trailing slash. Empty: unknown. */
  readonly url: string;
  /** Origin for addresses in pages while the public one is unknown. Empty: they are left out. */
  readonly fallbackUrl: string;
  /** Name of the operating company. Empty: none is shown. */
  readonly company: string;
  /** Main site of the operating company. */
  readonly companyUrl: string;
  /** Mail address of the operating company. Empty: visitors write through the contact form only. */
  readonly companyEmail: string;
  /**
   * File with the logo of the operating company, as a path from the repository. Empty: the site shows its own logo.
   */
  readonly companyLogo: string;
  /** Addresses of the operating company's social media accounts. */
  readonly socialUrls: readonly string[];
  /** Public key of reCAPTCHA for the contact form. Empty: reCAPTCHA is off. */
  readonly recaptchaSiteKey: string;
  /** Measurement id of Google Analytics 4, `G-…`. Empty: Google counts nothing. */
  readonly ga4Id: string;
  /** Name of the site at Plausible. Empty: Plausible counts nothing. */
  readonly plausibleDomain: string;
}

/** Retention periods of the API in days. The privacy policy lists them. */
export interface RetentionDays {
  readonly checks: number;
  readonly reports: number;
  readonly messages: number;
  /** Printed dates sent by visitors. */
  readonly corrections: number;
  readonly errors: number;
  /** Answers of a language model about models. */
  readonly answers: number;
  /** Responses to requests that can be repeated. */
  readonly repeats: number;
}

/** The configuration of the web server. */
export interface Environment {
  readonly host: string;
  readonly port: number;
  /** Origin of the API, without a trailing slash. */
  readonly apiUrl: string;
  /** Number of proxies in front of this server. Addresses beyond them are not trusted. */
  readonly trustedProxies: number;
  /**
   * Number of pages that one visitor may have rendered per minute. Those that are the same for everyone don't count.
   */
  readonly pagesPerMinute: number;
  readonly logLevel: string;
  /**
   * Whether browsers store the site for use without a network. When switched off, they delete what they have stored.
   */
  readonly serviceWorker: boolean;
}

type Variables = Readonly<Record<string, string | undefined>>;

/**
 * Returns the site configuration from environment variables.
 *
 * @throws {Error} when an address is not an http or https address, or a name doesn't have the service's format.
 *
 * @example
 * siteFrom({ SITE_URL: "https://heater-age.example/" }).url; //=> "https://heater-age.example"
 */
export function siteFrom(variables: Variables): Site {
  return {
    url: origin(variables, "SITE_URL", ""),
    fallbackUrl: origin(variables, "SITE_URL_FALLBACK", ""),
    company: variables["COMPANY_NAME"]?.trim() ?? "",
    companyUrl: origin(variables, "COMPANY_URL", ""),
    companyEmail: variables["COMPANY_EMAIL"]?.trim() ?? "",
    companyLogo: variables["COMPANY_LOGO"]?.trim() ?? "",
    socialUrls: addresses(variables, "SOCIAL_URLS"),
    recaptchaSiteKey: variables["RECAPTCHA_SITE_KEY"]?.trim() ?? "",
    ga4Id: matching(variables, "ANALYTICS_GA4_ID", /^G-[A-Z\d]+$/u),
    plausibleDomain: matching(variables, "ANALYTICS_PLAUSIBLE_DOMAIN", /^[a-z\d.-]+$/u),
  };
}

/**
 * Returns the retention periods of the API, from the same variables.
 *
 * @throws {Error} when a variable is not an integer.
 *
 * @example
 * retentionFrom({ KEEP_ERRORS_DAYS: "30" }).errors; //=> 30
 */
export function retentionFrom(variables: Variables): RetentionDays {
  const days = (name: string, fallback: number) => whole(variables, name, fallback, 1_000_000);
  return {
    checks: days("KEEP_CHECKS_DAYS", 400),
    reports: days("KEEP_REPORTS_DAYS", 730),
    messages: days("KEEP_CONTACT_DAYS", 180),
    corrections: days("KEEP_CORRECTIONS_DAYS", 730),
    errors: days("KEEP_ERRORS_DAYS", 90),
    answers: days("KEEP_AI_ANSWERS_DAYS", 180),
    repeats: days("KEEP_IDEMPOTENCY_DAYS", 1),
  };
}

/**
 * Returns the run-time configuration from environment variables.
 *
 * @throws {Error} when a variable has an invalid value.
 *
 * @example
 * environmentFrom({ PORT: "8080" }).port; //=> 8080
 */
export function environmentFrom(variables: Variables): Environment {
  return {
    host: variables["HOST"] ?? "127.0.0.1",
    port: whole(variables, "PORT", 3000, 65_535),
    apiUrl: origin(variables, "API_URL", "http://127.0.0.1:3001"),
    trustedProxies: whole(variables, "TRUSTED_PROXIES", 0, 16),
    pagesPerMinute: whole(variables, "PAGES_PER_MINUTE", 120, 1_000_000),
    logLevel: variables["LOG_LEVEL"] ?? "info",
    serviceWorker: matching(variables, "SERVICE_WORKER", /^(?:on|off)$/u) !== "off",
  };
}

/** Returns the run-time configuration of this process. */
export const readEnvironment = (): Environment => environmentFrom(process.env);

function whole(variables: Variables, name: string, fallback: number, most: number): number {
  const text = variables[name];
  if (text === undefined || text === "") return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0 || value > most) {
    throw new Error(`${name} is "${text}"; it has to be a whole number from 0 to ${most}`);
  }
  return value;
}

function matching(variables: Variables, name: string, shape: RegExp): string {
  const text = variables[name]?.trim() ?? "";
  if (text !== "" && !shape.test(text))
    throw new Error(`${name} is "${text}"; it has to be like ${shape.source}`);
  return text;
}

function origin(variables: Variables, name: string, fallback: string): string {
  const text = variables[name];
  if (text === undefined || text === "") return fallback;
  const address = httpAddress(name, text);
  return address.endsWith("/") ? address.slice(0, -1) : address;
}

function addresses(variables: Variables, name: string): readonly string[] {
  const parts = (variables[name] ?? "").split(",").map((part) => part.trim());
  return parts.filter((part) => part !== "").map((part) => httpAddress(name, part));
}

function httpAddress(name: string, text: string): string {
  if (!URL.canParse(text) || !/^https?:$/u.test(new URL(text).protocol)) {
    throw new Error(`${name} is "${text}"; it has to be an http or https address`);
  }
  return text;
}

/** Returns the site configuration of this build. */
export const readSite = (): Site => siteFrom(process.env);

/** Returns the codes of the languages that a build has besides those of every build, with commas between them. */
export const readExtraLanguages = (): string => process.env["EXTRA_LANGUAGES"] ?? "";

/** Returns the folder of this build, below that of the website. */
export const readBuildFolder = (): string => process.env["BUILD_FOLDER"] ?? "build";

/** Returns the retention periods of this build. */
export const readRetention = (): RetentionDays => retentionFrom(process.env);

/**
 * Returns whether the build renders the pages that are the same for everyone. Otherwise the server renders each on
 * the first request, and caches it.
 */
export const readPrerender = (): boolean => process.env["PRERENDER"] !== "no";
