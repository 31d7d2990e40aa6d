import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createCounter } from "./counter.ts";

const google = { ga4Id: "G-ABC123", plausibleDomain: "" };
const plausible = { ga4Id: "", plausibleDomain: "heater-age.example" };
const submit = { name: "submit", category: "check", label: "rheem" } as const;

const fetched = vi.fn<typeof fetch>();

/** Returns a browser with the properties that counting uses. */
function browser(stored: Readonly<Record<string, string>> = {}, navigator: object = {}) {
  const storage = new Map(Object.entries(stored));
  const scripts: { src: string }[] = [];
  const location = { origin: "https://heater-age.example", hostname: "heater-age.example", pathname: "/" };
  const window: { location: typeof location; dataLayer?: ArrayLike<unknown>[] } = { location };
  vi.stubGlobal("window", window);
  vi.stubGlobal("navigator", navigator);
  vi.stubGlobal("localStorage", { getItem: (key: string) => storage.get(key) ?? null });
  vi.stubGlobal("document", {
    cookie: "",
    referrer: "https://search.example/",
    createElement: () => ({ src: "" }),
    head: { append: (script: { src: string }) => void scripts.push(script) },
  });
  const commands = () => (window.dataLayer ?? []).map((command) => Array.from(command));
  return { storage, scripts, commands, window };
}

beforeEach(() => {
  vi.stubGlobal("fetch", fetched.mockReset().mockResolvedValue(new Response("ok")));
});
afterEach(() => void vi.unstubAllGlobals());

const bodies = () =>
  fetched.mock.calls.map(([, request]) => {
    const { body } = request ?? {};
    return JSON.parse(typeof body === "string" ? body : "null") as Readonly<Record<string, unknown>>;
  });

describe("Plausible", () => {
  it("sends page views and events at once, without queries", () => {
    browser();
    const counter = createCounter(plausible);
    counter.page("/?brand=rheem&serial=RH0504B01826");
    counter.event(submit);
    const common = { domain: "heater-age.example", referrer: "https://search.example/" };
    expect(bodies()).toEqual([
      { ...common, name: "pageview", url: "https://heater-age.example/" },
      {
        ...common,
        name: "submit",
        url: "https://heater-age.example/",
        props: { category: "check", label: "rheem" },
      },
    ]);
    expect(fetched.mock.calls.map(([address]) => address)).toEqual([
      "https://plausible.io/api/event",
      "https://plausible.io/api/event",
    ]);
    expect(fetched.mock.calls.every(([, request]) => request?.credentials === "omit")).toBe(true);
  });

  it("counts a page once when its query changes", () => {
    browser();
    const counter = createCounter(plausible);
    counter.page("/");
    counter.page("/?brand=rheem");
    counter.page("/contact/");
    expect(bodies().map(({ url }) => url)).toEqual([
      "https://heater-age.example/",
      "https://heater-age.example/contact/",
    ]);
  });

  it("omits a label that could be a number from the plate", () => {
    browser();
    createCounter(plausible).event({ name: "copy", category: "result", label: "RH0504B01826", value: 1 });
    expect(bodies()[0]).toMatchObject({ props: { category: "result", value: 1 } });
    expect(JSON.stringify(bodies())).not.toContain("RH0504B01826");
  });
});

describe("Google", () => {
  it("counts after consent, without queries", () => {
    const { scripts, commands, storage } = browser();
    const counter = createCounter(google);
    counter.page("/de/?serial=RH0504B01826");
    storage.set("analytics_consent", "granted");
    counter.decided();
    counter.event(submit);
    const place = { page_location: "https://heater-age.example/de/", page_title: "/de/", page_referrer: "" };
    const settings = {
      send_page_view: false,
      allow_google_signals: false,
      allow_ad_personalization_signals: false,
    };
    expect(commands()).toEqual([
      ["js", expect.any(Date)],
      ["config", "G-ABC123", { ...place, ...settings }],
      ["set", place],
      ["event", "page_view", place],
      ["event", "submit", { ...place, event_category: "check", event_label: "rheem", value: undefined }],
    ]);
    expect(scripts.map(({ src }) => src)).toEqual(["https://www.googletagmanager.com/gtag/js?id=G-ABC123"]);
  });

  it("stops when consent is withdrawn", () => {
    const { commands, storage, window } = browser({ analytics_consent: "granted" });
    const counter = createCounter(google);
    counter.page("/");
    const before = commands().length;
    storage.set("analytics_consent", "denied");
    counter.decided();
    counter.page("/contact/");
    counter.event(submit);
    expect(commands()).toHaveLength(before);
    expect(window).toHaveProperty("ga-disable-G-ABC123", true);
  });
});

it("counts nothing for browsers with Global Privacy Control", () => {
  const { scripts, commands } = browser({ analytics_consent: "granted" }, { globalPrivacyControl: true });
  const counter = createCounter({ ...google, plausibleDomain: "heater-age.example" });
  counter.page("/");
  counter.event(submit);
  counter.decided();
  expect({ scripts, commands: commands(), bodies: bodies() }).toEqual({
    scripts: [],
    commands: [],
    bodies: [],
  });
});
