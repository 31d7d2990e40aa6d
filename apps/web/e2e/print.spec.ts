import { overprinted, readPdf, textOfPage } from "@heater-age/run/test/read-pdf";
import type { Page } from "@playwright/test";
import { reportPath } from "../app/shared/report/report-path.ts";
import { makeReport } from "./make-report.ts";
import { expect, test, type Tool } from "./visitor.ts";

const heaters = {
  "22 years old": { brand: "rheem", serialNumber: "RH0504B01826", modelNumber: "XG40T06EC36U1" },
  "a week": { brand: "ao-smith", serialNumber: "1504A023527" },
  "two dates": { brand: "bradford-white", serialNumber: "BH6511396", modelNumber: "M240T6FBN" },
  "two dates and a recall": { brand: "bradford-white", serialNumber: "YE1395234" },
  "three months old": { brand: "rheem", serialNumber: "Q342612345" },
  "forty-five years old": { brand: "rheem", serialNumber: "0581A12345" },
} as const;
type Heater = (typeof heaters)[keyof typeof heaters];

const formats = { A4: [596, 843], Letter: [612, 792] } as const;
const toQuery = ({ brand, serialNumber }: Heater) => `?brand=${brand}&serial=${serialNumber}`;
/** Returns a text without spaces, because lines break elsewhere on paper, and with one kind of apostrophe. */
const plain = (text: string) =>
  text.normalize("NFKC").replaceAll(/\s+/gu, "").replaceAll(/[’ʼ]/gu, "'").toLowerCase();

/** Prints a page on both papers, and expects the heater, its plate and life line, and every row whole. */
async function expectPrint(page: Page, tool: Tool, serial: string): Promise<string> {
  await page.emulateMedia({ media: "print" });
  // Dates to choose from look like others on paper.
  const controls = "button:visible:not([name=date]), nav:visible, input:visible";
  await expect(page.locator(controls)).toHaveCount(0);
  const parts = [
    page.getByText(tool.say("reading.plateTitle"), { exact: true }),
    page.getByText(tool.say("result.rowLife"), { exact: true }),
    page.getByRole("img", { name: tool.say("report.code") }),
  ];
  for (const part of parts) await expect(part.filter({ visible: true }).first()).toBeVisible();
  const rows = await page
    .locator("details > summary:visible")
    .evaluateAll((summaries) => summaries.map(({ textContent }) => textContent));
  expect(rows.length).toBeGreaterThan(4);
  await page.emulateMedia({ media: null });
  const texts: string[] = [];
  for (const [format, [width, height]] of Object.entries(formats)) {
    const pdf = await readPdf(await page.pdf({ format }));
    expect(pdf.size.map(Math.round)).toEqual([width, height]);
    expect(pdf.pages).toBeLessThanOrEqual(2);
    expect(overprinted(pdf.placed)).toEqual([]);
    expect(pdf.links).toContain(page.url());
    const pages = Array.from({ length: pdf.pages }, (_, index) => plain(textOfPage(pdf.placed, index + 1)));
    expect(pages[0]).toContain(plain(serial));
    expect(pages[0]).toContain(plain(tool.say("result.actionsHeading")));
    expect(rows.filter((row) => !pages.some((text) => text.includes(plain(row))))).toEqual([]);
    expect(pages.at(-1)).toContain(plain(tool.say("report.care")));
    texts.push(pages.join(" "));
  }
  return texts.join(" ");
}

/** The longest of them: two dates with a recall on two pages. */
const longest = "two dates and a recall";

for (const [name, data] of Object.entries(heaters))
  test(`prints a report on at most two pages, with no row cut: ${name}${name === longest ? "" : " @rest"}`, async ({
    page,
    request,
    tool,
  }) => {
    const report = await makeReport(request, data);
    await page.goto(reportPath("en", report.id));
    // It is the name of the saved file.
    await expect(page).toHaveTitle(new RegExp(`^.+ ${data.serialNumber} \\d{4}-\\d{2}-\\d{2}$`, "u"));
    const text = await expectPrint(page, tool, data.serialNumber);
    expect(text).toContain(plain(report.id));
    expect(text).toContain(plain(tool.say("result.why")));
  });

test("prints a result with the danger of its recall, without scripts too", async ({
  browser,
  page,
  tool,
}) => {
  const heater = heaters[longest];
  const danger = plain(tool.say("advice.safetyCheck"));
  await tool.open();
  await tool.check("Bradford White", heater.serialNumber);
  await expect(tool.result).toContainText(tool.say("result.recallsOpen", { count: 1 }));
  await expect(async () => {
    expect(await expectPrint(page, tool, heater.serialNumber)).toContain(danger);
  }).toPass();

  const context = await browser.newContext({ javaScriptEnabled: false });
  const plainPage = await context.newPage();
  await plainPage.goto(`/${toQuery(heater)}`);
  const pdf = await readPdf(await plainPage.pdf({ format: "A4" }));
  const first = plain(textOfPage(pdf.placed, 1));
  expect(first).toContain(plain(tool.say("report.about", { brand: "Bradford White" })));
  expect(first).toContain(plain(tool.say("result.rowRecalls")));
  expect(pdf.pages).toBeLessThanOrEqual(2);
  expect(overprinted(pdf.placed)).toEqual([]);
  await context.close();
});
