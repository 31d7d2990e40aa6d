import { gzipSync } from "node:zlib";
import type { Page, Response } from "@playwright/test";
import { count, type Measure, met } from "../harness/measure.ts";
import { asVisitor, withoutBrowser } from "./browser.ts";
import { pageTypes } from "./page-types.ts";
import { onFloor, onSite } from "./site.ts";

/** The home page's limit, relative to the floor. */
const GOAL = 1.2;

const kinds = { script: "scripts", stylesheet: "styles", document: "html", font: "fonts" } as const;
type Kind = (typeof kinds)[keyof typeof kinds];
type Bytes = Record<Kind, number>;

const kindOf = (type: string): Kind | undefined =>
  type in kinds ? kinds[type as keyof typeof kinds] : undefined;

/** Returns the bytes that a page requests without interaction, with gzip. Fonts are already compressed. */
async function weigh(page: Page, url: string): Promise<Bytes> {
  const bytes: Bytes = { scripts: 0, styles: 0, html: 0, fonts: 0 };
  const weighed: Promise<void>[] = [];
  const note = (response: Response): void => {
    const kind = kindOf(response.request().resourceType());
    if (kind === undefined) return;
    weighed.push(
      response.body().then((body) => {
        bytes[kind] += kind === "fonts" ? body.length : gzipSync(body, { level: 9 }).length;
      }),
    );
  };
  page.on("response", note);
  await page.goto(url, { waitUntil: "networkidle" });
  page.off("response", note);
  await Promise.all(weighed);
  return bytes;
}

const weighAt = (url: string, locale: string): Promise<Bytes> =>
  asVisitor(locale, async (context) => {
    // With data saving, the page doesn't prefetch.
    await context.addInitScript(() => {
      Object.defineProperty(navigator, "connection", { value: { saveData: true } });
    });
    return weigh(await context.newPage(), url);
  });

const cells = ({ scripts, styles, html, fonts }: Bytes): readonly string[] =>
  [scripts, styles, html, fonts].map(count);

/** Measures the bytes of a first visit to each page type, next to the smallest page that these libraries can make. */
export const bytes: Measure = {
  name: "bytes",
  table: {
    title: "Bytes of a first visit",
    heads: ["Page", "JavaScript", "CSS", "HTML", "Fonts", "JavaScript vs. floor", "Goal"],
  },
  skipped: withoutBrowser,
  async run({ say }) {
    const floor = await onFloor(({ url }) => weighAt(`${url}/`, "en-US"));
    const rows: Record<string, readonly string[]> = {
      floor: ["One button, same libraries: the floor", ...cells(floor), "1.00×", "–"],
    };
    await onSite(async ({ url }) => {
      for (const { name, path, locale, read } of await pageTypes(url)) {
        say(name);
        const weight = await weighAt(url + path, locale);
        const ratio = weight.scripts / floor.scripts;
        const goal =
          path.replace(/^\/de/u, "") === "/" ? `at most ${GOAL}×: ${met(ratio <= GOAL)}` : undefined;
        const none = read ? `none: ${met(weight.scripts === 0)}` : undefined;
        rows[name] = [name, ...cells(weight), `${ratio.toFixed(2)}×`, goal ?? none ?? "–"];
      }
    });
    return rows;
  },
};
