import { brands, firstBrands, isBrand } from "@heater-age/decoder";
import type { Page } from "@playwright/test";
import { firstBrandPath, otherBrandPath } from "../app/seo/brand-paths.ts";
import { pathIn } from "../app/seo/paths.ts";
import { lowTargets, widerThanScreen } from "./layout.ts";
import { expect, expectAccessible, test } from "./visitor.ts";

const rheem = firstBrandPath("rheem");
const others = Object.keys(brands)
  .filter(isBrand)
  .filter((slug) => !firstBrands.some((first) => first === slug));

const unfoldAll = async (page: Page) => {
  const summaries = page.locator("main details:not([open]) > summary:visible");
  while ((await summaries.count()) > 0) await summaries.first().click();
};

test("preselects the brand, with the serial number as the second step and the result as the third", async ({
  page,
  language,
  tool,
}) => {
  const step = page.locator("[aria-current=step]");
  await page.goto(pathIn(language, rheem));
  await tool.alive();
  await expect(tool.brand).toHaveValue("Rheem");
  await expect(step).toContainText(tool.say("home.stepBrand"));
  await tool.serial.fill("RH0504B01826");
  await expect(step).toContainText(tool.say("home.stepDetails"));
  await tool.submit.click();
  await tool.close();
  await expect(tool.result).toContainText(tool.stated({ year: 2004, month: 5 }));
  await expect(step).toContainText(tool.say("home.stepResults"));
  await expect(page).toHaveURL(
    new RegExp(`${pathIn(language, rheem)}\\?brand=rheem&serial=RH0504B01826$`, "u"),
  );
  // The brand's section stays as a row.
  await expect(tool.fold(tool.say("guide.title", { brand: "Rheem" }))).not.toHaveAttribute("open");
});

test("decodes a link with only a serial number", async ({ page, language, tool }) => {
  await page.goto(`${pathIn(language, rheem)}?serial=RH0504B01826`);
  await expect(tool.result).toContainText(tool.stated({ year: 2004, month: 5 }));
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
});

test("continues on the home page with another brand", { tag: "@once" }, async ({ page, language, tool }) => {
  await page.goto(pathIn(language, rheem));
  // The dialog appears too, and is closed again.
  await tool.check("Bradford White", "ZC51064910");
  await expect(page).toHaveURL(new RegExp(`${pathIn(language, "/")}\\?brand=bradford-white&serial=`, "u"));
  await expect(tool.result).toContainText(tool.stated({ year: 2023, month: 3 }));
});

test("explains how the number is decoded, who made the heater, the confidence, and common questions", async ({
  page,
  language,
  tool,
}) => {
  await page.goto(pathIn(language, firstBrandPath("bradford-white")));
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
  await about.getByText(tool.say("brand.aboutSources")).click();
  await expect(about.getByRole("link", { name: "Bradford White service bulletin 100" })).toBeVisible();
  const sure = await tool.unfold(tool.say("brand.sureTitle"));
  await expect(sure).toContainText(tool.say("result.confidenceHigh", { by: "any" }));
  await expect(sure.locator("[data-heater=known]")).toContainText("ZC51064910");
  await expect(sure.getByRole("link", { name: "github.com/joe5955/property-manual" })).toBeVisible();
  const questions = await tool.unfold(tool.say("brand.questionsTitle"));
  await expect(questions.getByRole("heading", { level: 3 })).toHaveText([
    tool.say("brand.questionTwo", { brand }),
    tool.say("brand.questionOld", { brand }),
    tool.say("brand.questionInstalled"),
  ]);
});

test("lists the questions of the page in its structured data", async ({ page, language, tool }) => {
  await page.goto(pathIn(language, firstBrandPath("navien")));
  const shown = await tool.fold(tool.say("brand.questionsTitle")).locator("h3").allTextContents();
  const data = JSON.parse(await page.locator('script[type="application/ld+json"]').innerText()) as {
    readonly "@graph": readonly {
      readonly "@type": string;
      readonly mainEntity?: readonly { readonly name: string }[];
    }[];
  };
  const questions = data["@graph"].find((thing) => thing["@type"] === "FAQPage")?.mainEntity ?? [];
  expect(questions.map(({ name }) => name)).toEqual(shown);
});

test("links each brand of the grid to its page, and the last entry to the home page", async ({
  page,
  language,
  tool,
}) => {
  for (const path of [pathIn(language, "/"), pathIn(language, rheem)]) {
    await page.goto(path);
    const grid = tool.fold(tool.say("home.brandsTitle"));
    if (path !== pathIn(language, "/")) await tool.unfold(tool.say("home.brandsTitle"));
    const links = grid.getByRole("link");
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    expect(addresses).toEqual([
      ...firstBrands.map((slug) => pathIn(language, firstBrandPath(slug))),
      pathIn(language, "/"),
    ]);
    await expect(links.nth(firstBrands.length)).toHaveText(tool.say("form.other"));
    await grid.getByText(tool.say("brands.more")).click();
    await expect(links).toHaveCount(firstBrands.length + 1 + others.length);
  }
});

test(
  "gives every brand its own page, indexed if its rules are good enough",
  { tag: "@once" },
  async ({ request, language }) => {
    const indexed = async (path: string) => {
      const response = await request.get(pathIn(language, path));
      expect(response.status(), path).toBe(200);
      const html = await response.text();
      expect(html, path).toContain(`<html lang="${language}"`);
      return !html.includes('<meta name="robots" content="noindex"');
    };
    for (const slug of firstBrands) expect(await indexed(firstBrandPath(slug)), slug).toBe(true);
    const found: string[] = [];
    for (const slug of others) if (await indexed(otherBrandPath(slug))) found.push(slug);
    expect(found).toContain("takagi");
    expect(found).toContain("lochinvar");
    for (const slug of ["vaillant", "giant", "vanguard", "atlantic"]) expect(found).not.toContain(slug);
  },
);

test("explains on its page that a brand has no rule", async ({ page, language, tool }) => {
  await page.goto(pathIn(language, otherBrandPath("eemax")));
  const brand = "Eemax";
  await expect(page.getByText(tool.say("brand.introPlain", { brand }))).toBeVisible();
  await expect(page.getByRole("region", { name: tool.say("guide.title", { brand }) })).toContainText(
    tool.say("problems.no-public-rule", { brand }),
  );
  const about = await tool.unfold(tool.say("brand.aboutTitle", { brand }));
  await expect(about.getByText(tool.say("brand.aboutUnknown", { brand }))).toBeVisible();
});

test(
  "links from the guide of the home page and keeps what was typed",
  { tag: "@once" },
  async ({ page, language, tool }) => {
    await tool.open();
    await tool.pickBrand("Takagi");
    await tool.serial.fill("1544E000453");
    await page.getByRole("link", { name: tool.say("guide.more", { brand: "Takagi" }) }).click();
    await expect(page).toHaveURL(new RegExp(`${pathIn(language, otherBrandPath("takagi"))}$`, "u"));
    await expect(tool.brand).toHaveValue("Takagi");
    await expect(tool.serial).toHaveValue("1544E000453");
  },
);

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("is complete, and its form works", async ({ page, language, tool }) => {
    await page.goto(pathIn(language, rheem));
    const questions = await tool.unfold(tool.say("brand.questionsTitle"));
    await expect(questions.getByText(tool.say("brand.questionInstalled"))).toBeVisible();
    await expect(tool.brand).toHaveValue("rheem");
    await tool.serial.fill("RH0504B01826");
    await tool.submit.click();
    await expect(tool.result).toContainText(tool.stated({ year: 2004, month: 5 }));
    await expect(page).toHaveURL(new RegExp(pathIn(language, rheem), "u"));
  });
});

test.describe("axe finds no violations on the page of a brand", () => {
  test("with every row open", async ({ page, language, tool }) => {
    await page.goto(pathIn(language, rheem));
    await tool.alive();
    await unfoldAll(page);
    await expectAccessible(page);
  });

  test("with a result", async ({ page, language, tool }) => {
    await page.goto(`${pathIn(language, firstBrandPath("ge"))}?serial=LR821547C`);
    await tool.alive();
    await expectAccessible(page);
  });

  test("without a rule", async ({ page, language, tool }) => {
    await page.goto(pathIn(language, otherBrandPath("giant")));
    await tool.alive();
    await expectAccessible(page);
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test("shows brand, serial number and button on the first screen, with tap targets at least 44 pixels high", async ({
    page,
    language,
    tool,
  }) => {
    await page.goto(pathIn(language, firstBrandPath("ge")));
    await tool.alive();
    for (const part of [tool.brand, tool.serial, tool.submit])
      await expect(part).toBeInViewport({ ratio: 1 });
    await unfoldAll(page);
    const small = await lowTargets(
      page.locator(
        // A file is chosen by the label of its field.
        "main a, main button, main summary, main input:not([type=hidden], [type=file]), main input[type=file] + label",
      ),
    );
    expect(small).toEqual([]);
  });

  test("fits the screen, also with text twice as large", async ({ page, language }) => {
    for (const slug of ["kenmore", "navien"]) {
      await page.goto(pathIn(language, firstBrandPath(slug)));
      await page.setViewportSize({ width: 320, height: 740 });
      expect(await widerThanScreen(page)).toBeLessThanOrEqual(0);
      await page.setViewportSize({ width: 360, height: 740 });
      await page.evaluate(() => {
        document.documentElement.style.fontSize = "200%";
      });
      expect(await widerThanScreen(page)).toBeLessThanOrEqual(0);
    }
  });
});
