const KEY = "analytics_consent";

/** What a visitor said; `undefined` when nothing yet. */
export type Consent = "denied" | "granted" | undefined;

/** Whether the browser says no for its visitor: Global Privacy Control. */
export const refusesByItself = (): boolean =>
  "globalPrivacyControl" in navigator && navigator.globalPrivacyControl === true;

/** What the visitor of this browser said before. */
export function readConsent(): Consent {
  try {
    const kept = localStorage.getItem(KEY);
    return kept === "granted" || kept === "denied" ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps what the visitor says. Where nothing can be kept, it holds for this page. */
export function keepConsent(consent: Exclude<Consent, undefined>): void {
  try {
    localStorage.setItem(KEY, consent);
  } catch {
    // Asked again on the next page.
  }
}
