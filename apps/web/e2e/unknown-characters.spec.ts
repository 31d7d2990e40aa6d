import type { Locator } from "@playwright/test";
import { expect, expectAccessible, test, type Tool } from "./visitor.ts";

const may = (year: number) => ({ year, month: 5 });

/** Returns the button of a character of the serial number. */
const character = (tool: Tool, within: Locator, char: string, place: number) =>
  within.getByRole("button", { name: tool.say("scan.character", { char, place }), exact: true });

const reads = (tool: Tool, within: Locator, date: string) =>
  within.getByRole("link", { name: tool.say("reading.brandDates", { brand: "Rheem", dates: date }) });

test("shows the dates that the readable characters allow, without a request", async ({ page, tool }) => {
  await tool.open("?brand=rheem&serial=RHO5O4B01826");
  const first = character(tool, tool.result, "O", 3);
  await tool.alive(first);
  const apiRequests: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/")) apiRequests.push(request.url());
  });
  await first.click();
  await expect(first).toHaveAttribute("aria-pressed", "true");
  await expect(tool.result).toContainText(tool.say("result.unknownNone"));
  await character(tool, tool.result, "O", 5).focus();
  await page.keyboard.press("Space");
  const dates = tool.result.getByRole("link").filter({ hasText: tool.date(may(1984)) });
  for (const year of [2014, 2004, 1994, 1984]) await expect(dates).toContainText(tool.date(may(year)));
  await expect(tool.result).toContainText(tool.say("problems.unknown-characters"));
  expect(await dates.evaluate((link) => link.closest("[aria-live]")?.getAttribute("aria-live"))).toBe(
    "polite",
  );
  await expectAccessible(page, "#result");
  await first.click();
  await expect(tool.result).toContainText(tool.say("result.unknownNone"));
  await first.click();
  expect(apiRequests).toEqual([]);
  await dates.click();
  await expect(page).toHaveURL(/serial=RH%3F5%3F4B01826$/u);
  await expect(tool.result).toContainText(tool.date(may(2014)));

  // A character outside of the date changes nothing.
  await tool.open("?brand=rheem&serial=RH0504B0I826");
  const letter = character(tool, tool.result, "I", 9);
  await tool.alive(letter);
  await letter.click();
  await expect(reads(tool, tool.result, tool.date(may(2004)))).toBeVisible();
  await expect(tool.result).toContainText(tool.say("problems.unknown-outside-date"));
  await character(tool, tool.result, "8", 10).click();
  await character(tool, tool.result, "2", 11).click();
  const fourth = character(tool, tool.result, "6", 12);
  await expect(fourth).toBeDisabled();
  await letter.click();
  await expect(fourth).toBeEnabled();
});

test("shows them in the dialog, and opens the result @rest", async ({ page, tool }) => {
  await tool.open();
  await tool.send("Rheem", "RH0504B0I826");
  await character(tool, tool.dialog, "I", 9).click();
  const link = reads(tool, tool.dialog, tool.date(may(2004)));
  await expect(link).toBeVisible();
  await expectAccessible(page);
  await link.click();
  await expect(tool.dialog).toBeHidden();
  await expect(tool.result).toContainText(tool.stated(may(2004)));
});

test("asks which of two numbers is meant @rest", async ({ page, tool }) => {
  for (const [brand, shown] of [
    ["other", "Rheem"],
    ["rheem", tool.stated(may(2004))],
  ] as const) {
    await tool.open(`?brand=${brand}&serial=RH0504B01826, BH6511396`);
    await expect(tool.result).toContainText(tool.say("problems.two-numbers"));
    await expect(tool.result).not.toContainText(tool.say("result.repairsHeading"));
    await expect(tool.result.getByRole("link", { name: "BH6511396" })).toBeVisible();
    await tool.result.getByRole("link", { name: "RH0504B01826" }).click();
    await expect(page).toHaveURL(/serial=RH0504B01826$/u);
    await expect(tool.result).toContainText(shown);
  }
});
