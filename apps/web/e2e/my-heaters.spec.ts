import { readFile } from "node:fs/promises";
import ICAL from "ical.js";
import type { Download } from "@playwright/test";
import { toHeater } from "../app/shared/heaters/heater.fixture.ts";
import { fileOf, listOn } from "./heater-list.ts";
import { banner } from "./offline.ts";
import { widerThanScreen } from "./layout.ts";
import { readPhoto } from "./photos.ts";
import { expect, expectAccessible, test } from "./visitor.ts";

const rheem = "?brand=rheem&serial=RH0504B01826";
const toContent = async (download: Download): Promise<string> => readFile(await download.path(), "utf8");

test("a heater is saved, found, edited and deleted, and nothing of it is sent", async ({ page, tool }) => {
  const list = listOn(page, tool);
  const header = page.getByRole("banner").getByRole("link", { name: tool.say("shell.myHeaters") });
  const photo = await readPhoto("rheem");
  await page.addInitScript(() => {
    // The browser decides without a prompt.
    const persist = navigator.storage.persist.bind(navigator.storage);
    navigator.storage.persist = () => {
      localStorage.setItem("asked", `${localStorage.getItem("asked") ?? ""}I`);
      return persist();
    };
  });
  const askedToKeep = () => page.evaluate(() => localStorage.getItem("asked"));
  await tool.open(rheem);
  await tool.alive(list.button("result.save"));
  const sent: string[] = [];
  page.on("request", (request) => {
    const content = `${request.url()} ${request.postData() ?? ""}`;
    // The result requests advice automatically, with the numbers in its form.
    const isAdvice = request.method() === "POST" && request.url().endsWith("/api/advice");
    if (/Basement|Garage|Anode|2004-08/u.test(content)) sent.push(content);
    else if (!isAdvice && (request.method() !== "GET" || content.includes("serial="))) sent.push(content);
  });

  await list.button("result.save").click();
  await expect(tool.dialog).toHaveAccessibleName(tool.say("heaters.saveTitle"));
  await tool.dialog.getByLabel(tool.say("heaters.place")).fill("Basement");
  const installed = tool.dialog.getByLabel(tool.say("heaters.installed"));
  await installed.fill("May");
  await list.save.click();
  await expect(installed).toHaveAccessibleDescription(tool.say("heaters.installedWrong"));
  await expect(installed).toBeFocused();
  await installed.fill("2004-08");
  await tool.dialog.getByLabel(tool.say("heaters.notes")).fill("Anode replaced\nin 2019");
  await tool.dialog.locator("input[type=file]").setInputFiles({
    name: "IMG_1.jpg",
    mimeType: "image/jpeg",
    buffer: photo,
  });
  await expect(tool.dialog.getByRole("img")).toBeVisible();
  await expectAccessible(page, "dialog");
  await list.save.click();
  await expect(tool.dialog).toBeHidden();
  await expect(header).toBeVisible();
  await expect.poll(askedToKeep).toBe("I");
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 720 });
    await expect(header).toBeVisible();
    // Its name is visible, below the icon.
    expect((await header.innerText()).trim()).not.toBe("");
    await expect(header.locator("xpath=following-sibling::a")).toBeVisible();
    expect(await widerThanScreen(page)).toBeLessThanOrEqual(0);
    expect((await page.getByRole("banner").boundingBox())?.height).toBeLessThan(64);
  }
  await expectAccessible(page, "header");
  await page.setViewportSize({ width: 1280, height: 720 });
  await expect(page.getByRole("link", { name: tool.say("result.saved"), exact: true })).toBeVisible();

  await list.button("shell.myHeaters").click();
  const row = list.row("Basement");
  await expect(row).toHaveAttribute("open");
  await expect(row).toContainText("Rheem");
  await expect(row).toContainText(tool.say("result.statusReplace"));
  await expect(row).toContainText("Anode replaced");
  const picture = row.getByRole("img");
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(480);
  // The address links to it.
  await page.reload();
  await expect(row).toHaveAttribute("open");
  await expectAccessible(page);

  await list.remove("Basement");
  await expect(list.rows).toHaveCount(0);
  await page.getByRole("button", { name: tool.say("heaters.undo") }).click();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(480);

  await row.getByRole("button", { name: tool.say("heaters.edit") }).click();
  await tool.dialog.getByLabel(tool.say("heaters.place")).fill("Garage");
  await list.button("heaters.photoRemove").click();
  await list.save.click();
  await expect(list.row("Garage")).toHaveCount(1);
  await expect(list.row("Garage").getByRole("img")).toHaveCount(0);
  expect(await askedToKeep()).toBe("I");

  expect(sent).toEqual([]);

  await page.getByRole("link", { name: tool.say("heaters.open") }).click();
  await expect(tool.result).toContainText(tool.stated({ year: 2004, month: 5 }));
  expect(page.url()).toContain(rheem);
  await tool.alive(page.getByRole("link", { name: tool.say("result.saved"), exact: true }));
  await page.getByRole("link", { name: tool.say("result.saved"), exact: true }).click();
  await expect(list.row("Garage")).toHaveAttribute("open");
  await page.goto("/my-heaters/");
  await expect(list.row("Garage")).not.toHaveAttribute("open");
});

test("saves a heater with one tap in the dialog, and continues with the next one", async ({ page, tool }) => {
  const list = listOn(page, tool);
  await tool.open();
  await tool.send("Rheem", "RH0604B01826");
  const inDialog = (id: Parameters<typeof tool.say>[0]) =>
    tool.dialog.getByRole("button", { name: tool.say(id), exact: true });
  await inDialog("result.save").click();
  await inDialog("heaters.next").click();
  await expect(tool.dialog).toBeHidden();
  await expect(tool.serial).toBeFocused();
  await expect(tool.brand).toHaveValue("Rheem");
  await list.open();
  await expect(list.rows).toHaveCount(1);
  await expect(list.row("Rheem")).toContainText(tool.date({ year: 2004, month: 6 }));
  await expect(list.row("Rheem")).toContainText(/\d+ years, \d+ months?|\d+ years/u);
});

test("an empty list imports a file, and marks recalls as new until opened", async ({ page, tool }) => {
  const list = listOn(page, tool);
  await list.open();
  await expect(page.getByRole("heading", { name: tool.say("heaters.emptyTitle") })).toBeVisible();
  await expect(list.button("heaters.export")).toHaveCount(0);
  await list.take({ ...fileOf([]), buffer: Buffer.from("Dear diary") });
  await expect(list.status).toHaveText(tool.say("heaters.importForeign"));
  await list.take(fileOf([], { version: 3 }));
  await expect(list.status).toHaveText(tool.say("heaters.importNewer"));
  const { serial: _serial, ...numberless } = toHeater("a");
  await list.take(fileOf([toHeater("b", { name: "Attic" }), numberless, 7]));
  await expect(list.row("Attic")).toHaveCount(1);
  const imported = page.getByText(tool.say("heaters.imported", { count: 1 }));
  await expect(imported).toContainText(
    [
      tool.say("heaters.importUnnumbered", { count: 1 }),
      tool.say("heaters.importDamaged", { count: 1 }),
    ].join(" "),
  );
  await list.row("Attic").locator("summary").click();
  await list.remove("Attic");
  await expect(list.rows).toHaveCount(0);
  await expect(imported).toHaveCount(0);

  await list.take(fileOf([toHeater("a")]));
  await expect(list.row("Rheem")).toContainText(tool.say("heaters.recallNew"));
  // Other pages show it too.
  await tool.open();
  await expect(banner(page)).toContainText(tool.say("device.recallNew", { count: 1 }));
  await expectAccessible(page, "footer + [role=status]");
  await banner(page)
    .getByRole("link", { name: tool.say("device.recallShow") })
    .click();
  await expect(list.row("Rheem")).toHaveAttribute("open");
  await expect(banner(page)).toBeHidden();
  await expect(list.row("Rheem")).not.toContainText(tool.say("heaters.recallNew"));
  await page.reload();
  await expect(list.row("Rheem")).toContainText(tool.say("heaters.recallsOpen", { count: 1 }));
  await expect(list.row("Rheem")).not.toContainText(tool.say("heaters.recallNew"));
});

test("five hundred heaters are listed by urgency, and one of them is found", async ({ page, tool }) => {
  const list = listOn(page, tool);
  const heaters = Array.from({ length: 496 }, (_, index) =>
    toHeater(`h${index}`, {
      serial: `RH${String((index % 12) + 1).padStart(2, "0")}${String(index % 26).padStart(2, "0")}B0${1000 + index}`,
      name: `Unit ${index}`,
    }),
  );
  await list.open();
  await list.take(
    fileOf([
      toHeater("undated", { serial: "ZZZZZ999" }),
      ...heaters,
      toHeater("two", { brand: "bradford-white", serial: "BH6511396" }),
      toHeater("recalled", { brand: "ao-smith", serial: "MD9112345", model: "FSG 40 248" }),
      toHeater("changed", { name: "Changed", date: "1999-05" }),
    ]),
  );
  await expect(list.rows).toHaveCount(500);
  await expect(page.getByRole("search")).toContainText(tool.say("heaters.count", { count: 500 }));
  await expect(list.rows.nth(0)).toHaveId("heater-recalled");
  await expect(list.rows.nth(0)).toContainText(tool.say("heaters.recallAffected"));
  await expect(list.rows.nth(1)).toHaveId("heater-two");
  await expect(list.rows.nth(499)).toHaveId("heater-undated");

  await list.search.fill("unit 321");
  await expect(list.rows).toHaveCount(1);
  await expect(list.row("Unit 321")).toHaveCount(1);
  await expect(page.getByText(tool.say("heaters.countFound", { found: 1, count: 500 }))).toBeVisible();
  await list.search.fill("");
  await expect(list.rows).toHaveCount(500);

  // The saved date is shown if the decoded date is different now.
  await list.row("Changed").locator("summary").click();
  const change = {
    before: tool.date({ year: 1999, month: 5 }),
    now: tool.date({ year: 2004, month: 5 }),
  };
  await expect(list.row("Changed")).toContainText(tool.say("heaters.changed", change));
});

test("two tabs share a list, which its export restores elsewhere", async ({
  page,
  tool,
  context,
  browser,
}) => {
  const list = listOn(page, tool);
  const other = await context.newPage();
  await other.goto("/my-heaters/");
  await list.open();
  const photo = { id: "a", address: "data:image/jpeg;base64,/9j/4AAQSkZJRg==" };
  const heaters = [
    toHeater("a", { name: "Attic" }),
    toHeater("b", { name: "Barn", serial: "RH0604B01826", address: "12 Elm St" }),
  ];
  await list.take(fileOf(heaters, { photos: [photo] }));
  const rowsThere = other.locator("details[id^=heater-]");
  await expect(rowsThere).toHaveCount(2);

  const given = page.waitForEvent("download");
  await list.button("heaters.export").click();
  const download = await given;
  expect(download.suggestedFilename()).toMatch(/^heater-age-\d{4}-\d\d-\d\d\.json$/u);
  const content = await toContent(download);
  expect(JSON.parse(content)).toMatchObject({ format: "heater-age", version: 1, photos: [photo] });

  // Reminders for all of them, in a file that calendars can open.
  const calendarGiven = page.waitForEvent("download");
  await list.button("heaters.reminders").last().click();
  const calendar = new ICAL.Component(ICAL.parse(await toContent(await calendarGiven)) as unknown[]);
  const events = calendar.getAllSubcomponents("vevent").map((event) => new ICAL.Event(event));
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
  for (const name of ["Attic", "Barn"]) {
    const action = tool.say("care.entry", { action: tool.say("care.title-plan-replacement") });
    const plan = tool.say("heaters.reminderFor", { action, name });
    expect(events.filter(({ summary }) => summary === plan)).toHaveLength(1);
  }

  await list.button("heaters.deleteAll").click();
  await expectAccessible(page, "dialog");
  await tool.dialog.getByRole("button", { name: tool.say("heaters.deleteAllNo") }).click();
  await expect(list.rows).toHaveCount(2);
  await list.button("heaters.deleteAll").click();
  await tool.dialog.getByRole("button", { name: tool.say("heaters.deleteAll") }).click();
  await expect(list.rows).toHaveCount(0);
  await expect(rowsThere).toHaveCount(0);

  const elsewhere = await browser.newContext();
  const there = await elsewhere.newPage();
  await there.goto(new URL("/my-heaters/", page.url()).href);
  const file = { ...fileOf([]), buffer: Buffer.from(content) };
  await expect(there.getByRole("heading", { name: tool.say("heaters.emptyTitle") })).toBeVisible();
  await there.locator("input[type=file]").setInputFiles(file);
  await expect(there.locator("details[id^=heater-]")).toHaveCount(2);
  await there.locator("input[type=file]").setInputFiles(file);
  await expect(there.getByText(tool.say("heaters.imported", { count: 0 }))).toContainText(
    tool.say("heaters.importKept", { count: 2 }),
  );
  await elsewhere.close();
});
