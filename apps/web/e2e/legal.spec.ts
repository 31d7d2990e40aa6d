import { languages } from "@heater-age/messages";
import { dateIn } from "@heater-age/messages/format";
import {
  sections as developerSections,
  updated as developersUpdated,
} from "../app/routes/developer-terms/sections.ts";
import { sections as privacySections, updated as privacyUpdated } from "../app/routes/privacy/sections.ts";
import { sections as termsSections } from "../app/routes/terms/sections.ts";
import { pathIn } from "../app/seo/paths.ts";
import type { DocumentArea, Section } from "../app/shared/shell/content.ts";
import { lowTargets, widerThanScreen } from "./layout.ts";
import { expect, expectAccessible, test } from "./visitor.ts";

interface Legal {
  readonly area: DocumentArea;
  readonly path: string;
  readonly sections: readonly Section[];
  /** Calendar date of the text. Absent: today's. */
  readonly updated?: string;
}

const terms = { area: "terms", path: "/terms-of-service/", sections: termsSections } satisfies Legal;

const pages: readonly Legal[] = [
  { area: "privacy", path: "/privacy-policy/", sections: privacySections, updated: privacyUpdated },
  terms,
  {
    area: "developerTerms",
    path: "/developers/terms/",
    sections: developerSections,
    updated: developersUpdated,
  },
];

const today = (): string => new Date().toISOString().slice(0, 10);

const inWords = (day: string, language: string): string =>
  dateIn(language, Date.parse(day), { dateStyle: "long" });

for (const { area, path, sections, updated } of pages) {
  test.describe(path, () => {
    test("has a heading, its date, a link to the home page and numbered sections", async ({
      page,
      language,
      tool,
    }) => {
      const earliest = updated ?? today();
      const response = await page.goto(pathIn(language, path));
      const latest = updated ?? today();
      expect(response?.status()).toBe(200);
      await expect(page).toHaveTitle(tool.say(`${area}.metaTitle`));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(tool.say(`${area}.title`));
      const dates = [earliest, latest].map((day) =>
        tool.say("document.updated", { date: inWords(day, language) }),
      );
      const shown = page.locator("p", { has: page.locator("time") });
      expect(dates).toContain(await shown.textContent());
      expect([earliest, latest]).toContain(await shown.locator("time").getAttribute("datetime"));
      await expect(page.locator("main section h2").filter({ hasText: /^\d/u })).toHaveText(
        sections.map(({ title }, index) => `${index + 1}. ${tool.say(title)}`),
      );
      await page.getByRole("link", { name: tool.say("document.backHome") }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(tool.say("home.title"));
      await expect(page.locator("html")).toHaveAttribute("lang", language);
    });

    test("loads no script", { tag: "@once" }, async ({ page, language }) => {
      const scripts: string[] = [];
      page.on("request", (request) => {
        if (request.resourceType() === "script") scripts.push(request.url());
      });
      await page.goto(pathIn(language, path), { waitUntil: "networkidle" });
      expect(scripts).toEqual([]);
      expect(
        await page.locator("script:not([type='application/ld+json']), link[rel=modulepreload]").count(),
      ).toBe(0);
    });

    test("leads to each section, on a phone and on a wide screen", async ({ page, language, tool }) => {
      const { id, title } = sections.at(-2) ?? { id: "", title: "document.contents" };
      const contents = page.getByRole("navigation", { name: tool.say("document.contents") });
      const entry = contents.getByRole("link", { name: tool.say(title) });
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(pathIn(language, path));
      await expect(entry).toBeHidden();
      await contents.locator("summary").press("Enter");
      await expect(contents.getByRole("link")).toHaveCount(sections.length);
      await expect(entry).toHaveText(`${sections.length - 1}. ${tool.say(title)}`);
      await entry.click();
      await expect(page.locator(`h2#${id}`)).toBeInViewport();
      expect(new URL(page.url()).hash).toBe(`#${id}`);

      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(pathIn(language, path));
      await expect(contents.locator("summary")).toBeHidden();
      await entry.focus();
      await page.keyboard.press("Enter");
      await expect(page.locator(`h2#${id}`)).toBeInViewport();
      await expect(contents).toBeInViewport();
    });

    test("is accessible and fits narrow screens and text twice as large", async ({ page, language }) => {
      await page.goto(pathIn(language, path));
      await expectAccessible(page);
      await page.setViewportSize({ width: 360, height: 740 });
      await page.locator("main summary").click();
      await expectAccessible(page);
      const small = await lowTargets(page.locator("main nav a, main summary, main a:has(svg)"));
      expect(small).toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await widerThanScreen(page)).toBeLessThanOrEqual(0);
      await page.setViewportSize({ width: 360, height: 740 });
      await page.evaluate(() => {
        document.documentElement.style.fontSize = "200%";
      });
      expect(await widerThanScreen(page)).toBeLessThanOrEqual(0);
    });

    test("prints only the text", { tag: "@once" }, async ({ page, language, tool }) => {
      await page.goto(pathIn(language, path));
      await page.emulateMedia({ media: "print" });
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.locator("main section h2").last()).toBeVisible();
      for (const role of ["banner", "navigation", "contentinfo"] as const) {
        await expect(page.getByRole(role)).toHaveCount(0);
      }
      await expect(page.getByText(tool.say("document.backHome"))).toBeHidden();
    });
  });
}

test("the terms contain the required statements", async ({ page, language, tool }) => {
  await page.goto(pathIn(language, terms.path));
  const statements = {
    license: ["terms.licenseGrant", "terms.licenseBots", "terms.licenseRequests"],
    "third-parties": ["terms.thirdAnalytics"],
    law: ["terms.lawStates"],
    changes: ["terms.changesNotice"],
    important: ["terms.importantEntire"],
  } as const;
  for (const [id, texts] of Object.entries(statements)) {
    const section = page.locator("section", { has: page.locator(`h2#${id}`) });
    for (const text of texts) await expect(section).toContainText(tool.say(text));
  }
  await expect(page.locator("main section").last()).toContainText(tool.say("terms.important"));
});

test("the terms link to those for developers, and both to the privacy policy", async ({
  page,
  language,
  tool,
}) => {
  const follow = async (section: string, path: string) => {
    await page.locator(`section[aria-labelledby=${section}] a[href="${pathIn(language, path)}"]`).click();
    await expect(page).toHaveURL(new RegExp(`${pathIn(language, path)}$`, "u"));
  };
  await page.goto(pathIn(language, terms.path));
  await follow("license", "/developers/terms/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(tool.say("developerTerms.title"));
  await follow("data", "/privacy-policy/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(tool.say("privacy.title"));
  await page.goBack();
  await follow("scope", terms.path);
  await expect(page.locator("time")).toHaveText(inWords(today(), language));
  await follow("privacy", "/privacy-policy/");
});

test(
  "caches the terms until the end of the day, and revalidates the other texts",
  { tag: "@once" },
  async ({ request, language }) => {
    for (const { path, updated } of pages) {
      const { "cache-control": policy = "" } = (await request.get(pathIn(language, path))).headers();
      if (updated === undefined) {
        const [, seconds] = /^public, max-age=(\d+)$/u.exec(policy) ?? [];
        expect(Number(seconds)).toBeGreaterThan(0);
        expect(Number(seconds)).toBeLessThanOrEqual(86_400);
      } else {
        expect(policy).toBe("public, max-age=0, must-revalidate");
      }
    }
  },
);

test("the privacy policy lists the configured services and retention periods", async ({
  page,
  language,
  tool,
}) => {
  await page.goto(pathIn(language, "/privacy-policy/"));
  const kept = page.locator("section", { has: page.locator("h2#keep") }).locator("dd");
  await expect(kept).toContainText([
    tool.say("privacy.keepChecksTime", { checks: 400 }),
    tool.say("privacy.keepReportsTime", { reports: 730 }),
    tool.say("privacy.keepMessagesTime", { messages: 180 }),
    tool.say("privacy.keepErrorsTime", { errors: 90 }),
  ]);
  const services = page.locator("section", { has: page.locator("h2#services") });
  await expect(services).toContainText(tool.say("privacy.servicesAnalytics", { analytics: "no" }));
  await expect(services).toContainText(tool.say("privacy.servicesCaptcha", { captcha: "no" }));
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const { area, path, sections } of pages) {
    test(`${path} is complete in every language`, { tag: "@once" }, async ({ page, language, tool }) => {
      for (const { code, name } of languages.filter((other) => other.code !== language)) {
        await page.goto(pathIn(language, path));
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(tool.say(`${area}.title`));
        await expect(page.locator("main section h2").filter({ hasText: /^\d/u })).toHaveCount(
          sections.length,
        );
        await page.getByRole("banner").locator("summary").click();
        await page.getByRole("banner").getByRole("link", { name }).click();
        await expect(page.locator("html")).toHaveAttribute("lang", code);
        await expect(page).toHaveURL(new RegExp(`${pathIn(code, path)}$`, "u"));
      }
    });
  }
});
