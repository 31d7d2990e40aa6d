import type { Page } from "@playwright/test";
import { expect, test, type Tool } from "./visitor.ts";

const values = {
  name: "Jane Doe",
  email: "jane@example.com",
  subject: "A brand that is missing",
  message: "My heater’s brand is not on the list.",
};

/** Sends a message that succeeds, and returns the toast that says so. */
async function toastOn(page: Page, tool: Tool) {
  await page.clock.install();
  await page.route("**/api/contact", (route) => route.fulfill({ json: { success: true } }));
  await page.goto("/contact/");
  await tool.alive(page.locator("#name"));
  const send = async () => {
    for (const [name, value] of Object.entries(values)) await page.locator(`#${name}`).fill(value);
    await page.getByRole("button", { name: tool.say("contact.send") }).click();
    await page.clock.runFor(1000);
  };
  await send();
  const toasts = page.getByRole("listitem").filter({
    has: page.getByRole("button", { name: tool.say("shell.close") }),
  });
  await expect(toasts).toContainText(tool.say("contact.sentTitle"));
  return { toast: toasts, send };
}

test("closes after 5000 ms, except while it is hovered, on a swipe to the right, and by keyboard @rest", async ({
  page,
  tool,
}) => {
  const { toast, send } = await toastOn(page, tool);
  const swipe = async (distance: number) => {
    const box = await toast.boundingBox();
    if (box === null) throw new Error("There is no message");
    const [x, y] = [box.x + 40, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + distance / 2, y);
    await page.mouse.move(x + distance, y);
    await page.mouse.up();
  };
  await swipe(45);
  await expect(toast).toBeVisible();
  await swipe(-90);
  await expect(toast).toBeVisible();
  await swipe(60);
  await expect(toast).toHaveCount(0);

  await page.mouse.move(1, 1);
  await send();
  await page.clock.runFor(4000);
  await expect(toast).toBeVisible();
  await toast.hover();
  await page.clock.runFor(60_000);
  await expect(toast).toBeVisible();
  await page.mouse.move(1, 1);
  // The rest of the 5000 ms, with a margin for a slow machine.
  await page.clock.runFor(1500);
  await expect(toast).toHaveCount(0);

  // A newer message replaces an older one, and is reached and closed by keyboard.
  await send();
  const edge = () => toast.evaluate((element) => getComputedStyle(element).borderInlineStartColor);
  const plain = await edge();
  await page.unroute("**/api/contact");
  await page.route("**/api/contact", (route) => route.fulfill({ status: 400, json: { message: "No." } }));
  await send();
  await expect(toast).toContainText(tool.say("contact.failedText"));
  await expect(toast).toHaveCount(1);
  expect(await edge()).not.toBe(plain);

  const place = page.getByRole("region", { name: tool.say("toast.place", { hotkey: "F8" }) });
  await page.keyboard.press("F8");
  await expect(place.getByRole("list")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(toast).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(toast.getByRole("button", { name: tool.say("shell.close") })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(toast).toHaveCount(0);
});
