import type { Page } from "@playwright/test";
import { copyAltered } from "./altered-build.ts";
import { banner, untilCached } from "./offline.ts";
import { test } from "./own-site.ts";
import { expect, expectAccessible, type Tool } from "./visitor.ts";

test.use({ serviceWorkers: "allow" });

const readVersion = async (page: Page): Promise<string> => {
  const known = await page.waitForFunction(
    () => (Reflect.get(window, "__reactRouterManifest") as { readonly url: string } | undefined)?.url,
  );
  return (await known.jsonValue()) ?? "";
};

const lookForUpdate = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
  });

/**
 * Returns the button that updates the site, scrolled to, after the file that loads near it. In a browser that is being
 * debugged, a new version doesn't activate if the page asks the old one for a file while that ends.
 */
async function updateButton(page: Page, tool: Tool) {
  const button = banner(page).getByRole("button", { name: tool.say("device.update") });
  await button.scrollIntoViewIfNeeded();
  await page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => name.includes("/ExplainedLinks-")),
  );
  return button;
}

/** Presses the button that updates the site, and waits for the reload. */
async function update(page: Page, tool: Tool): Promise<void> {
  const button = await updateButton(page, tool);
  const reloaded = page.waitForEvent("load");
  await button.click();
  await reloaded;
}

/** Waits until another version of the service worker controls the page. */
const untilTakenOver = (page: Page) =>
  page.evaluate(() =>
    new Promise((resolve) => {
      navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true });
    }).then(() => undefined),
  );

const workersAndCaches = (page: Page) =>
  page.evaluate(async () => ({
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    caches: await caches.keys(),
  }));

test("two new versions are offered, and keep what is typed", async ({ page, context, tool, site }) => {
  await site.deploy();
  await tool.open("", site.origin);
  await untilCached(page, "/");
  const first = await readVersion(page);
  const old = await context.newPage();
  await old.goto(site.origin);
  await untilCached(old, "/");
  await tool.serial.fill("RH0504");

  await site.deploy({ build: await copyAltered("taken-on-request") });
  await lookForUpdate(page);
  await page.waitForFunction(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting));
  expect(await readVersion(page)).toBe(first);
  await expect(banner(page)).toContainText(tool.say("device.updateReady"));
  await expectAccessible(page);
  await update(page, tool);
  await expect(tool.serial).toHaveValue("RH0504");
  await tool.serial.fill("");
  const second = await readVersion(page);
  expect(second).not.toBe(first);
  await expect(banner(page)).toBeHidden();

  // The other tab has the old page with the new worker, and needs files that the server no longer has.
  expect(await readVersion(old)).toBe(first);
  await old.getByRole("combobox", { name: tool.say("form.brand") }).fill("Rheem");
  await old.getByRole("option", { name: "Rheem", exact: true }).click();
  await old.getByRole("textbox", { name: tool.say("form.serial") }).fill("RH0504B01826");
  await old.getByRole("button", { name: tool.say("form.submit") }).click();
  await expect(old.getByRole("dialog")).toContainText("2004");
  await old.keyboard.press("Escape");
  // Scrolling to the card could move the button between press and release.
  await expect(old.locator("#result-heading")).toBeFocused();
  await old
    .locator("#result")
    .getByRole("button", { name: tool.say("result.save"), exact: true })
    .click();
  await expect(old.getByRole("dialog")).toContainText(tool.say("heaters.saveTitle"));
  await old.close();

  await site.deploy();
  await lookForUpdate(page);
  await expect(banner(page)).toContainText(tool.say("device.updateReady"));
  await update(page, tool);
  expect(await readVersion(page)).toBe(first);
  await site.stop();
  await page.reload();
  await tool.check("Rheem", "RH0504B01826");
  await expect(tool.result).toContainText(tool.stated({ year: 2004, month: 5 }));
});

test("a newer page activates its own service worker without asking @rest", async ({ page, tool, site }) => {
  await site.deploy();
  await tool.open("", site.origin);
  await untilCached(page, "/");
  const first = await readVersion(page);

  await site.deploy({ build: await copyAltered("taken-at-once") });
  await page.reload();
  expect(await readVersion(page)).not.toBe(first);
  await untilTakenOver(page);
  await expect(banner(page)).toBeHidden();
  await site.stop();
  await page.reload();
  expect(await readVersion(page)).not.toBe(first);
});

test("other settings reach the stored pages without asking", async ({ page, tool, site }) => {
  await site.deploy();
  await tool.open("", site.origin);
  await untilCached(page, "/");
  await expect(page.getByRole("contentinfo")).not.toContainText("Acme");
  const updated = untilTakenOver(page);
  await site.deploy({ variables: { COMPANY_NAME: "Acme" } });
  await lookForUpdate(page);
  await updated;
  await expect(banner(page)).toBeHidden();
  await site.stop();
  await page.reload();
  await expect(page.getByRole("contentinfo")).toContainText("Acme");
});

test("a service worker that is switched off removes itself and caches @rest", async ({
  page,
  tool,
  site,
}) => {
  await site.deploy();
  await tool.open("", site.origin);
  await untilCached(page, "/");
  await site.deploy({ variables: { SERVICE_WORKER: "off" } });
  await page.reload();
  await expect.poll(() => workersAndCaches(page)).toEqual({ workers: 0, caches: [] });
  await tool.check("Rheem", "RH0504B01826");
  await expect(tool.result).toContainText(tool.stated({ year: 2004, month: 5 }));
});
