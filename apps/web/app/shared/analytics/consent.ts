const KEY = "analytics_consent";

/** The visitor's choice; `undefined` if there is none yet. */
export type Consent = "denied" | "granted" | undefined;

/** Returns whether the browser refuses for its visitor, by Global Privacy Control. */
export const refusesByItself = (): boolean =>
  "globalPrivacyControl" in navigator && navigator.globalPrivacyControl === true;

/** Returns the visitor's earlier choice in this browser. */
export function readConsent(): Consent {
  try {
    const kept = localStorage.getItem(KEY);
    return kept === "granted" || kept === "denied" ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Stores the visitor's choice. Without storage it applies to this page only. */
export function keepConsent(consent: Exclude<Consent, undefined>): void {
  try {
    localStorage.setItem(KEY, consent);
  } catch {
    // Without storage, the next page asks again.
  }
}
