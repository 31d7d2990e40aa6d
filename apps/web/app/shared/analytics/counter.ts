import { readConsent, refusesByItself } from "./consent.ts";
import { type AnalyticsEvent, countedPath } from "./event.ts";
import { google, stopGoogle } from "./google.ts";
import { plausible } from "./plausible.ts";

/** The analytics services. An empty one is off. */
export interface Services {
  readonly ga4Id: string;
  readonly plausibleDomain: string;
}

/** Counts pages and events. */
export interface Counter {
  /** Counts a page, unless it is the same as the last one. */
  readonly page: (path: string) => void;
  readonly event: (event: AnalyticsEvent) => void;
  /** Call it when the visitor has chosen. */
  readonly decided: () => void;
}

/**
 * Creates the counter. It sends nothing for a visitor whose browser refuses, and nothing to Google without consent.
 */
export function createCounter({ ga4Id, plausibleDomain }: Services): Counter {
  const refused = refusesByItself();
  const cookieless = plausibleDomain === "" || refused ? undefined : plausible(plausibleDomain);
  const asking = ga4Id === "" || refused ? undefined : google(ga4Id);
  let current: string | undefined;

  const allowed = () => (readConsent() === "granted" ? asking : undefined);

  return {
    page: (path) => {
      const counted = countedPath(path);
      if (counted === current) return;
      current = counted;
      cookieless?.page(counted);
      allowed()?.page(counted);
    },
    event: (event) => {
      const path = current ?? countedPath(window.location.pathname);
      cookieless?.event(path, event);
      allowed()?.event(path, event);
    },
    decided: () => {
      if (current !== undefined) allowed()?.page(current);
      if (readConsent() === "denied" && ga4Id !== "") stopGoogle(ga4Id);
    },
  };
}
