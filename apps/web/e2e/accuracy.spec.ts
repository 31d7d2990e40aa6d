import { brands } from "@heater-age/decoder";
import type { Page } from "@playwright/test";
import { expect, expectAccessible, test as base, type Tool } from "./visitor.ts";

const fields = ["brand", "serialNumber", "printedDate", "seenOn", "note"] as const;

type Field = (typeof fields)[number];
type Values = Readonly<Partial<Record<Field, string>>>;

const written = {
  brand: "rheem",
  serialNumber: "RH 0504B01826",
  printedDate: "2004-05",
  seenOn: "rating-plate",
  note: "MFG. DATE 05/2004",
} as const satisfies Values;
const empty = Object.fromEntries(fields.map((field) => [field, ""]));

const test = base.extend<{ readonly correction: ReturnType<typeof correctionOn> }>({
  correction: async ({ page, tool }, use) => use(correctionOn(page, "/accuracy/", tool)),
});

function correctionOn(page: Page, path: string, { say, unfold }: Tool) {
  const field = (name: Field) => page.locator(`#correction [name=${name}]`);
  return {
    path,
    field,
    send: page.getByRole("button", { name: say("accuracy.send") }),
    thanks: page.locator("#correction").getByRole("status"),
    error: (name: Field) => page.locator(`#${name}-error`),
    open: async (query = "") => {
      await page.goto(path + query);
      if (await field("serialNumber").isHidden()) await unfold(say("accuracy.formTitle"));
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

test("lists every brand with its evidence, in a small page without scripts", async ({
  page,
  correction,
  tool,
}) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  const answer = await page.goto(correction.path);
  expect((await answer?.body())?.length).toBeLessThan(150_000);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(tool.say("accuracy.title"));
  const all = Object.values(brands);
  const figure = page.locator("[data-figure=brandsRuled]");
  const count = await figure.getAttribute("data-count");
  expect(Number(count)).toBe(all.filter(({ formats }) => formats.some(({ undated }) => !undated)).length);
  await expect(figure).toContainText(tool.say("proof.brandsRuled", { count: Number(count) }));
  await expect(page.locator("#brands tbody tr")).toHaveCount(all.length);
  const known = page.locator("[data-figure]").first();
  await expect(known).toHaveAttribute("data-figure", "known");
  const heaters = page.locator("[data-heaters=heatersKnown] li");
  await expect(heaters).toHaveCount(Number(await known.getAttribute("data-count")));
  await expect(heaters.first()).toBeHidden();
  const screens = () => page.evaluate(() => document.documentElement.scrollHeight / innerHeight);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  expect(await screens()).toBeLessThan(3);
  expect(scripts).toEqual([]);

  await tool.unfold(tool.say("proof.heaters"));
  await expect(heaters.filter({ hasText: "1703104682119" })).toContainText("github.com/1tomany/php-ai");
  await expectAccessible(page, "[data-heaters=heatersKnown]");

  await page.goto(`${correction.path}#rheem`);
  const rheem = page.locator("#rheem");
  await expect(rheem).toBeVisible();
  await expect(
    rheem.getByText(tool.say("proof.tally", { agrees: 1, ambiguous: 0, contradicts: 0 })),
  ).toBeVisible();
  await expectAccessible(page, "#brands");
  for (const width of [320, 360, 768, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  await rheem.getByRole("link", { name: tool.say("proof.send", { brand: "Rheem" }) }).click();
  await expect(correction.field("brand")).toHaveValue("rheem");
});

test("sends a printed date from the result, with errors and thanks", async ({ page, correction, tool }) => {
  await tool.open("?brand=rheem&serial=RH0604B01826");
  const row = await tool.openRow("sure");
  await row.getByRole("link", { name: tool.say("result.wrongDate") }).click();
  await expect(page).toHaveURL(/\/accuracy\/\?brand=rheem&serial=RH0604B01826#correction$/u);
  expect(await correction.values()).toEqual({ ...empty, brand: "rheem", serialNumber: "RH0604B01826" });

  await correction.write({ printedDate: "12" });
  const answered = page.waitForResponse((response) => response.request().method() === "POST");
  await correction.send.click();
  expect((await answered).status()).toBe(422);
  await expect(correction.error("printedDate")).toHaveText(
    tool.say("accuracy.dateWrong", { month: "2004-05" }),
  );
  await expect(correction.error("seenOn")).toHaveText("Choose where the date is printed.");
  await expectAccessible(page, "#correction");
  expect(await correction.values()).toMatchObject({ serialNumber: "RH0604B01826", printedDate: "12" });

  await correction.write({ printedDate: "2004-05", seenOn: "other-label" });
  await correction.send.click();
  await expect(correction.thanks).toContainText(tool.say("accuracy.sentContradicts"));
  await expect(correction.thanks).toBeInViewport();
  expect(await correction.values()).toEqual(empty);

  await correction.open();
  await correction.write({ ...written, serialNumber: "A1" });
  await correction.send.click();
  await expect(correction.error("serialNumber")).toBeVisible();
  expect(await correction.values()).toEqual({ ...empty, ...written, serialNumber: "A1" });
  await correction.write();
  await correction.send.click();
  await expect(correction.thanks).toContainText(tool.say("accuracy.sentAgrees"));
});
