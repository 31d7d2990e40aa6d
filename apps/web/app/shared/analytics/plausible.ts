import { type AnalyticsEvent, countedLabel } from "./event.ts";

const ADDRESS = "https://plausible.io/api/event";

interface Sent {
  readonly name: string;
  readonly props?: Readonly<Record<string, string | number>>;
}

/**
 * Counts visits with Plausible, which stores nothing in the browser, so it needs neither a script nor consent.
 *
 * @param domain Name of the site at Plausible.
 */
export function plausible(domain: string) {
  const send = (path: string, { name, props }: Sent): void => {
    const { origin } = window.location;
    const referrer = document.referrer.startsWith(origin) ? "" : document.referrer;
    const body = JSON.stringify({ name, domain, url: origin + path, referrer, ...(props && { props }) });
    // Sent as text, which needs no preflight request. Lost counts are ignored.
    fetch(ADDRESS, {
      method: "POST",
      keepalive: true,
      credentials: "omit",
      headers: { "content-type": "text/plain" },
      body,
    }).catch(() => undefined);
  };
  return {
    page: (path: string): void => send(path, { name: "pageview" }),
    event: (path: string, { name, category, label, value }: AnalyticsEvent): void => {
      const counted = countedLabel(label);
      const props = {
        category,
        ...(counted === undefined ? {} : { label: counted }),
        ...(value === undefined ? {} : { value }),
      };
      send(path, { name, props });
    },
  };
}
