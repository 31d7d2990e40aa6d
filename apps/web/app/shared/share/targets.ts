import type { ShareInput } from "@heater-age/client";

/** Content to share: the website, or the result of a check. */
export interface Shareable {
  readonly type: ShareInput["type"];
  /** Id of the report, if it is one. */
  readonly resultId?: string;
  /** One line. */
  readonly title: string;
  /** The full text. */
  readonly text: string;
  /** Absolute address. */
  readonly address: string;
}

/** The services with a link, in the order shown. */
export const targets = [
  "facebook",
  "twitter",
  "linkedin",
  "whatsapp",
  "reddit",
  "email",
  "sms",
] as const satisfies readonly ShareInput["platform"][];

/** A service with a link. */
export type Target = (typeof targets)[number];

const query = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    // Mail programs show a plus sign literally.
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join("&");

const links: Readonly<Record<Target, (what: Shareable) => string>> = {
  facebook: ({ address }) => `https://www.facebook.com/sharer/sharer.php?${query({ u: address })}`,
  twitter: ({ title, address }) => `https://twitter.com/intent/tweet?${query({ text: title, url: address })}`,
  linkedin: ({ address }) => `https://www.linkedin.com/sharing/share-offsite/?${query({ url: address })}`,
  whatsapp: ({ text, address }) => `https://wa.me/?${query({ text: `${text}\n${address}` })}`,
  reddit: ({ title, address }) => `https://www.reddit.com/submit?${query({ url: address, title })}`,
  email: ({ title, text, address }) => `mailto:?${query({ subject: title, body: `${text}\n\n${address}` })}`,
  sms: ({ text, address }) => `sms:?&${query({ body: `${text}\n${address}` })}`,
};

/**
 * Returns the address that shares content on a service.
 *
 * @example
 * shareLink("facebook", { type: "website", title, text, address: "https://heater-age.example/" });
 * //=> "https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Fheater-age.example%2F"
 */
export const shareLink = (target: Target, what: Shareable): string => links[target](what);
