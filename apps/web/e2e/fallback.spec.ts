import { banner } from "./offline.ts";
import { ports } from "./ports.ts";
import { expect, test } from "./visitor.ts";

test("decodes on the device and shows a queued check when the API is down", async ({ page, tool }) => {
  await tool.open("", `http://127.0.0.1:${ports.webWithoutApi}`);
  await tool.check("Rheem", "RH0504B01826");
  await expect(tool.result).toContainText(tool.stated({ year: 2004, month: 5 }));
  await expect(banner(page)).toContainText(tool.say("device.waitingOnline", { count: 1 }));
});

test("decodes on the device when the network drops while the form is filled in", async ({
  page,
  context,
  tool,
}) => {
  const began = page.waitForResponse((response) => response.url().includes("/assets/ask-"));
  await tool.open();
  await tool.serial.focus();
  await began;
  await page.waitForLoadState("networkidle");
  await tool.brand.click();
  await page.getByRole("option", { name: "Bradford White" }).waitFor();
  await context.setOffline(true);
  await page.getByRole("option", { name: "Bradford White" }).click();
  await tool.serial.fill("BH6511396");
  await tool.submit.click();
  await expect(tool.dates).toContainText([
    tool.date({ year: 2005, month: 8 }),
    tool.date({ year: 1985, month: 8 }),
  ]);
  await expect(banner(page)).toContainText(tool.say("device.waitingOffline", { count: 1 }));
});

test("shows a refusal without its own message in the visitor's language", async ({ page, tool }) => {
  // Responds like a firewall in front of the service.
  await page.route("**/api/check", (route) => route.fulfill({ status: 403, body: "<html></html>" }));
  await tool.open();
  await tool.check("Rheem", "RH0504B01826");
  await expect(tool.result).toContainText(tool.say("errors.status-403"));
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("renders the result on the server", async ({ page, tool }) => {
    await tool.open();
    await tool.brand.selectOption("Bradford White");
    await tool.serial.fill("BH 6511396");
    await tool.submit.click();
    await expect(tool.dates).toContainText([
      tool.date({ year: 2005, month: 8 }),
      tool.date({ year: 1985, month: 8 }),
    ]);
    await expect(tool.brand).toHaveValue("bradford-white");
    const heading = tool.say("guide.title", { brand: "Bradford White" });
    await expect(page.getByRole("heading", { name: heading })).toBeVisible();
  });

  test("shows an error for each invalid field", async ({ page, tool }) => {
    await tool.open();
    await tool.submit.click();
    await expect(page.getByText(tool.say("form.brandRequired"), { exact: true })).toBeVisible();
    await expect(page.getByText(tool.say("form.serialRequired"), { exact: true })).toBeVisible();
    await tool.open("?brand=rheem&serial=%20%20&model=");
    await expect(page.getByText(tool.say("form.serialBlank"))).toBeVisible();
  });

  test("offers a repair as a link", async ({ tool }) => {
    await tool.open("?brand=rheem&serial=RHO5O4B01826&model=");
    await tool.result.getByRole("link", { name: tool.say("reading.useThis") }).click();
    await expect(tool.result).toContainText(tool.stated({ year: 2004, month: 5 }));
  });
});
