import { expect, test } from "./visitor.ts";

const checked = "?brand=rheem&serial=RH0504B01826";

test("folds the sections below a result into rows until the next check", async ({ page, tool }) => {
  const titles = [tool.say("home.whereTitle"), tool.say("home.brandsTitle")];
  const guide = tool.say("guide.title", { brand: "Rheem" });
  await tool.open();
  for (const title of titles) {
    await expect(page.getByRole("heading", { name: title })).toHaveCount(1);
    await expect(page.getByRole("region", { name: title })).toBeVisible();
  }
  await tool.pickBrand("Rheem");
  await expect(page.getByRole("region", { name: guide })).toBeVisible();
  const section = await page.locator("#brands").elementHandle();
  await tool.serial.fill("RH0504B01826");
  await tool.submit.click();
  await tool.close();
  for (const title of [guide, ...titles]) {
    await expect(page.getByRole("heading", { name: title })).toHaveCount(1);
    await expect(tool.fold(title)).not.toHaveAttribute("open");
    await expect(page.getByRole("region", { name: title })).toBeHidden();
  }
  await expect(page.getByRole("region", { name: tool.say("share.heading") })).toBeVisible();
  const brands = await tool.unfold(tool.say("home.brandsTitle"));
  await expect(brands.getByRole("link", { name: "Navien" })).toBeVisible();
  await expect(page.getByRole("heading", { name: tool.say("home.brandsTitle") })).toHaveCount(1);
  const step = page.locator("[aria-current=step]");
  await expect(step).toContainText(tool.say("home.stepResults"));
  await tool.result.getByRole("link", { name: tool.say("result.checkAnother") }).click();
  await expect(step).toContainText(tool.say("home.stepBrand"));
  await expect(tool.brand).toHaveValue("");
  await expect(tool.serial).toHaveValue("");
  for (const title of titles) await expect(page.getByRole("region", { name: title })).toBeVisible();
  expect(await section?.evaluate((element) => element.isConnected)).toBe(true);

  // An address or a link of the site opens the row that it leads into.
  await tool.open(`${checked}#brands`);
  await tool.alive(tool.result);
  const folded = tool.fold(tool.say("home.brandsTitle"));
  await expect(folded.getByRole("link", { name: "Navien" })).toBeInViewport();
  const where = tool.fold(tool.say("home.whereTitle"));
  await expect(where).not.toHaveAttribute("open");
  await tool.unfold(tool.say("home.whereTitle"));
  await folded.locator("summary").first().click();
  await expect(folded).not.toHaveAttribute("open");
  await tool.chooseLanguage("Deutsch");
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await expect(page.locator("#brands")).toBeVisible();
});
