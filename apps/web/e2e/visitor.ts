import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test as base } from "@playwright/test";

let visitors = 0;

/** A page of a visitor with an address of its own, and so with a budget of its own. Fails when the page complains. */
export const test = base.extend({
  page: async ({ page }, use, { workerIndex }) => {
    visitors += 1;
    const complaints: string[] = [];
    page.on("pageerror", (error) => complaints.push(error.message));
    page.on("console", (message) => {
      // A status that the test provokes is the test's business.
      const expected = message.text().startsWith("Failed to load resource");
      if (message.type() === "error" && !expected) complaints.push(message.text());
    });
    await page.setExtraHTTPHeaders({ "x-forwarded-for": `198.51.${workerIndex % 256}.${visitors % 256}` });
    await use(page);
    expect(complaints).toEqual([]);
  },
});

export { expect } from "@playwright/test";

/** Waits until the scripts of the page run. */
export const alive = (page: Page) =>
  expect(page.getByRole("combobox", { name: "Brand" })).toHaveAttribute("aria-autocomplete", "list");

/** Picks a brand by typing a part of its name. */
export async function pickBrand(page: Page, name: string): Promise<void> {
  await alive(page);
  const brand = page.getByRole("combobox", { name: "Brand" });
  await brand.click();
  await brand.fill(name);
  await page.getByRole("option", { name, exact: true }).click();
  await expect(brand).toHaveValue(name);
}

/** Fills the form and sends it. */
export async function check(page: Page, brand: string, serial: string): Promise<void> {
  await pickBrand(page, brand);
  await page.getByRole("textbox", { name: "Serial number" }).fill(serial);
  await page.getByRole("button", { name: "Check the age" }).click();
}

/** The result card. */
export const result = (page: Page) => page.locator("#result");

/** Nothing on the page stands in anyone's way. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`),
  ).toEqual([]);
}
