import { brands, firstBrands, isBrand } from "@heater-age/decoder";
import { firstBrandPath, otherBrandPath } from "../app/seo/brand-paths.ts";
import { expect, expectAccessible, test } from "./visitor.ts";

const rheem = firstBrandPath("rheem");
const others = Object.keys(brands)
  .filter(isBrand)
  .filter((slug) => !firstBrands.some((first) => first === slug));

test("dates heaters of its brand, and leads others to the home page", async ({ page, tool }) => {
  const step = page.locator("[aria-current=step]");
  await page.goto(rheem);
  await tool.alive();
  await expect(tool.brand).toHaveValue("Rheem");
  await expect(step).toContainText(tool.say("home.stepBrand"));
  await tool.serial.fill("RH0504B01826");
  await expect(step).toContainText(tool.say("home.stepDetails"));
  await tool.submit.click();
  await tool.close();
  await expect(tool.result).toContainText(tool.stated({ year: 2004, month: 5 }));
  await expect(step).toContainText(tool.say("home.stepResults"));
  await expect(page).toHaveURL(new RegExp(`${rheem}\\?brand=rheem&serial=RH0504B01826$`, "u"));
  // The brand's section stays as a row.
  await expect(tool.fold(tool.say("guide.title", { brand: "Rheem" }))).not.toHaveAttribute("open");

  // A link needs only the number.
  await page.goto(`${firstBrandPath("ge")}?serial=LR821547C`);
  await expect(tool.dates).toHaveCount(2);
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  await tool.alive();

  await page.goto(rheem);
  // The dialog appears too, and is closed again.
  await tool.check("Bradford White", "ZC51064910");
  await expect(page).toHaveURL(/:\d+\/\?brand=bradford-white&serial=/u);
  await expect(tool.result).toContainText(tool.stated({ year: 2023, month: 3 }));
});

test("explains numbers, maker and confidence, and answers common questions", async ({ page, tool }) => {
  await page.goto(firstBrandPath("bradford-white"));
  const brand = "Bradford White";
  const region = (name: string) => page.getByRole("region", { name, exact: true });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(tool.say("brand.title", { brand }));
  await expect(page.getByText(tool.say("form.modelToggle"))).toBeVisible();
  await expect(region(tool.say("share.heading"))).toBeVisible();
  const guide = region(tool.say("guide.title", { brand }));
  await expect(guide).toContainText(tool.say("guide.bradford-white"));
  await expect(guide.locator("figure:visible")).toHaveCount(2);
  await guide.getByText(tool.say("guide.others")).click();
  for (const serial of ["ZC51064910", "DD9041943", "OA1234567"]) {
    await expect(
      guide.getByRole("group", { name: tool.say("reading.plateLabel", { serial }) }),
    ).toBeVisible();
  }
  await expect(guide).toContainText(tool.date({ year: 2007, month: 4 }, { year: 1987, month: 4 }));
  await expect(region(tool.say("brand.plateTitle"))).toContainText(tool.say("problems.tank-upper-front"));
  const about = await tool.unfold(tool.say("brand.aboutTitle", { brand }));
  await expect(about).toContainText(tool.say("brand.about-bradford-white"));
  await about.getByText(tool.say("result.sources")).click();
  await expect(about.getByRole("link", { name: "Bradford White service bulletin 100" })).toBeVisible();
  const sure = await tool.unfold(tool.say("brand.sureTitle"));
  await expect(sure).toContainText(tool.say("result.confidenceHigh", { by: "any" }));
  await expect(sure.locator("[data-heater=known]")).toContainText("ZC51064910");
  await expect(sure.getByRole("link", { name: "github.com/joe5955/property-manual" })).toBeVisible();
  const questions = await tool.unfold(tool.say("brand.questionsTitle"));
  const shown = [
    tool.say("brand.questionTwo", { brand }),
    tool.say("brand.questionOld", { brand }),
    tool.say("brand.questionInstalled"),
  ];
  await expect(questions.getByRole("heading", { level: 3 })).toHaveText(shown);
  const data = JSON.parse(await page.locator('script[type="application/ld+json"]').innerText()) as {
    readonly "@graph": readonly {
      readonly "@type": string;
      readonly mainEntity?: readonly { readonly name: string }[];
    }[];
  };
  const listed = data["@graph"].find((thing) => thing["@type"] === "FAQPage")?.mainEntity ?? [];
  expect(listed.map(({ name }) => name)).toEqual(shown);
});

test("explains that a brand has no rule @rest", async ({ page, tool }) => {
  await page.goto(otherBrandPath("eemax"));
  const brand = "Eemax";
  await expect(page.getByText(tool.say("brand.introPlain", { brand }))).toBeVisible();
  await expect(page.getByRole("region", { name: tool.say("guide.title", { brand }) })).toContainText(
    tool.say("problems.no-public-rule", { brand }),
  );
  const about = await tool.unfold(tool.say("brand.aboutTitle", { brand }));
  await expect(about.getByText(tool.say("brand.aboutUnknown", { brand }))).toBeVisible();
  await expectAccessible(page);
});

test("links each brand of the grid to its page, and a guide with what was typed", async ({ page, tool }) => {
  for (const path of ["/", rheem]) {
    await page.goto(path);
    const grid = tool.fold(tool.say("home.brandsTitle"));
    if (path !== "/") await tool.unfold(tool.say("home.brandsTitle"));
    const links = grid.getByRole("link");
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    expect(addresses).toEqual([...firstBrands.map((slug) => firstBrandPath(slug)), "/"]);
    await expect(links.nth(firstBrands.length)).toHaveText(tool.say("form.other"));
    await grid.getByText(tool.say("brands.more")).click();
    await expect(links).toHaveCount(firstBrands.length + 1 + others.length);
  }
  await tool.open();
  await tool.pickBrand("Takagi");
  await tool.serial.fill("1544E000453");
  await page.getByRole("link", { name: tool.say("guide.more", { brand: "Takagi" }) }).click();
  await expect(page).toHaveURL(new RegExp(`${otherBrandPath("takagi")}$`, "u"));
  await expect(tool.brand).toHaveValue("Takagi");
  await expect(tool.serial).toHaveValue("1544E000453");
});
