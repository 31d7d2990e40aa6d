import { gzipSync } from "node:zlib";
import { repository } from "@heater-age/run/apps";
import { runProgram } from "@heater-age/run/programs";
import type { Row } from "@heater-age/run/results";
import type { Page, Response } from "@playwright/test";
import { asVisitor, browserFlags, explainNoBrowser, requireBrowser } from "./browser.ts";
import { findQuantile, judgeAtMost, type Measure, toCount } from "./measure.ts";
import { listPageTypes, onSite, type PageType } from "./site.ts";

/** Bytes by type of resource, and the number of requests. */
type Weight = Record<"script" | "stylesheet" | "document" | "font" | "requests", number>;

/** Loads a page without interaction, with gzip. Fonts are already compressed. */
async function weigh(page: Page, url: string): Promise<Weight> {
  const weight: Weight = { script: 0, stylesheet: 0, document: 0, font: 0, requests: 0 };
  const bodies: Promise<void>[] = [];
  const read = async (response: Response, type: keyof Weight): Promise<void> => {
    const body = await response.body();
    weight[type] += type === "font" ? body.length : gzipSync(body, { level: 9 }).length;
  };
  page.on("response", (response) => {
    weight.requests += 1;
    const type = response.request().resourceType();
    if (type in weight) bodies.push(read(response, type as keyof Weight));
  });
  await page.goto(url, { waitUntil: "networkidle" });
  await Promise.all(bodies);
  return weight;
}

/** Measures what a first visit to each page type loads until nothing more comes. */
export const bytes: Measure = {
  name: "bytes",
  title: "Bytes of a first visit, until nothing more is loaded",
  skipped: explainNoBrowser,
  run: ({ say }) =>
    onSite(async (url) => {
      const rows: Row[] = [];
      for (const { name, path, locale } of await listPageTypes(url)) {
        say(name);
        const weight = await asVisitor(locale, async (context) => weigh(await context.newPage(), url + path));
        const { script, stylesheet, document, font, requests } = weight;
        const goal = [judgeAtMost(script, 310_000, " bytes"), judgeAtMost(requests, 75, " requests")].join(
          "; ",
        );
        rows.push({
          Page: name,
          JavaScript: toCount(script),
          CSS: toCount(stylesheet),
          HTML: toCount(document),
          Fonts: toCount(font),
          Requests: toCount(requests),
          Goal: name.startsWith("Home,") ? goal : "–",
        });
      }
      return rows;
    }),
};

// Downloaded only for this measurement.
const lighthousePackage = "lighthouse@13.5.0";
const runs = 3;
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

/** The parts of a report that are used. */
interface Report {
  readonly categories: Readonly<Record<(typeof categories)[number], { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
}

async function judge(url: string, { unlisted }: PageType): Promise<Report> {
  const options = [
    "--quiet",
    "--output=json",
    "--output-path=stdout",
    `--chrome-flags=${["--headless=new", ...browserFlags].join(" ")}`,
    `--only-categories=${categories.join(",")}`,
  ];
  // Intended for these pages.
  if (unlisted) options.push("--skip-audits=is-crawlable");
  const report = await runProgram("pnpm", ["dlx", lighthousePackage, url, ...options], {
    folder: repository,
    env: { ...process.env, CHROME_PATH: requireBrowser() },
  });
  return JSON.parse(report) as Report;
}

/** Measures each page type's Lighthouse scores on a slow phone: the median of three runs. */
export const lighthouse: Measure = {
  name: "lighthouse",
  title: "Lighthouse 13.5, mobile",
  skipped: explainNoBrowser,
  run: ({ say }) =>
    onSite(async (url) => {
      const rows: Row[] = [];
      for (const type of await listPageTypes(url)) {
        say(type.name);
        const reports: Report[] = [];
        for (let run = 0; run < runs; run += 1) reports.push(await judge(url + type.path, type));
        const rate = (category: (typeof categories)[number]): string =>
          String(
            findQuantile(reports.map((report) => Math.round((report.categories[category].score ?? 0) * 100))),
          );
        const read = (audit: string): number =>
          findQuantile(reports.map(({ audits }) => audits[audit]?.numericValue ?? 0));
        rows.push({
          Page: type.name,
          Performance: rate("performance"),
          Accessibility: rate("accessibility"),
          "Best practices": rate("best-practices"),
          SEO: rate("seo"),
          "First paint": `${(read("first-contentful-paint") / 1000).toFixed(1)} s`,
          "Largest paint (LCP)": `${(read("largest-contentful-paint") / 1000).toFixed(1)} s`,
          Blocked: `${toCount(read("total-blocking-time"))} ms`,
          "Shift (CLS)": read("cumulative-layout-shift").toFixed(3),
        });
      }
      return rows;
    }),
};

const visits = 5;
const slower = 4;

/** Types and submits a serial number, and returns the milliseconds from the click to the date. */
async function dateHeater(page: Page, url: string, offline: boolean): Promise<number> {
  await page.goto(`${url}/rheem-water-heater-age/`, { waitUntil: "networkidle" });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slower });
  await page.context().setOffline(offline);
  await page.locator("input[name=serial]").fill("RH0504B01826");
  await page.evaluate(() => {
    addEventListener("click", ({ timeStamp }) => Object.assign(window, { clicked: timeStamp }), true);
  });
  await page.locator("form button[type=submit]").first().click();
  const shown = await page.waitForFunction(() => {
    const dialog = document.querySelector("dialog[open], [role=dialog]");
    const { clicked } = window as unknown as { readonly clicked: number };
    return dialog?.textContent.includes("2004") === true && performance.now() - clicked;
  });
  return Number(await shown.jsonValue());
}

/** Measures how long a visitor waits for the date, with a processor that is four times slower. */
export const date: Measure = {
  name: "date",
  title: "From the click to the date, with a 4 times slower processor",
  skipped: explainNoBrowser,
  run: ({ say }) =>
    onSite(async (url) => {
      const rows: Row[] = [];
      for (const offline of [true, false]) {
        const what = offline ? "offline" : "online";
        say(what);
        const times: number[] = [];
        for (let visit = 0; visit < visits; visit += 1)
          times.push(
            await asVisitor("en-US", async (context) => dateHeater(await context.newPage(), url, offline)),
          );
        const median = findQuantile(times);
        const goal = judgeAtMost(median, 500, " ms");
        const slowest = `${toCount(Math.max(...times))} ms`;
        rows.push({ What: what, Median: `${toCount(median)} ms`, Slowest: slowest, Goal: goal });
      }
      return rows;
    }),
};
