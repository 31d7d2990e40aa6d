import { readFile } from "node:fs/promises";
import { overprinted, readPdf, textOfPage } from "@heater-age/run/test/read-pdf";
import type { Page } from "@playwright/test";
import { parse } from "csv-parse/sync";
import { toHeater, moment } from "../app/shared/heaters/heater.fixture.ts";
import { fileOf } from "./heater-list.ts";
import { expect, expectAccessible, test, type Tool } from "./visitor.ts";

const property = "7 Oak Ave";
const formats = ["A4", "Letter"] as const;
const plain = (text: string) => text.normalize("NFKC").replaceAll(/\s+/gu, "");

/** Returns the locators of an inspector's visit. */
const visitOn = (page: Page, tool: Tool) => {
  const button = (id: Parameters<Tool["say"]>[0], within = page.getByRole("main")) =>
    within.getByRole("button", { name: tool.say(id), exact: true });
  const toast = page.getByRole("status");
  return {
    button,
    open: page.getByRole("region", { name: property, exact: true }),
    past: page.getByRole("region", { name: tool.say("heaters.visitsPast") }),
    toast,
    act: (id: Parameters<Tool["say"]>[0]) =>
      page
        .getByRole("button", { name: tool.say(id), exact: true })
        .last()
        .click(),
    next: (id: "heaters.visitFirst" | "heaters.visitNext") =>
      page
        .getByRole("main")
        .getByRole("link", { name: tool.say(id), exact: true })
        .click(),
    add: async (place: string) => {
      const addTo = tool.say("result.addTo", { name: property });
      const save = page.getByRole("main").getByRole("button", { name: addTo, exact: true });
      await save.click();
      await expect(tool.dialog).toHaveAccessibleName(addTo);
      await tool.dialog.getByLabel(tool.say("heaters.place")).fill(place);
    },
    save: () => button("result.save", tool.dialog).click(),
  };
};

/** Replaces the browser's print dialog, which would block the test. */
const closeDialog = (page: Page) =>
  page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute("data-printed", document.title);
  });

test("an inspector dates three heaters of a property offline, and gets the documents of the visit", async ({
  page,
  context,
  tool,
}) => {
  const visit = visitOn(page, tool);
  const sent: string[] = [];
  page.on("request", (request) => {
    if (/Oak/u.test(request.url() + (request.postData() ?? ""))) sent.push(request.url());
  });
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await closeDialog(page);
  await page.goto("/my-heaters/");
  await tool.alive(visit.button("heaters.visitStart"));

  await visit.button("heaters.visitStart").click();
  const address = tool.dialog.getByLabel(tool.say("heaters.visitAddress"));
  await visit.button("heaters.visitBegin", tool.dialog).click();
  await expect(address).toHaveAccessibleDescription(tool.say("heaters.visitAddressMissing"));
  await expectAccessible(page, "dialog");
  await address.fill("7 Ok Ave");
  await visit.button("heaters.visitBegin", tool.dialog).click();
  await expect(page.getByRole("heading", { name: "7 Ok Ave" })).toBeFocused();
  await expectAccessible(page);
  await visit.button("heaters.visitRename").click();
  await expect(address).toHaveValue("7 Ok Ave");
  await address.fill(` ${property} `);
  await visit.save();
  await expect(visit.open.getByRole("heading", { name: property })).toBeVisible();

  await visit.next("heaters.visitFirst");
  const addTo = tool.say("result.addTo", { name: property });
  await tool.send("Rheem", "RH0504B01826");
  await tool.dialog.getByRole("button", { name: addTo, exact: true }).click();
  await expect(tool.dialog).toHaveAccessibleName(addTo);
  await tool.dialog.getByLabel(tool.say("heaters.place")).fill("Cellar");
  await expectAccessible(page, "dialog");
  await visit.save();
  await expect(
    page.getByText(tool.say("heaters.visitAdded", { name: property }), { exact: true }),
  ).toBeVisible();

  // Offline until the reload at the end.
  await context.setOffline(true);
  await visit.act("heaters.visitNext");
  await expect(tool.brand).toHaveValue("Rheem");
  await expect(tool.serial).toHaveValue("");
  await tool.check("Bradford White", "BH6511396");
  await visit.add("Garage");
  await visit.save();
  await visit.act("heaters.visitNext");
  await expect(tool.brand).toHaveValue("Bradford White");
  await tool.check("A. O. Smith", "1836111786352");
  await visit.add("=Attic");
  await tool.dialog.getByLabel(tool.say("heaters.notes")).fill("Pan is dry");
  await visit.save();
  await page.getByRole("link", { name: tool.say("result.saved"), exact: true }).click();

  const rows = visit.open.locator("details[id^=heater-]");
  await expect(rows).toHaveText([/Cellar/u, /Garage/u, /Attic/u]);
  await expect(visit.open).toContainText(tool.say("heaters.count", { count: 3 }));
  await expectAccessible(page);

  await visit.button("heaters.visitPrint").click();
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
      "RH0504B01826",
      tool.date({ year: 2004, month: 5 }),
      tool.date(...twoDates),
      tool.say("reasons.letters-repeat", { every: 20 }),
      "Pan is dry",
      tool.say("heaters.visitCare"),
    ]) {
      expect(text).toContain(plain(expected));
    }
    // The rest of the page is not printed.
    expect(text).not.toContain(plain(tool.say("heaters.export")));
  }

  const given = page.waitForEvent("download");
  await visit.button("heaters.visitCsv").click();
  const download = await given;
  expect(download.suggestedFilename()).toBe("7-oak-ave.csv");
  const table = parse(await readFile(await download.path()), { bom: true, columns: true });
  const [place, iso] = [tool.say("heaters.place"), tool.say("heaters.madeIso")];
  expect(table).toMatchObject([
    { [place]: "Cellar", [iso]: "2004-05" },
    { [place]: "Garage", [iso]: "2005-08", [tool.say("heaters.otherIso")]: "1985-08" },
    { [place]: "'=Attic", [iso]: "2018-W36", [tool.say("heaters.notes")]: "Pan is dry" },
  ]);

  await visit.button("heaters.visitCopy").click();
  await expect(page.getByText(tool.say("result.copied"), { exact: true })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.split("\n")).toEqual([
    expect.stringMatching(/^7 Oak Ave · .*\d{4}$/u),
    expect.stringContaining("RH0504B01826"),
    expect.stringContaining("BH6511396"),
    expect.stringContaining("1836111786352"),
  ]);

  await visit.button("heaters.visitEnd").click();
  await expect(visit.open).toBeHidden();
  await expect(rows).toHaveCount(0);
  await visit.past.locator("summary").click();
  await expect(visit.past.locator("details[id^=heater-]")).toHaveCount(3);
  await expectAccessible(page);
  await visit.button("heaters.visitReopen").click();
  await expect(visit.open.getByRole("heading", { name: property })).toBeFocused();
  await visit.button("heaters.visitEnd").click();
  await visit.past.locator("summary").click();
  await visit.button("heaters.visitDelete").click();
  await expect(visit.past).toBeHidden();
  await visit.act("heaters.undo");
  await expect(visit.past).toContainText(property);
  await expect(visit.past).toContainText(tool.say("heaters.count", { count: 3 }));
  expect(sent).toEqual([]);

  await context.setOffline(false);
  await page.reload();
  await visit.past.locator("summary").click();
  await expect(visit.past.locator("details[id^=heater-]")).toHaveCount(3);
  await expectAccessible(page);
});

test("a long visit is printed on several pages, and no row is split", async ({ page, tool }) => {
  const visit = visitOn(page, tool);
  const heaters = Array.from({ length: 60 }, (_, index) =>
    toHeater(`h${index}`, {
      brand: "bradford-white",
      serial: `BH65${11_000 + index}`,
      model: "M240T6FBN",
      name: `Unit${100 + index}`,
      visit: "v",
    }),
  );
  const visits = [{ id: "v", name: property, startedAt: moment }];
  await closeDialog(page);
  await page.goto("/my-heaters/");
  const file = page.locator("input[type=file]");
  await tool.alive(file);
  await file.setInputFiles(fileOf(heaters, { visits }));
  await visit.button("heaters.visitPrint").click();
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

test("a heater that was saved before is added to a visit, and stays in the list", async ({ page, tool }) => {
  const visit = visitOn(page, tool);
  const heater = toHeater("a", { name: "My own" });
  await page.goto("/my-heaters/");
  const file = page.locator("input[type=file]");
  await tool.alive(file);
  await file.setInputFiles(fileOf([heater], { visits: [{ id: "v", name: property, startedAt: moment }] }));
  await expect(visit.open).toContainText(tool.say("heaters.visitEmpty"));
  await tool.open("?brand=rheem&serial=RH0504B01826");
  await visit.add("Cellar");
  await visit.save();
  await page.getByRole("link", { name: tool.say("result.saved"), exact: true }).click();
  await expect(visit.open.locator("details[id^=heater-]")).toHaveText([/Cellar/u]);
  await expect(page.locator("details[id^=heater-]")).toHaveText([/Cellar/u, /My own/u]);

  await visit.button("heaters.visitEnd").click();
  await page.getByRole("searchbox").fill("oak");
  await expect(visit.past.locator("details[id^=heater-]")).toHaveText([/Cellar/u]);
  await expect(page.locator("details[id^=heater-]")).toHaveCount(1);
  await visit.button("heaters.visitDelete").click();
  await page.getByRole("searchbox").fill("");
  await expect(page.locator("details[id^=heater-]")).toHaveText([/My own/u]);
});
