import decoder from "@heater-age/decoder/package.json" with { type: "json" };
import { overprinted, readPdf } from "@heater-age/run/test/read-pdf";
import type { Page } from "@playwright/test";
import { reportPath } from "../app/shared/report/report-path.ts";
import { expect, test, type Tool } from "./visitor.ts";

const heaters = {
  "22 years old": { brand: "rheem", serialNumber: "RH0504B01826" },
  "a week": { brand: "ao-smith", serialNumber: "1504A023527" },
  "two dates": { brand: "bradford-white", serialNumber: "BH6511396", modelNumber: "M240T6FBN" },
  "three months old": { brand: "rheem", serialNumber: "Q342612345" },
  "forty-five years old": { brand: "rheem", serialNumber: "0581A12345" },
} as const;
type Heater = (typeof heaters)[keyof typeof heaters];

const formats = ["A4", "Letter"] as const;
const toQuery = ({ brand, serialNumber }: Heater) => `?brand=${brand}&serial=${serialNumber}`;
/** Returns a text without spaces, because lines break elsewhere on paper, and with one kind of apostrophe. */
const plain = (text: string) =>
  text.normalize("NFKC").replaceAll(/\s+/gu, "").replaceAll(/[’ʼ]/gu, "'").toLowerCase();

/** Prints a page, and expects all texts of its first sheet on the first page, and the others after it. */
async function expectSheet(
  page: Page,
  tool: Tool,
  format: (typeof formats)[number],
): Promise<{ readonly first: string; readonly links: readonly string[] }> {
  const pdf = await readPdf(await page.pdf({ format }));
  // Rendered while printing, if scripts run.
  await page.emulateMedia({ media: "print" });
  const texts = await page.locator("article > :first-child").evaluate((sheet) => {
    const walker = document.createTreeWalker(sheet, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode() !== null) found.push(walker.currentNode.nodeValue ?? "");
    return found.filter((text) => /\p{L}/u.test(text));
  });
  const around = await page.locator("button:visible, nav:visible, form:visible").count();
  await page.emulateMedia({ media: null });
  expect(texts.length).toBeGreaterThan(25);
  expect(around).toBe(0);
  const onPage = (number: number) =>
    plain(pdf.placed.flatMap(({ page: on, text }) => (on === number ? [text] : [])).join(""));
  const first = onPage(1);
  expect(texts.filter((text) => !first.includes(plain(text)))).toEqual([]);
  const reasons = plain(tool.say("result.why"));
  expect(first).not.toContain(reasons);
  const rest = Array.from({ length: pdf.pages - 1 }, (_, index) => onPage(index + 2)).join(" ");
  expect(rest).toContain(reasons);
  expect(first + rest).not.toContain(decoder.version);
  expect(overprinted(pdf.placed)).toEqual([]);
  expect(pdf.pages).toBeLessThanOrEqual(5);
  return { first, links: pdf.links };
}

test("prints a report as one complete page with an appendix", async ({ page, request, tool }) => {
  let visitors = 0;
  for (const data of Object.values(heaters)) {
    visitors += 1;
    const headers = { "x-forwarded-for": `203.0.113.${visitors}` };
    const made = await request.post("/api/generate-report", { headers, data });
    const { report } = (await made.json()) as { readonly report: { readonly id: string } };
    await page.goto(reportPath("en", report.id));
    for (const format of formats) {
      const { first, links } = await expectSheet(page, tool, format);
      expect(first).toContain(plain(report.id));
      expect(links).toContain(page.url());
    }
  }
});

test("prints the same page for a result, also without scripts", async ({ browser, page, tool }) => {
  for (const heater of [heaters["22 years old"], heaters["two dates"]]) {
    await tool.open(toQuery(heater));
    for (const format of formats) {
      // Until its script has loaded, the page prints the server's sheet, which doesn't know its own address.
      await expect(async () => {
        const { first } = await expectSheet(page, tool, format);
        expect(first).toContain(plain(tool.say("result.rowRecalls")));
      }).toPass();
    }
  }
  // With the advice that has loaded.
  await tool.open();
  await tool.check("Rheem", "RH0504B01826");
  await expect(tool.result).toContainText(tool.say("result.recallsOpen", { count: 1 }));
  await expect(async () => {
    const { first, links } = await expectSheet(page, tool, "A4");
    expect(first).toContain(plain(tool.say("result.rowRecalls")));
    expect(links).toContain(page.url());
  }).toPass();

  const context = await browser.newContext({ javaScriptEnabled: false });
  const plainPage = await context.newPage();
  await plainPage.goto(`/${toQuery(heaters["22 years old"])}`);
  const pdf = await readPdf(await plainPage.pdf({ format: "A4" }));
  const first = plain(pdf.placed.flatMap(({ page: on, text }) => (on === 1 ? [text] : [])).join(""));
  expect(first).toContain(plain(tool.say("report.heading")));
  expect(first).toContain(plain(tool.say("report.care")));
  expect(overprinted(pdf.placed)).toEqual([]);
  await context.close();
});
