import { readFile } from "node:fs/promises";
import { overprinted, readPdf, textOfPage } from "@heater-age/run/test/read-pdf";
import type { Page } from "@playwright/test";
import { parse } from "csv-parse/sync";
import { toHeater } from "../app/shared/heaters/heater.fixture.ts";
import { fileOf, listOn } from "./heater-list.ts";
import { expect, expectAccessible, test, type Tool } from "./visitor.ts";

const property = "7 Oak Ave";
const formats = ["A4", "Letter"] as const;
const plain = (text: string) => text.normalize("NFKC").replaceAll(/\s+/gu, "");

/** Returns the locators and actions of an inspector with the heaters of a property. */
const inspectorOn = (page: Page, tool: Tool) => {
  const button = (id: Parameters<Tool["say"]>[0], within = page.getByRole("main")) =>
    within.getByRole("button", { name: tool.say(id), exact: true });
  const field = (id: "heaters.address" | "heaters.place" | "heaters.notes") =>
    tool.dialog.getByLabel(tool.say(id), { exact: true });
  return {
    button,
    field,
    card: page.getByRole("region", { name: property, exact: true }),
    openSave: async () => {
      await button("result.save").click();
      await expect(tool.dialog).toHaveAccessibleName(tool.say("heaters.saveTitle"));
    },
    save: () => button("result.save", tool.dialog).click(),
    next: () =>
      page
        .getByRole("button", { name: tool.say("heaters.next"), exact: true })
        .last()
        .click(),
  };
};

/** Replaces the browser's print dialog, which would block the test. */
const closeDialog = (page: Page) =>
  page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute("data-printed", document.title);
  });

test("an inspector saves heaters offline, and gets their documents", async ({ page, context, tool }) => {
  const { button, field, card, openSave, save, next } = inspectorOn(page, tool);
  const sent: string[] = [];
  page.on("request", (request) => {
    if (/Oak/u.test(request.url() + (request.postData() ?? ""))) sent.push(request.url());
  });
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await closeDialog(page);

  await page.goto("/my-heaters/");
  await tool.alive(page.locator("input[type=file]"));
  await page
    .getByRole("main")
    .getByRole("link", { name: tool.say("heaters.check") })
    .last()
    .click();
  await tool.alive();
  await tool.check("Rheem", "RH0504B01826");
  await openSave();
  await field("heaters.address").fill(` ${property} `);
  await field("heaters.place").fill("Cellar");
  await expectAccessible(page, "dialog");
  await save();
  await next();

  await context.setOffline(true);
  await expect(tool.brand).toHaveValue("Rheem");
  await expect(tool.serial).toHaveValue("");
  await tool.check("Bradford White", "BH6511396");
  await openSave();
  // The last address is offered, and the place is what is left to type.
  await expect(field("heaters.address")).toHaveValue(property);
  await expect(field("heaters.place")).toBeFocused();
  // The usual places take one press.
  const [, garage = ""] = tool.say("heaters.places").split(", ");
  await tool.dialog.getByRole("button", { name: garage, exact: true }).click();
  await save();
  await next();
  await expect(tool.brand).toHaveValue("Bradford White");
  await tool.check("A. O. Smith", "1836111786352");
  await openSave();
  await field("heaters.place").fill("=Attic");
  await field("heaters.notes").fill("Pan is dry");
  await save();
  await page.getByRole("link", { name: tool.say("result.saved"), exact: true }).click();

  const rows = card.locator("details[id^=heater-]");
  await expect(rows).toHaveCount(3);
  await expect(card).toContainText(tool.say("heaters.count", { count: 3 }));
  await expectAccessible(page);

  await button("heaters.print", card).click();
  await expect(page.locator("html")).toHaveAttribute("data-printed", property);
  const twoDates = [
    { year: 2005, month: 8 },
    { year: 1985, month: 8 },
  ];
  for (const format of formats) {
    const pdf = await readPdf(await page.pdf({ format }));
    const text = plain(textOfPage(pdf.placed, 1));
    expect(pdf.pages).toBe(1);
    expect(overprinted(pdf.placed)).toEqual([]);
    for (const expected of [
      property,
      "Cellar",
      garage,
      "RH0504B01826",
      tool.date({ year: 2004, month: 5 }),
      tool.date(...twoDates),
      tool.say("reasons.letters-repeat", { every: 20 }),
      "Pan is dry",
      tool.say("heaters.trustLabel"),
    ]) {
      expect(text).toContain(plain(expected));
    }
    // The rest of the page is not printed.
    expect(text).not.toContain(plain(tool.say("heaters.export")));
  }

  const given = page.waitForEvent("download");
  await button("heaters.csv", card).click();
  const download = await given;
  expect(download.suggestedFilename()).toBe("7-oak-ave.csv");
  const table = parse(await readFile(await download.path()), { bom: true, columns: true });
  expect(table).toHaveLength(3);

  await button("heaters.share", card).click();
  await expect(page.getByText(tool.say("result.copied"), { exact: true })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.split("\n")).toHaveLength(4);
  expect(copied).toMatch(/^7 Oak Ave · .*\d{4}\n/u);
  expect(sent).toEqual([]);

  await context.setOffline(false);
  await page.reload();
  await expect(rows).toHaveCount(3);
});

test("a long list is printed on several pages, and no row is split @rest", async ({ page, tool }) => {
  const { button, card } = inspectorOn(page, tool);
  const list = listOn(page, tool);
  const heaters = Array.from({ length: 60 }, (_, index) =>
    toHeater(`h${index}`, {
      brand: "bradford-white",
      serial: `BH65${11_000 + index}`,
      model: "M240T6FBN",
      name: `Unit${100 + index}`,
      address: property,
    }),
  );
  await closeDialog(page);
  await list.open();
  await list.take(fileOf(heaters));
  await button("heaters.print", card).click();
  await expect(page.locator("html")).toHaveAttribute("data-printed", property);
  for (const format of formats) {
    const { placed, pages } = await readPdf(await page.pdf({ format }));
    expect(pages).toBeGreaterThan(1);
    expect(overprinted(placed)).toEqual([]);
    const findPage = (text: string) => placed.find((one) => one.text.includes(text))?.page;
    for (const { name, serial } of heaters) {
      expect([name, findPage(name)]).toEqual([name, findPage(serial)]);
    }
  }
});

test("heaters are listed by address, and the documents of all name each", async ({ page, tool }) => {
  const { button } = inspectorOn(page, tool);
  const list = listOn(page, tool);
  await closeDialog(page);
  await list.open();
  await list.take(
    fileOf([
      toHeater("a", { name: "My own", serial: "RH0604B01826" }),
      toHeater("b", { address: property, name: "Cellar" }),
      toHeater("c", { address: "12 Elm St", name: "Attic", serial: "RH0704B01826" }),
    ]),
  );
  await expect(list.rows).toHaveCount(3);
  await expect(page.getByRole("main").getByRole("region")).toHaveCount(2);
  await button("heaters.print").last().click();
  await expect(page.locator("html")).toHaveAttribute("data-printed", tool.say("shell.myHeaters"));
  const { placed } = await readPdf(await page.pdf({ format: "Letter" }));
  const text = plain(textOfPage(placed, 1));
  for (const expected of [property, "12 Elm St", "My own", "Cellar", "Attic"])
    expect(text).toContain(plain(expected));

  await list.search.fill("oak");
  await expect(list.rows).toHaveText([/Cellar/u]);
});
