import { brands } from "@heater-age/decoder";
import type { Page } from "@playwright/test";
import { pathIn } from "../app/seo/paths.ts";
import { expect, expectAccessible, test as base, type Tool } from "./visitor.ts";

const fields = ["brand", "serial", "year", "month", "day", "week", "seenOn", "note"] as const;

type Field = (typeof fields)[number];
type Values = Readonly<Partial<Record<Field, string>>>;

const written = {
  brand: "rheem",
  serial: "RH 0504B01826",
  year: "2004",
  month: "5",
  seenOn: "rating-plate",
  note: "MFG. DATE 05/2004",
} as const satisfies Values;
const empty = Object.fromEntries(fields.map((field) => [field, ""]));

const test = base.extend<{ readonly correction: ReturnType<typeof correctionOn> }>({
  correction: async ({ page, language, tool, javaScriptEnabled }, use) =>
    use(correctionOn(page, pathIn(language, "/accuracy/"), tool, javaScriptEnabled ?? true)),
});

function correctionOn(page: Page, path: string, { say, alive, unfold }: Tool, scripted: boolean) {
  const field = (name: Field) => page.locator(`#correction [name=${name}]`);
  const requests: unknown[] = [];
  const keys: (string | undefined)[] = [];
  page.on("request", (request) => {
    if (!request.url().endsWith("/api/corrections")) return;
    requests.push(request.postDataJSON());
    keys.push(request.headers()["idempotency-key"]);
  });
  return {
    path,
    field,
    requests,
    keys,
    send: page.getByRole("button", { name: say("accuracy.send") }),
    thanks: page.locator("#correction").getByRole("status"),
    error: (name: Field) => page.locator(`#${name}-error`),
    open: async (query = "") => {
      await page.goto(path + query);
      if (scripted) await alive(field("serial"));
      if (await field("serial").isHidden()) await unfold(say("accuracy.formTitle"));
    },
    write: async (values: Values = written) => {
      for (const name of fields) {
        const value = values[name];
        if (value === undefined) continue;
        const isSelect = (await field(name).evaluate(({ tagName }) => tagName)) === "SELECT";
        await (isSelect ? field(name).selectOption(value) : field(name).fill(value));
      }
    },
    values: async () =>
      Object.fromEntries(
        await Promise.all(fields.map(async (name) => [name, await field(name).inputValue()] as const)),
      ),
  };
}

test("lists every brand with its evidence, which works without scripts and contains none", async ({
  page,
  correction,
  tool,
}) => {
  // The page is long, and axe checks all of it.
  test.slow();
  const scripts: Promise<string>[] = [];
  page.on("response", (response) => {
    if (new URL(response.url()).pathname.endsWith(".js")) scripts.push(response.text());
  });
  await correction.open();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(tool.say("accuracy.title"));
  const all = Object.values(brands);
  const figure = page.locator("[data-figure=brandsRuled]");
  const count = await figure.getAttribute("data-count");
  expect(Number(count)).toBe(all.filter(({ formats }) => formats.some(({ undated }) => !undated)).length);
  await expect(figure).toContainText(tool.say("proof.brandsRuled", { count: Number(count) }));
  await expect(page.locator("main details details")).toHaveCount(all.length);
  const known = page.locator("[data-figure]").first();
  await expect(known).toHaveAttribute("data-figure", "known");
  const heaters = page.locator("[data-heaters=heatersKnown] li");
  await expect(heaters).toHaveCount(Number(await known.getAttribute("data-count")));
  await expect(heaters.first()).toBeHidden();
  const screens = () => page.evaluate(() => document.documentElement.scrollHeight / innerHeight);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  expect(await screens()).toBeLessThan(3);
  await expect(page.locator("[data-format]")).toHaveCount(all.flatMap(({ formats }) => formats).length);

  // After hydration, the evidence is still the server's HTML.
  const texts = await Promise.all(scripts);
  expect(texts.length).toBeGreaterThan(0);
  for (const text of texts) expect(text).not.toContain("foreman-plus");

  await tool.unfold(tool.say("proof.heaters"));
  await expect(heaters.filter({ hasText: "1703104682119" })).toContainText("github.com/1tomany/php-ai");
  await expectAccessible(page, "[data-heaters=heatersKnown]");

  await page.goto(`${correction.path}#rheem`);
  await expect(page.locator("#rheem")).toBeVisible();
  await expect(
    page.locator("#rheem").getByText(tool.say("proof.tally", { agrees: 1, ambiguous: 0, contradicts: 0 })),
  ).toBeVisible();
  await expect(page.locator("#bradford-white")).toBeHidden();
  await expectAccessible(page, "#rheem");
  await page
    .locator("#rheem")
    .getByRole("link", { name: tool.say("proof.send", { brand: "Rheem" }) })
    .click();
  await expect(correction.field("brand")).toHaveValue("rheem");
  await tool.unfold(tool.say("proof.brands"));
  await page.locator("main details details > summary").first().click();
  for (const width of [320, 360, 768, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});

test("sends a printed date from the result once, with thanks", async ({ page, correction, tool }) => {
  test.slow();
  await tool.open("?brand=rheem&serial=RH0604B01826");
  const row = await tool.openRow("sure");
  await row.getByRole("link", { name: tool.say("result.wrongDate") }).click();
  await expect(page).toHaveURL(/\/accuracy\/\?brand=rheem&serial=RH0604B01826#correction$/u);
  await tool.alive(correction.field("serial"));
  expect(await correction.values()).toEqual({ ...empty, brand: "rheem", serial: "RH0604B01826" });

  await correction.send.click();
  await expect(correction.field("year")).toBeFocused();
  await expect(correction.error("year")).toHaveText(tool.say("accuracy.yearWrong"));
  await expect(correction.error("seenOn")).toHaveText(tool.say("accuracy.placeMissing"));
  await correction.write({ year: "2004", day: "12", seenOn: "other-label" });
  await expect(correction.error("year")).toHaveCount(0);
  await correction.send.click();
  await expect(correction.error("day")).toHaveText(tool.say("accuracy.dayAlone"));
  await expectAccessible(page, "#correction");
  expect(correction.requests).toEqual([]);

  await correction.write({ month: "5" });
  await correction.send.dblclick();
  await expect(correction.thanks).toContainText(tool.say("accuracy.sentContradicts"));
  await expect(correction.thanks).toBeFocused();
  expect(correction.requests).toEqual([
    { brand: "rheem", serialNumber: "RH0604B01826", printedDate: "2004-05-12", seenOn: "other-label" },
  ]);
  expect(await correction.values()).toEqual(empty);
});

test(
  "shows a failure, loses nothing, and sends the same date once",
  { tag: "@once" },
  async ({ page, context, correction, tool }) => {
    await page.route("**/api/corrections", (route) =>
      route.fulfill({ status: 429, headers: { "retry-after": "3600" }, json: { message: "Wait a while." } }),
    );
    await correction.open();
    await correction.write();
    await correction.send.click();
    await expect(page.getByRole("alert").filter({ hasText: "Wait a while." })).toBeVisible();
    expect(await correction.values()).toEqual({ ...empty, ...written });

    await page.unroute("**/api/corrections");
    await context.setOffline(true);
    await correction.send.click();
    await expect(page.getByRole("alert").filter({ hasText: tool.say("accuracy.offline") })).toBeVisible();
    await context.setOffline(false);
    await page.reload();
    await tool.alive(correction.field("serial"));
    await tool.unfold(tool.say("accuracy.formTitle"));
    expect(await correction.values()).toEqual({ ...empty, ...written });

    await correction.write({ serial: "A1" });
    await correction.send.click();
    await expect(correction.error("serial")).toBeVisible();
    await expect(correction.field("serial")).toBeFocused();
    await correction.write({ serial: written.serial });
    await correction.send.click();
    await expect(correction.thanks).toContainText(tool.say("accuracy.sentAgrees"));
    expect(correction.keys.every((key) => /^[\da-f-]{36}$/u.test(key ?? ""))).toBe(true);
  },
);

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("sends a date and shows errors", async ({ page, correction, tool }) => {
    await correction.open("?brand=bradford-white&serial=BH6511396#correction");
    expect(await correction.values()).toEqual({ ...empty, brand: "bradford-white", serial: "BH6511396" });
    await correction.write({ year: "05", seenOn: "papers" });
    const answered = page.waitForResponse((response) => response.request().method() === "POST");
    await correction.send.click();
    expect((await answered).status()).toBe(422);
    await expect(correction.error("year")).toHaveText(tool.say("accuracy.yearWrong"));
    expect(await correction.values()).toMatchObject({ serial: "BH6511396", year: "05", seenOn: "papers" });
    await correction.write({ year: "2005" });
    await correction.send.click();
    await expect(correction.thanks).toContainText(tool.say("accuracy.sentAmbiguous"));
    expect(await correction.values()).toEqual(empty);
  });
});
