import type { Logo } from "./company-logo.ts";

/** Publisher and address of the site, as on its pages. */
export interface Site {
  /** Origin of the public address, without a trailing slash. Empty: unknown. */
  readonly url: string;
  /** Origin for absolute addresses in pages: the public one, or that of a fallback. Empty: they are left out. */
  readonly origin: string;
  /** Name of the operating company. Empty: none is shown. */
  readonly company: string;
  /** Main site of the operating company. */
  readonly companyUrl: string;
  /** Telephone number of the operating company, for quotes. Empty: it isn't called. */
  readonly companyPhone: string;
  /** Address of its page for quotes. Empty: there is none. */
  readonly companyQuoteUrl: string;
  /** Mail address of the operating company. Empty: visitors write through the contact form only. */
  readonly companyEmail: string;
  /** Logo of the operating company. Null: the site shows its own. */
  readonly logo: Logo | null;
  /** Addresses of the operating company's social media accounts. */
  readonly socialUrls: readonly string[];
  /** Public key of reCAPTCHA for the contact form. Empty: reCAPTCHA is off. */
  readonly recaptchaSiteKey: string;
  /** Measurement id of Google Analytics 4, `G-…`. Empty: Google counts nothing. */
  readonly ga4Id: string;
  /** Name of the site at Plausible. Empty: Plausible counts nothing. */
  readonly plausibleDomain: string;
  readonly retention: RetentionDays;
}

/** Retention periods of the API in days. The privacy policy lists them. */
export interface RetentionDays {
  readonly checks: number;
  readonly reports: number;
  readonly messages: number;
  readonly errors: number;
  /** Answers of a language model about models. */
  readonly answers: number;
}

/** A site without settings. A page carries only those that differ. */
export const unset: Site = {
  url: "",
  origin: "",
  company: "",
  companyUrl: "",
  companyPhone: "",
  companyQuoteUrl: "",
  companyEmail: "",
  logo: null,
  socialUrls: [],
  recaptchaSiteKey: "",
  ga4Id: "",
  plausibleDomain: "",
  retention: { checks: 400, reports: 730, messages: 180, errors: 90, answers: 180 },
};
