import type { BrowserContext, Page } from "@playwright/test";
import { type Measure, median, met } from "../harness/measure.ts";
import { asVisitor, withoutBrowser } from "./browser.ts";
import { onSite } from "./site.ts";

const ROUNDS = 5;
/** How many times slower the phone is than this machine. */
const SLOWER = 4;
const SERIAL = "RH0504B01826";
const YEAR = "2004";
/** A good INP in milliseconds, by https://web.dev/articles/inp */
const GOOD = 200;
/** Milliseconds from the click to the result without a network. */
const SOON = 50;

interface Interaction {
  readonly name: string;
  readonly duration: number;
}

/** The observations in a page. */
interface Notes {
  readonly interactions: readonly Interaction[];
  readonly moved: number;
  readonly largest: number;
  readonly shown: number;
}

/** Observes a page. Runs in it before its own scripts. */
function takeNotes(year: string): void {
  const notes = { interactions: [] as Interaction[], moved: 0, largest: 0, shown: Number.NaN };
  Object.assign(window, { notes });
  const watch = (type: string, note: (entry: PerformanceEntry) => void, options: object = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => note(entry))).observe({
      type,
      buffered: true,
      ...options,
    });
  watch(
    "event",
    (entry) => {
      if ("interactionId" in entry && Number(entry.interactionId) > 0)
        notes.interactions.push({ name: entry.name, duration: entry.duration });
    },
    { durationThreshold: 16 },
  );
  watch("layout-shift", (entry) => {
    const { value, hadRecentInput } = entry as unknown as {
      readonly value: number;
      readonly hadRecentInput: boolean;
    };
    if (!hadRecentInput) notes.moved += value;
  });
  watch("largest-contentful-paint", ({ startTime }) => (notes.largest = startTime));
  addEventListener(
    "click",
    ({ target, timeStamp }) => {
      if (!(target instanceof Element) || target.closest("button[type=submit]") === null) return;
      const look = () => {
        const dialog = document.querySelector("dialog[open], [role=dialog]");
        if (dialog?.textContent.includes(year) === true) notes.shown = performance.now() - timeStamp;
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    },
    { capture: true },
  );
}

const notesOf = (page: Page): Promise<Notes> =>
  page.evaluate(() => (window as unknown as { readonly notes: Notes }).notes);

const slowest = (interactions: readonly Interaction[], names: RegExp): number =>
  Math.max(0, ...interactions.filter(({ name }) => names.test(name)).map(({ duration }) => duration));

interface Visit {
  readonly slower: number;
  readonly offline: boolean;
}

interface Times {
  readonly typing: number;
  readonly submit: number;
  readonly shown: number;
  readonly largest: number;
  readonly moved: number;
}

/** What a page loads after everything else. */
const lastScript = /\/assets\/start-background-tasks-/u;

/** Types and submits a serial number after the page has fetched the decoder. */
async function visit(context: BrowserContext, url: string, { slower, offline }: Visit): Promise<Times> {
  const page = await context.newPage();
  await page.addInitScript(takeNotes, YEAR);
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slower });
  const last = page.waitForResponse((response) => lastScript.test(response.url()));
  await page.goto(`${url}/rheem-water-heater-age/`);
  await last;
  await context.setOffline(offline);
  await page.locator("input[name=serial]").click();
  await page.keyboard.type(SERIAL, { delay: 120 });
  const before = await notesOf(page);
  await page.locator("#check button[type=submit], form button[type=submit]").first().click();
  await page.waitForFunction(
    () => !Number.isNaN((window as unknown as { readonly notes: Notes }).notes.shown),
  );
  // The browser reports it after the frame.
  await page.waitForTimeout(500);
  const after = await notesOf(page);
  return {
    typing: slowest(before.interactions, /^key/u),
    submit: slowest(after.interactions.slice(before.interactions.length), /./u),
    shown: after.shown,
    largest: after.largest,
    moved: after.moved,
  };
}

const milliseconds = (number: number): string => `${Math.round(number)} ms`;
const atMost = (number: number, most: number): string => `at most ${most} ms: ${met(number <= most)}`;

/** Measures how fast a page responds: to typing, to submitting, and from the click to the date. */
export const interaction: Measure = {
  name: "interaction",
  table: { title: "Typing and checking a serial number", heads: ["What", "Median", "Slowest", "Goal"] },
  skipped: withoutBrowser,
  run: ({ say }) =>
    onSite(async ({ url }) => {
      const often = async (name: string, how: Visit): Promise<readonly Times[]> => {
        const visits: Times[] = [];
        for (let round = 0; round < ROUNDS; round += 1) {
          visits.push(await asVisitor("en-US", (context) => visit(context, url, how)));
        }
        say(name);
        return visits;
      };
      const slow = await often("on a slow processor", { slower: SLOWER, offline: false });
      const slowOffline = await often("on a slow processor, offline", { slower: SLOWER, offline: true });
      const online = await often("online", { slower: 1, offline: false });
      const offline = await often("offline", { slower: 1, offline: true });

      const row = (
        title: string,
        visits: readonly Times[],
        kind: keyof Times,
        goal: (median: number) => string = () => "–",
        shown = milliseconds,
      ) => {
        const times = visits.map((one) => one[kind]);
        return [title, shown(median(times)), shown(Math.max(...times)), goal(median(times))];
      };
      const good = (number: number) => atMost(number, GOOD);
      const processor = `${SLOWER} times slower CPU`;
      return {
        typing: row(`Slowest key while typing (INP), ${processor}`, slow, "typing", good),
        submit: row(`Pressing the button (INP), ${processor}`, slow, "submit", good),
        largest: row(`Largest paint (LCP), ${processor}`, slow, "largest"),
        moved: row(
          `Shift (CLS), ${processor}`,
          slow,
          "moved",
          (number) => `0: ${met(number === 0)}`,
          (number) => number.toFixed(3),
        ),
        offline: row(
          "From the click to the date, offline",
          offline,
          "shown",
          (number) => `under ${SOON} ms: ${met(number < SOON)}`,
        ),
        online: row("From the click to the date, online", online, "shown"),
        slowOffline: row(`From the click to the date, offline, ${processor}`, slowOffline, "shown"),
        slowOnline: row(`From the click to the date, online, ${processor}`, slow, "shown"),
      };
    }),
};
