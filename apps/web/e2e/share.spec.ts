import type { Page } from "@playwright/test";
import { targets } from "../app/shared/share/targets.ts";
import { expect, expectAccessible, test, type Tool } from "./visitor.ts";

/** Clicks the share button below the tool, which hydrates on the first click. */
async function openShare(page: Page, tool: Tool): Promise<void> {
  await tool.alive();
  await page.getByRole("button", { name: tool.say("share.button") }).click();
}

/** Returns the list of shares sent to the API without their ids, which grows as they arrive. */
const countShares = (page: Page) => {
  const counted: unknown[] = [];
  page.on("request", (request) => {
    if (!request.url().endsWith("/api/share")) return;
    const { id, ...share } = request.postDataJSON() as Readonly<Record<string, unknown>>;
    expect(id).toMatch(/^[\da-f-]{36}$/u);
    counted.push(share);
  });
  return counted;
};

test.describe("on a small screen", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("shares the website through a dialog and counts each share", async ({ page, context, tool }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const counted = countShares(page);
    await tool.open();
    await openShare(page, tool);
    await expect(tool.dialog.getByRole("heading")).toHaveText(tool.say("share.website"));
    const links = tool.dialog.getByRole("link");
    await expect(links).toHaveCount(targets.length);
    for (const link of await links.all()) {
      await expect(link).toHaveAttribute("target", "_blank");
      await expect(link).toHaveAttribute("rel", "noopener noreferrer");
      expect(decodeURIComponent((await link.getAttribute("href")) ?? "")).toContain(page.url());
    }
    await expectAccessible(page, "dialog");

    await page.route(/facebook/u, (route) => route.abort());
    await context.route("https://www.facebook.com/**", (route) => route.fulfill({ body: "" }));
    const [opened] = await Promise.all([
      context.waitForEvent("page"),
      tool.dialog
        .getByRole("link")
        .filter({ hasText: tool.say("share.facebook") })
        .click(),
    ]);
    await opened.close();
    await tool.dialog.getByRole("button", { name: tool.say("share.copy") }).click();
    await expect(tool.dialog.getByRole("button", { name: tool.say("share.copyDone") })).toBeVisible();
    await expect(page.getByText(tool.say("share.copied"), { exact: true })).toBeVisible();
    await expect(page.getByText(tool.say("share.copiedWebsite"), { exact: true })).toBeVisible();
    await expect(tool.dialog.getByRole("button", { name: tool.say("share.copy") })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    await expect
      .poll(() => counted)
      .toEqual([
        { type: "website", platform: "facebook" },
        { type: "website", platform: "copy" },
      ]);
    await page.keyboard.press("Escape");
    await expect(tool.dialog).toBeHidden();
    await expect(page.getByRole("button", { name: tool.say("share.button") })).toBeFocused();
  });

  test("shares a result with its link, copied without the Clipboard API", async ({ page, context, tool }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error("refused"));
    });
    await tool.open();
    await tool.check("Rheem", "RH0504B01826");
    await tool.result.getByRole("button", { name: tool.say("share.button") }).click();
    await expect(tool.dialog).toContainText(tool.say("share.resultNote"));
    const link = tool.dialog.getByRole("link").filter({ hasText: tool.say("share.whatsapp") });
    const text = new URL((await link.getAttribute("href")) ?? "").searchParams.get("text");
    expect(text).toContain("RH0504B01826");
    expect(text).toContain(page.url());
    await expectAccessible(page, "dialog");
    await tool.dialog.getByRole("button", { name: tool.say("share.copy") }).click();
    await expect(page.getByText(tool.say("share.copiedTitle"), { exact: true })).toBeVisible();
    await expect(page.getByText(tool.say("share.copiedResult"), { exact: true })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(page.url());
  });

  const withoutClipboard = (page: Page) =>
    page.addInitScript(() => {
      Object.defineProperty(navigator, "clipboard", { value: undefined });
      document.execCommand = () => false;
    });

  test("shows and announces in an open dialog that nothing can be copied @rest", async ({ page, tool }) => {
    await withoutClipboard(page);
    await tool.open();
    await tool.check("Rheem", "RH0504B01826");
    await tool.result.getByRole("button", { name: tool.say("share.button") }).click();
    const text = tool.say("share.copyFailedText");
    // It stays for a second, long enough to be announced.
    const heard = tool.dialog.getByRole("status").filter({ hasText: text }).waitFor({ state: "attached" });
    await tool.dialog.getByRole("button", { name: tool.say("share.copy") }).click();
    const toast = tool.dialog.getByRole("listitem").filter({ hasText: text });
    await expect(toast).toContainText(tool.say("share.copyFailed"));
    await heard;
    await toast.getByRole("button", { name: tool.say("shell.close") }).click();
    await expect(toast).toHaveCount(0);
    await expect(tool.dialog).toBeVisible();
    await tool.close();
    await page.getByRole("button", { name: tool.say("result.copy"), exact: true }).click();
    await expect(page.getByText(tool.say("result.copyFailed"), { exact: true })).toBeVisible();
  });

  test("shows a message even if the component for it fails to load @rest", async ({ page, tool }) => {
    await withoutClipboard(page);
    await page.route("**/assets/ToastPlace-*.js", (route) => route.abort());
    await tool.open();
    await openShare(page, tool);
    await expect(tool.dialog).toContainText(tool.say("share.website"));
    await tool.dialog.getByRole("button", { name: tool.say("share.copy") }).click();
    await expect(
      tool.dialog.getByRole("status").filter({ hasText: tool.say("share.copyFailedText") }),
    ).toBeVisible();
  });
});

test.describe("on a phone with a share menu", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("opens the menu, and counts a share, but not a closed menu", async ({ page, tool }) => {
    const counted = countShares(page);
    await page.addInitScript(() => {
      const shared: ShareData[] = [];
      Object.assign(window, { shared });
      navigator.canShare = () => true;
      navigator.share = (data = {}) =>
        shared.push(data) === 1
          ? Promise.reject(new DOMException("closed", "AbortError"))
          : Promise.resolve();
    });
    const shared = () =>
      page.evaluate(() => (window as unknown as { readonly shared: readonly ShareData[] }).shared);
    await tool.open();
    await openShare(page, tool);
    await expect.poll(async () => (await shared()).length).toBe(1);
    await expect(tool.dialog).toBeHidden();
    expect(counted).toEqual([]);
    await openShare(page, tool);
    await expect.poll(() => counted).toEqual([{ type: "website", platform: "native" }]);
    expect((await shared())[1]).toEqual({
      title: tool.say("home.title"),
      text: tool.say("share.websiteText"),
      url: page.url(),
    });
    await expect(tool.dialog).toBeHidden();
  });
});
