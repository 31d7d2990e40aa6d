import { expect, expectAccessible, test } from "./visitor.ts";

test("dates a Rheem to May 2004, and explains its number", async ({ page, tool }) => {
  await tool.open();
  await tool.check("Rheem", "rh 0504-b01826");
  await expect(tool.result).toContainText(tool.stated({ year: 2004, month: 5 }));
  await expect(tool.result).toContainText(tool.say("result.statusReplace"));
  await expect(tool.result).not.toContainText(tool.say("result.notRecorded"));
  const plate = tool.result.getByRole("group", {
    name: tool.say("reading.plateLabel", { serial: "RH0504B01826" }),
  });
  const month = tool.say("reading.partMonth");
  await expect(plate.getByRole("listitem").filter({ hasText: month })).toHaveText(`05 ${month} May`);
  const year = tool.say("reading.partYear");
  await expect(plate.getByRole("listitem").filter({ hasText: year })).toHaveText(`04 ${year} 2004`);
  await expect(tool.serial).toHaveValue("RH0504B01826");
  await expect(page).toHaveURL(/\?brand=rheem&serial=rh\+0504-b01826$/u);
});

test("suggests a repair for look-alike characters, in dialog and card", async ({ page, tool }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await tool.open();
  await tool.send("Rheem", "RHO5O4B01826");
  await expect(tool.dialog.getByRole("heading", { level: 2 })).toContainText("RH0504B01826");
  await expect(tool.dialog).toContainText(tool.say("result.notDecoded"));
  await expect(tool.dialog).toContainText(tool.say("result.tipUnclear"));
  const use = tool.dialog.getByRole("button", { name: tool.say("reading.useThis") });
  await expect(use).toBeFocused();
  await expectAccessible(page, "dialog");
  await use.click();
  await expect(tool.result).toContainText(tool.stated({ year: 2004, month: 5 }));
  await expect(page).toHaveURL(/serial=RH0504B01826$/u);
  await expect(tool.dialog).toBeHidden();

  await tool.change();
  await tool.serial.fill("RHO5O4B01826");
  await tool.submit.click();
  await tool.close();
  const dates = tool.date({ year: 2004, month: 5 });
  await expect(tool.result.locator("#result-heading")).toHaveText(
    tool.say("reading.didYouMean", { serial: "RH0504B01826", dates }),
  );
  await expect(tool.result).toContainText(tool.say("result.unreadableTitle"));
  await tool.result.getByRole("link", { name: tool.say("reading.useThis") }).click();
  await expect(tool.result).toContainText(tool.stated({ year: 2004, month: 5 }));
  await expect(tool.serial).toHaveValue("RH0504B01826");
});

test("offers the number that looks the same if the running number contradicts the date", async ({ tool }) => {
  await tool.open("?brand=bradford-white&serial=CJ13579135");
  await expect(tool.result).toContainText(tool.say("problems.counter-misfit"));
  // A state would promise what the running number contradicts.
  await expect(tool.result).not.toContainText(tool.say("result.statusGood"));
  await tool.result.getByRole("link", { name: "GJ13579135" }).click();
  await expect(tool.result).toContainText(tool.stated({ year: 2010, month: 9 }));
});

test("suggests the brand of the number first, then others that it fits", async ({ page, tool }) => {
  await tool.open();
  await tool.check("Rheem", "0833A032628");
  const dates = tool.date({ year: 2008, week: 33 });
  await expect(tool.result.locator("#result-heading")).toHaveText(
    tool.say("reading.looksLike", { brand: "A. O. Smith", dates }),
  );
  await expect(
    tool.result.getByRole("link", { name: tool.say("reading.switchTo", { brand: "A. O. Smith" }) }),
  ).toBeVisible();
  const readAs = (brand: string) =>
    tool.result.getByRole("link", { name: tool.say("reading.brandDates", { brand, dates }), exact: true });
  await expect(readAs("State")).toBeVisible();
  await expectAccessible(page, "#result");
  await readAs("Reliance").click();
  await expect(tool.result).toContainText(tool.stated({ year: 2008, week: 33 }));
  await expect(tool.brand).toHaveValue("Reliance");
});

test("lists every matching maker with reasons, and who built a rebranded one", async ({ page, tool }) => {
  await tool.open();
  await tool.check(tool.say("form.other"), "BH6511396");
  await expect(tool.result).toContainText(tool.say("result.identifyHeading"));
  const makers = tool.result.getByRole("region", { name: tool.say("maker.heading") });
  await expect(makers).toContainText(tool.date({ year: 2005, month: 8 }, { year: 1985, month: 8 }));
  await expect(makers).toContainText(tool.say("maker.sureMedium"));
  await expect(makers).toContainText(tool.say("maker.serial-shape"));
  await makers.locator("summary").first().click();
  await expect(makers).toContainText(tool.say("maker.ours"));
  await expectAccessible(page, "#result");
  await tool.result.getByRole("link", { name: "Bradford White", exact: true }).click();
  await expect(tool.dates).toContainText([
    tool.date({ year: 2005, month: 8 }),
    tool.date({ year: 1985, month: 8 }),
  ]);
  await expect(makers).toBeHidden();

  await tool.open();
  await page.getByText(tool.say("form.modelToggle")).click();
  await tool.model.fill("153.336433");
  await tool.check("Kenmore", "C05A012345");
  await expect(tool.result).toContainText(tool.stated({ year: 2005, month: 3 }));
  const row = await tool.openRow("makers");
  await expect(row).toContainText(tool.say("maker.model-prefix", { name: "Kenmore", prefix: "153" }));
  await expect(row).toContainText(tool.say("maker.sureHigh"));
  await expect(row).toContainText("State Industries (A. O. Smith)");
  await row.getByRole("link", { name: "State", exact: true }).click();
  await expect(tool.brand).toHaveValue("State");
  await expect(tool.result).toContainText(tool.stated({ year: 2005, month: 3 }));
  await expect(row).toBeHidden();
});

test("decodes the number while it is typed, and keeps the caret in place", async ({ page, tool }) => {
  await tool.open();
  const brand = "Bradford White";
  await tool.pickBrand(brand);
  await tool.serial.pressSequentially("bh65");
  await expect(page.getByText(tool.say("reading.hintSoFar", { brand, dates: "" }).trim())).toBeVisible();
  await tool.serial.pressSequentially("11396");
  const dates = tool.date({ year: 2005, month: 8 }, { year: 1985, month: 8 });
  const hint = tool.say("reading.hintReads", { brand, dates });
  await expect(page.getByText(hint)).toBeVisible();
  await expect(tool.serial).toHaveAccessibleDescription(hint);

  await tool.serial.fill("RH04B01826");
  await tool.serial.press("Home");
  await tool.serial.press("ArrowRight");
  await tool.serial.press("ArrowRight");
  await tool.serial.pressSequentially("0-5");
  await expect(tool.serial).toHaveValue("RH0504B01826");
});

test("copies two dates as text, confirmed for 2 s, and prints them", async ({ page, context, tool }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.clock.install();
  await tool.open();
  await tool.check("Bradford White", "BH6511396");
  await expect(tool.dates).toContainText([
    tool.date({ year: 2005, month: 8 }),
    tool.date({ year: 1985, month: 8 }),
  ]);
  await expect(tool.result).toContainText(tool.say("reasons.letters-repeat", { every: 20 }));
  const copy = page.getByRole("button", { name: tool.say("result.copy"), exact: true });
  const copied = page.getByRole("button", { name: tool.say("share.copyDone"), exact: true });
  await expect(copy).toBeVisible();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await copy.click();
  await expect(copied).toBeVisible();
  await page.clock.runFor(1900);
  await expect(copied).toBeVisible();
  await page.clock.runFor(200);
  await expect(copy).toBeVisible();
  await page.clock.resume();
  await expect(page.getByRole("listitem").filter({ hasText: tool.say("result.copied") })).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toContain("BH6511396");
  expect(text).toContain(tool.say("result.datesFit", { count: 2 }));
  expect(text).toContain(tool.date({ year: 2005, month: 8 }));
  expect(text).toContain(tool.date({ year: 1985, month: 8 }));
  expect(text).not.toMatch(new RegExp(tool.say("result.sureHigh"), "iu"));
  expect(text.endsWith(page.url())).toBe(true);
  const printed = page.evaluate(() => new Promise<void>((resolve) => (window.print = resolve)));
  await page.getByRole("button", { name: tool.say("result.print") }).click();
  await printed;

  // The link opens the date that was chosen.
  await tool.dates.last().click();
  await copy.click();
  await expect(copied).toBeVisible();
  const chosen = await page.evaluate(() => navigator.clipboard.readText());
  expect(chosen).toContain(tool.say("result.verdictOther", { dates: tool.date({ year: 2005, month: 8 }) }));
  await page.goto(chosen.split("\n").at(-1) ?? "");
  await expect(tool.dates.last()).toHaveAttribute("aria-pressed", "true");
});
