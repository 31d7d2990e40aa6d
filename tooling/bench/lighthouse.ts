// Lighthouse for telephones, on the pages of a website that is running: `start` in another terminal, with SITE_URL set
// to the address that it is looked at, or links to the same page in other languages are found wanting.
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { presentChromium } from "@heater-age/run/chromium";

// Fetched when it is asked for: nobody who runs the website needs it.
const LIGHTHOUSE = "lighthouse@13.5.0";
const RUNS = 3;
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
const figures = [
  "first-contentful-paint",
  "largest-contentful-paint",
  "total-blocking-time",
  "cumulative-layout-shift",
] as const;

interface Page {
  readonly name: string;
  readonly path: string;
  /** What is not to be judged here, because it is meant to be so. */
  readonly skipped: readonly string[];
}

/** What is read of an answer of Lighthouse. */
interface Report {
  readonly categories: Readonly<Record<(typeof categories)[number], { readonly score: number | null }>>;
  readonly audits: Readonly<
    Record<string, { readonly score: number | null; readonly numericValue?: number; readonly id: string }>
  >;
}

const run = promisify(execFile);
const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[numbers.length >> 1] ?? 0;
const row = (cells: readonly (string | number)[]): string => `| ${cells.join(" | ")} |\n`;

/** Makes a report on the running website, to look at its page. */
async function pathOfReport(address: string): Promise<string> {
  const response = await fetch(`${address}/api/generate-report`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      brand: "bradford-white",
      modelNumber: "",
      serialNumber: "BH6511396",
      manufacturingDate: "2005-08",
    }),
  });
  const { report } = (await response.json()) as { readonly report?: { readonly id: string } };
  if (report === undefined) throw new Error(`There is no report: ${response.status}`);
  return `/report/${report.id}`;
}

async function judge(url: string, chromium: string, { skipped }: Page): Promise<Report> {
  const flags = ["--headless=new", "--disable-gpu", ...(process.getuid?.() === 0 ? ["--no-sandbox"] : [])];
  const options = [
    "--quiet",
    "--output=json",
    "--output-path=stdout",
    `--chrome-flags=${flags.join(" ")}`,
    `--only-categories=${categories.join(",")}`,
    ...(skipped.length === 0 ? [] : [`--skip-audits=${skipped.join(",")}`]),
  ];
  const { stdout } = await run("pnpm", ["dlx", LIGHTHOUSE, url, ...options], {
    env: { ...process.env, CHROME_PATH: chromium },
    maxBuffer: 64 * 1024 * 1024,
  });
  return JSON.parse(stdout) as Report;
}

const score = (report: Report, name: (typeof categories)[number]): number =>
  Math.round((report.categories[name].score ?? 0) * 100);
const figure = (report: Report, name: string): number => report.audits[name]?.numericValue ?? 0;

/** The middle of a few runs, and what was not right in the first. */
async function line(address: string, chromium: string, page: Page): Promise<string> {
  const reports: Report[] = [];
  for (let made = 0; made < RUNS; made++) reports.push(await judge(address + page.path, chromium, page));
  const scores = categories.map((name) => median(reports.map((report) => score(report, name))));
  const [paint = 0, largest = 0, blocked = 0, moved = 0] = figures.map((name) =>
    median(reports.map((report) => figure(report, name))),
  );
  const seconds = [paint, largest].map((milliseconds) => `${(milliseconds / 1000).toFixed(1)} s`);
  const wrong = Object.values(reports[0]?.audits ?? {}).filter(({ score: given }) => given === 0);
  if (wrong.length > 0) process.stderr.write(`${page.name}: ${wrong.map(({ id }) => id).join(", ")}\n`);
  return row([page.name, ...scores, ...seconds, `${Math.round(blocked)} ms`, moved.toFixed(3)]);
}

const address = (process.argv[2] ?? "http://localhost:3000").replace(/\/$/u, "");
const chromium = presentChromium();
if (chromium === undefined) throw new Error("There is no Chromium: name one with CHROMIUM_PATH.");

const pages: readonly Page[] = [
  { name: "Home", path: "/", skipped: [] },
  { name: "Brand", path: "/bradford-white-water-heater-age/", skipped: [] },
  { name: "Privacy policy", path: "/privacy-policy/", skipped: [] },
  // Reports are for those who have their address.
  { name: "Report", path: await pathOfReport(address), skipped: ["is-crawlable"] },
];

process.stdout.write(
  row([
    "Page",
    "Performance",
    "Accessibility",
    "Best practices",
    "SEO",
    "First paint",
    "Largest paint",
    "Blocked",
    "Shift",
  ]),
);
process.stdout.write(row(["---", ...Array.from({ length: 8 }, () => "---:")]));
for (const page of pages) process.stdout.write(await line(address, chromium.path, page));
