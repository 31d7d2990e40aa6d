import type { Locator, Page } from "@playwright/test";
import { type ForeignPage, type ForeignSite, openForeignSite } from "./foreign-site.ts";
import { ports } from "./ports.ts";
import { expect, test as base, violationsOn } from "./visitor.ts";

/** Origin of the website, which serves the widget to other sites. */
export const origin = `http://127.0.0.1:${ports.web}`;

const entry = `<script type="module" src="${origin}/widget/heater-age.js"></script>`;
/** The content inside the element. */
export const link = '<a href="https://heater-age.example/">How old is this water heater?</a>';
/** Sources that a page's policy has to allow. */
export const allow = { "script-src": origin };

/** A page of another company. */
export const test = base.extend<{
  readonly site: ForeignSite;
  /** Opens a page with the script of the widget, and returns the element. */
  readonly open: (what: Partial<ForeignPage> & Pick<ForeignPage, "body">) => Promise<Locator>;
}>({
  site: async ({ page }, use) => {
    const site = await openForeignSite();
    // A custom header would make the browser send preflight requests to other sites.
    await page.setExtraHTTPHeaders({});
    await use(site);
    site.close();
  },
  open: async ({ page, site }, use) =>
    use(async (what) => {
      await page.goto(site.publish({ allow, ...what, body: entry + what.body }));
      return page.locator("heater-age");
    }),
});

/** Expects no accessibility violations in the widget. */
export async function expectNoBarrier(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await violationsOn(page, "heater-age")).toEqual([]);
}

/** Expects that all of it fits, and that every control is large enough to tap. */
export async function expectFit(page: Page, widget: Locator): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  const small = await widget.evaluate((element) =>
    [...(element.shadowRoot?.querySelectorAll("button, select, input, summary") ?? [])]
      .map((control) => ({ control: control.outerHTML.slice(0, 60), box: control.getBoundingClientRect() }))
      .filter(({ box }) => box.height > 0 && (box.height < 44 || box.width < 44))
      .map(({ control }) => control),
  );
  expect(small).toEqual([]);
}

/** Fills the form of an English widget and sends it. */
export async function check(widget: Locator, brand: string, serial: string): Promise<void> {
  await widget.getByRole("combobox").selectOption({ label: brand });
  await widget.getByRole("textbox", { name: "Serial number" }).fill(serial);
  await widget.getByRole("button", { name: "Check the age" }).click();
}
