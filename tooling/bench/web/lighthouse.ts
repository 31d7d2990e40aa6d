import { repository } from "@heater-age/run/apps";
import { runQuietly } from "@heater-age/run/programs";
import { type Measure, median, met } from "../harness/measure.ts";
import { browserPath, withoutBrowser } from "./browser.ts";
import { type PageType, pageTypes } from "./page-types.ts";
import { onFloor, onSite } from "./site.ts";

// Downloaded only for this measurement.
const LIGHTHOUSE = "lighthouse@13.5.0";
const RUNS = 3;
/** The limit for blocking the phone, relative to the floor. */
const GOAL = 1.5;
/** Pages with this goal: those that visitors open first. */
const opened = /^(?:Home|A shared result),/u;
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
const figures = [
  "first-contentful-paint",
  "largest-contentful-paint",
  "total-blocking-time",
  "cumulative-layout-shift",
] as const;

/** The parts of a report that are used. */
interface Report {
  readonly categories: Readonly<Record<(typeof categories)[number], { readonly score: number | null }>>;
  readonly audits: Readonly<
    Record<string, { readonly score: number | null; readonly numericValue?: number; readonly id: string }>
  >;
}

async function judge(url: string, { unlisted }: Pick<PageType, "unlisted">): Promise<Report> {
  const flags = ["--headless=new", "--disable-gpu", ...(process.getuid?.() === 0 ? ["--no-sandbox"] : [])];
  const options = [
    "--quiet",
    "--output=json",
    "--output-path=stdout",
    `--chrome-flags=${flags.join(" ")}`,
    `--only-categories=${categories.join(",")}`,
    // Intended for these pages.
    ...(unlisted ? ["--skip-audits=is-crawlable"] : []),
  ];
  const report = await runQuietly("pnpm", ["dlx", LIGHTHOUSE, url, ...options], {
    folder: repository,
    env: { ...process.env, CHROME_PATH: browserPath() },
  });
  return JSON.parse(report) as Report;
}

const scoreOf = (report: Report, name: (typeof categories)[number]): number =>
  Math.round((report.categories[name].score ?? 0) * 100);

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;

/** Judges a page several times. */
async function judgeOften(url: string, page: Pick<PageType, "unlisted">): Promise<readonly Report[]> {
  const reports: Report[] = [];
  for (let made = 0; made < RUNS; made += 1) reports.push(await judge(url, page));
  return reports;
}

/** Returns the median of a figure. */
const medianOf = (reports: readonly Report[], figure: (typeof figures)[number]): number =>
  median(reports.map(({ audits }) => audits[figure]?.numericValue ?? 0));

/** Returns a page's blocking time as a multiple of the floor's, without a number if the floor never blocks. */
function againstFloor(name: string, blocked: number, floor: number): string {
  const multiple = floor === 0 ? "–" : `${(blocked / floor).toFixed(2)}×`;
  return opened.test(name) ? `${multiple}, at most ${GOAL}×: ${met(blocked <= GOAL * floor)}` : multiple;
}

/** Returns a row with the medians of some runs. */
function row(name: string, reports: readonly Report[], floor: number): readonly string[] {
  const scores = categories.map((category) => median(reports.map((report) => scoreOf(report, category))));
  const [paint = 0, largest = 0, blocked = 0, moved = 0] = figures.map((figure) => medianOf(reports, figure));
  const isMet = scores.every((score) => score === 100) && moved < 0.0005;
  return [
    name,
    ...scores.map(String),
    seconds(paint),
    seconds(largest),
    `${Math.round(blocked)} ms`,
    againstFloor(name, blocked, floor),
    moved.toFixed(3),
    met(isMet),
  ];
}

/** Measures each page type's Lighthouse scores on a slow phone: the median of three runs. */
export const lighthouse: Measure = {
  name: "lighthouse",
  table: {
    title: "Lighthouse 13.5, mobile",
    heads: [
      "Page",
      "Performance",
      "Accessibility",
      "Best practices",
      "SEO",
      "First paint",
      "Largest paint (LCP)",
      "Blocked",
      "Blocked vs. floor",
      "Shift (CLS)",
      "Goal: 100 each, shift 0",
    ],
  },
  skipped: withoutBrowser,
  run: ({ say }) =>
    onFloor(({ url: floorUrl }) =>
      onSite(
        async ({ url }) => {
          const ofFloor = await judgeOften(`${floorUrl}/`, { unlisted: false });
          const floor = medianOf(ofFloor, "total-blocking-time");
          // Without texts and a language, its scores mean nothing.
          const [, , , , , ...measured] = row("", ofFloor, floor);
          const rows: Record<string, readonly string[]> = {
            floor: ["One button: the floor", "–", "–", "–", "–", ...measured.slice(0, -1), "–"],
          };
          for (const page of await pageTypes(url)) {
            const reports = await judgeOften(url + page.path, page);
            rows[page.name] = row(page.name, reports, floor);
            // The first run's failed audits.
            const wrong = Object.values(reports[0]?.audits ?? {}).filter(({ score }) => score === 0);
            say([page.name, ...wrong.map(({ id }) => id)].join(" · "));
          }
          return rows;
        },
        { named: true },
      ),
    ),
};
