import { toHeater } from "../app/shared/heaters/heater.fixture.ts";
import { fileOf, listOn } from "./heater-list.ts";
import { expect, expectAccessible, test } from "./visitor.ts";

const rheem = "?brand=rheem&serial=RH0504B01826";

test.describe("a browser that can't save", () => {
  test.use({ breaks: true });

  test("shows an error, and keeps the typed text @rest", async ({ page, tool }) => {
    const list = listOn(page, tool);
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException("The operation is insecure.", "SecurityError");
      };
    });
    await page.goto("/my-heaters/");
    await expect(page.getByRole("alert")).toContainText(tool.say("heaters.faultDenied"));
    await expectAccessible(page);
    await tool.open(rheem);
    await tool.alive(list.button("result.save"));
    await list.button("result.save").click();
    const name = tool.dialog.getByLabel(tool.say("heaters.place"));
    await name.fill("Attic");
    await list.save.click();
    await expect(tool.dialog.getByRole("alert")).toHaveText(tool.say("heaters.faultDenied"));
    await expect(name).toHaveValue("Attic");
    await expectAccessible(page, "dialog");
  });

  test("shows an error if its storage is full, and keeps the saved heaters @rest", async ({ page, tool }) => {
    const list = listOn(page, tool);
    await list.open();
    const { origin } = new URL(page.url());
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Storage.overrideQuotaForOrigin", { origin, quotaSize: 1_000_000 });
    await list.take(fileOf([toHeater("a", { name: "Attic" })]));
    await expect(list.row("Attic")).toHaveCount(1);
    const heaters = Array.from({ length: 100 }, (_, index) => toHeater(`h${index}`));
    const address = `data:image/jpeg;base64,${"A".repeat(300_000)}`;
    await list.take(fileOf(heaters, { photos: heaters.map(({ id }) => ({ id, address })) }));
    await expect(page.getByText(tool.say("heaters.faultFull"))).toBeVisible();
    await expect(list.rows).toHaveCount(1);
  });
});

test("an older tab makes way for a newer version, and asks for a reload @rest", async ({ page, tool }) => {
  const list = listOn(page, tool);
  await list.open();
  await list.take(fileOf([toHeater("a", { name: "Attic" })]));
  await expect(list.row("Attic")).toHaveCount(1);
  // Like a page of a later version.
  const version = await page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open("heater-age", 3);
        opening.addEventListener("success", () => resolve(opening.result.version));
        opening.addEventListener("blocked", () => reject(new Error("it was blocked")));
        opening.addEventListener("error", () => reject(new Error("it failed")));
      }),
  );
  expect(version).toBe(3);
  await list.row("Attic").locator("summary").click();
  await list.remove("Attic");
  await expect(page.getByText(tool.say("heaters.faultOutdated"), { exact: true })).toBeVisible();
});

test("an older tab that stays has to be closed, and nothing is lost @rest", async ({
  page,
  tool,
  context,
}) => {
  const list = listOn(page, tool);
  await list.open();
  await list.take(fileOf([toHeater("a", { name: "Attic" })]));
  await expect(list.row("Attic")).toHaveCount(1);
  // Like a suspended tab, which doesn't get the `versionchange` event.
  const asleep = await context.newPage();
  await asleep.goto("/icon.svg");
  await asleep.evaluate(() =>
    new Promise((resolve) => {
      const opening = indexedDB.open("heater-age");
      opening.addEventListener("success", () => resolve(Object.assign(window, { held: opening.result })));
    }).then(() => undefined),
  );
  // Like a page of a later version.
  await page.addInitScript(() => {
    const open = indexedDB.open.bind(indexedDB);
    indexedDB.open = (name) => open(name, name === "heater-age" ? 3 : 1);
  });
  await page.goto("/my-heaters/");
  await expect(page.getByRole("alert")).toContainText(tool.say("heaters.faultHeld"));
  await expectAccessible(page);
  await asleep.close();
  await list.button("result.tryAgain").click();
  await expect(list.row("Attic")).toHaveCount(1);
});
