import { storedText } from "../browser/storage.ts";

const choice = storedText("localStorage", "analytics_consent");

/** The visitor's choice; `undefined` if there is none yet. */
export type Consent = "denied" | "granted" | undefined;

/** Returns whether the browser refuses for its visitor, by Global Privacy Control. */
export const refusesByItself = (): boolean =>
  "globalPrivacyControl" in navigator && navigator.globalPrivacyControl === true;

/** Returns the visitor's earlier choice in this browser. */
export function readConsent(): Consent {
  const stored = choice.read();
  return stored === "granted" || stored === "denied" ? stored : undefined;
}

/** Stores the visitor's choice. Without storage it applies to this page only, and the next one asks again. */
export const keepConsent = (consent: Exclude<Consent, undefined>): void => choice.write(consent);
