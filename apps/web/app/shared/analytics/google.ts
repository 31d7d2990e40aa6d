import { type AnalyticsEvent, countedLabel } from "./event.ts";

const SCRIPT = "https://www.googletagmanager.com/gtag/js";

/** The globals from which Google's script reads commands. */
interface TagWindow {
  dataLayer?: unknown[];
}

/**
 * Counts with Google Analytics 4. Create it only after consent, because it loads Google's script.
 *
 * @param id Measurement id: `G-…`.
 */
export function google(id: string) {
  const tagged = window as TagWindow;
  const commands = (tagged.dataLayer ??= []);
  // The script only accepts an `arguments` object.
  function tag(..._command: readonly unknown[]): void {
    commands.push(arguments);
  }
  const place = (path: string) => ({
    page_location: window.location.origin + path,
    page_title: path,
    page_referrer: "",
  });

  const begin = (path: string): void => {
    tag("js", new Date());
    tag("config", id, {
      ...place(path),
      send_page_view: false,
      allow_google_signals: false,
      allow_ad_personalization_signals: false,
    });
    const script = document.createElement("script");
    script.src = `${SCRIPT}?id=${encodeURIComponent(id)}`;
    script.async = true;
    document.head.append(script);
  };
  let begun = false;

  return {
    page: (path: string): void => {
      if (!begun) begin(path);
      begun = true;
      // Events that the script sends on its own get the clean address too.
      tag("set", place(path));
      tag("event", "page_view", place(path));
    },
    event: (path: string, { name, category, label, value }: AnalyticsEvent): void => {
      tag("event", name, {
        ...place(path),
        event_category: category,
        event_label: countedLabel(label),
        value,
      });
    },
  };
}

/** Stops counting on this page, and deletes what the script has stored in the browser. */
export function stopGoogle(id: string): void {
  Object.assign(window, { [`ga-disable-${id}`]: true });
  const names = document.cookie.split("; ").map((cookie) => cookie.split("=", 1)[0] ?? "");
  const parts = window.location.hostname.split(".");
  const domains = ["", ...parts.map((_part, index) => `; domain=${parts.slice(index).join(".")}`)];
  for (const name of names.filter((one) => one.startsWith("_ga"))) {
    for (const domain of domains) document.cookie = `${name}=; max-age=0; path=/${domain}`;
  }
}
