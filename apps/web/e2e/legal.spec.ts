import { dateIn } from "@heater-age/messages/format";
import {
  sections as developerSections,
  updated as developersUpdated,
} from "../app/routes/developer-terms/sections.ts";
import { sections as privacySections, updated as privacyUpdated } from "../app/routes/privacy/sections.ts";
import { sections as termsSections } from "../app/routes/terms/sections.ts";
import type { DocumentArea, Section } from "../app/shared/shell/content.ts";
import { expect, test } from "./visitor.ts";

interface Legal {
  readonly area: DocumentArea;
  readonly path: string;
  readonly sections: readonly Section[];
  /** Calendar date of the text. Absent: today's. */
  readonly updated?: string;
}

const pages: readonly Legal[] = [
  { area: "privacy", path: "/privacy-policy/", sections: privacySections, updated: privacyUpdated },
  { area: "terms", path: "/terms-of-service/", sections: termsSections },
  {
    area: "developerTerms",
    path: "/developers/terms/",
    sections: developerSections,
    updated: developersUpdated,
  },
];

const today = (): string => new Date().toISOString().slice(0, 10);
const inWords = (day: string): string => dateIn("en", Date.parse(day), { dateStyle: "long" });

test("the legal texts are complete, without scripts, and print only the text", async ({ page, tool }) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  for (const { area, path, sections, updated } of pages) {
    await page.goto("about:blank");
    scripts.length = 0;
    await page.setViewportSize({ width: 1280, height: 720 });
    const earliest = updated ?? today();
    const response = await page.goto(path, { waitUntil: "networkidle" });
    const latest = updated ?? today();
    expect(response?.status()).toBe(200);
    await expect(page).toHaveTitle(tool.say(`${area}.metaTitle`));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(tool.say(`${area}.title`));
    const dates = [earliest, latest].map((day) => tool.say("document.updated", { date: inWords(day) }));
    const shown = page.locator("p", { has: page.locator("time") });
    expect(dates).toContain(await shown.textContent());
    expect([earliest, latest]).toContain(await shown.locator("time").getAttribute("datetime"));
    await expect(page.locator("main section h2").filter({ hasText: /^\d/u })).toHaveText(
      sections.map(({ title }, index) => `${index + 1}. ${tool.say(title)}`),
    );
    expect(scripts).toEqual([]);
    expect(
      await page.locator("script:not([type='application/ld+json']), link[rel=modulepreload]").count(),
    ).toBe(0);

    const { id, title } = sections.at(-2) ?? { id: "", title: "document.contents" };
    const contents = page.getByRole("navigation", { name: tool.say("document.contents") });
    const entry = contents.getByRole("link", { name: tool.say(title) });
    await expect(contents.locator("summary")).toBeHidden();
    await entry.focus();
    await page.keyboard.press("Enter");
    await expect(page.locator(`h2#${id}`)).toBeInViewport();
    await expect(contents).toBeInViewport();
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(path);
    await expect(entry).toBeHidden();
    await contents.locator("summary").press("Enter");
    await expect(contents.getByRole("link")).toHaveCount(sections.length);
    await expect(entry).toHaveText(`${sections.length - 1}. ${tool.say(title)}`);

    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("main section h2").last()).toBeVisible();
    for (const role of ["banner", "navigation", "contentinfo"] as const) {
      await expect(page.getByRole(role)).toHaveCount(0);
    }
    await expect(page.getByText(tool.say("document.backHome"))).toBeHidden();
    await page.emulateMedia({ media: null });
    await page.getByRole("link", { name: tool.say("document.backHome") }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(tool.say("home.title"));
  }
});

test("the legal texts contain what is required, and link to each other", async ({ page, tool }) => {
  await page.goto("/privacy-policy/");
  const periods = page.locator("section", { has: page.locator("h2#keep") }).locator("dd");
  await expect(periods).toContainText([
    tool.say("privacy.keepChecksTime", { checks: 400 }),
    tool.say("privacy.keepReportsTime", { reports: 730 }),
    tool.say("privacy.keepMessagesTime", { messages: 180 }),
    tool.say("privacy.keepErrorsTime", { errors: 90 }),
  ]);
  const services = page.locator("section", { has: page.locator("h2#services") });
  await expect(services).toContainText(tool.say("privacy.servicesAnalytics", { analytics: "no" }));
  await expect(services).toContainText(tool.say("privacy.servicesCaptcha", { captcha: "no" }));

  await page.goto("/terms-of-service/");
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

  const follow = async (section: string, path: string) => {
    await page.locator(`section[aria-labelledby=${section}] a[href="${path}"]`).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`, "u"));
  };
  await follow("license", "/developers/terms/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(tool.say("developerTerms.title"));
  await follow("data", "/privacy-policy/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(tool.say("privacy.title"));
  await page.goBack();
  await follow("scope", "/terms-of-service/");
  await expect(page.locator("time")).toHaveText(inWords(today()));
  await follow("privacy", "/privacy-policy/");
});
