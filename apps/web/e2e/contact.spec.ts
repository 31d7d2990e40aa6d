import type { Page } from "@playwright/test";
import { fillForm, written } from "./message.ts";
import { expect, expectAccessible, test as base, type Tool } from "./visitor.ts";

const filled = { ...written, phone: "555-0100" };
const fields = ["name", "email", "phone", "subject", "message"] as const;

type Field = (typeof fields)[number];

const test = base.extend<{ readonly contact: ReturnType<typeof contactOn> }>({
  contact: async ({ page, tool }, use) => use(contactOn(page, "/contact/", tool)),
});

function contactOn(page: Page, path: string, { say, alive }: Tool) {
  const field = (name: Field) => page.locator(`#${name}`);
  const requests: Readonly<Record<string, unknown>>[] = [];
  const ids: unknown[] = [];
  page.on("request", (request) => {
    if (!request.url().endsWith("/api/contact")) return;
    const { id, ...values } = request.postDataJSON() as Readonly<Record<string, unknown>>;
    requests.push(values);
    ids.push(id);
  });
  return {
    path,
    field,
    requests,
    ids,
    send: page.getByRole("button", { name: say("contact.send") }),
    sending: page.getByRole("button", { name: say("shell.sending") }),
    toast: page.getByRole("listitem").filter({ has: page.getByRole("button", { name: say("shell.close") }) }),
    error: (name: Field) => page.locator(`#${name}-error`),
    open: async () => {
      await page.goto(path);
      await alive(field("name"));
    },
    write: (values: Readonly<Record<string, string>> = filled) => fillForm(page, values),
    values: async () =>
      Object.fromEntries(
        await Promise.all(fields.map(async (name) => [name, await field(name).inputValue()] as const)),
      ),
  };
}

const empty = { name: "", email: "", phone: "", subject: "", message: "" };

test("delivers a message once after a second, and empties the form", async ({ page, contact, tool }) => {
  await contact.open();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(tool.say("contact.title"));
  await expect(page.getByText(tool.say("contact.intro"))).toBeVisible();
  await expect(page.getByRole("heading", { name: tool.say("contact.formTitle") })).toBeVisible();
  await expect(page.getByText(tool.say("contact.captcha"))).toBeVisible();
  const labels = await page.locator("label:not([aria-hidden] *)").allInnerTexts();
  const starred = fields.map((name) => tool.say(`contact.${name}`) + (name === "phone" ? "" : " *"));
  expect(labels.map((label) => label.replace(/\s*\(.*$/su, "").trim())).toEqual(starred);

  await contact.write();
  const answered = page.waitForResponse("**/api/contact");
  const begin = Date.now();
  await contact.send.dblclick();
  await expect(contact.sending).toHaveJSProperty("disabled", true);
  expect((await answered).status()).toBe(200);
  await expect(contact.toast).toContainText(tool.say("contact.sentTitle"));
  expect(Date.now() - begin).toBeGreaterThanOrEqual(1000);
  await expect(contact.toast).toContainText(tool.say("contact.sentText"));
  await expect(contact.send).toBeEnabled();
  await expect(contact.send).toBeFocused();
  expect(await contact.values()).toEqual(empty);
  expect(contact.requests).toEqual([filled]);
  expect(contact.ids[0]).toMatch(/^[\da-f-]{36}$/u);
  await expectAccessible(page);
  await page.reload();
  expect(await contact.values()).toEqual(empty);
});

test("opens from a result with its numbers, and keeps what is added", async ({ page, contact, tool }) => {
  await tool.open("?brand=rheem&serial=RH0604B01826&model=XG40");
  const row = await tool.openRow("sure");
  await row.getByRole("link", { name: tool.say("result.wrongDate") }).click();
  await expect(page).toHaveURL("/contact/?brand=Rheem&serial=RH0604B01826&model=XG40");
  const heater = { brand: "Rheem", serial: "RH0604B01826", model: "XG40" };
  const message = tool.say("contact.dateMessage", heater);
  await expect(contact.field("message")).toHaveValue(message);
  await expect(contact.field("subject")).toHaveValue(tool.say("contact.dateSubject", heater));
  await tool.alive(contact.field("name"));
  await contact.field("message").fill(`${message} 05/2004`);
  await page.reload();
  await tool.alive(contact.field("name"));
  await expect(contact.field("message")).toHaveValue(`${message} 05/2004`);
});

test("shows an error at each invalid field and focuses the first", async ({ page, contact, tool }) => {
  await contact.open();
  await contact.write({ name: "J", email: "jane@localhost", subject: "1234", message: "too short" });
  await contact.send.click();
  await expect(contact.error("name")).toHaveText(tool.say("contact.nameShort"));
  await expect(contact.error("email")).toHaveText(tool.say("contact.emailInvalid"));
  await expect(contact.error("subject")).toHaveText(tool.say("contact.subjectShort"));
  await expect(contact.error("message")).toHaveText(tool.say("contact.messageShort"));
  await expect(contact.error("phone")).toHaveCount(0);
  await expect(contact.field("name")).toBeFocused();
  await expect(contact.field("name")).toHaveAttribute("aria-invalid", "true");
  await expectAccessible(page, "main");

  await contact.field("name").fill("Jo");
  await expect(contact.error("name")).toHaveCount(0);
  await contact.send.click();
  await expect(contact.field("email")).toBeFocused();
  expect(contact.requests).toEqual([]);

  // An error that only the API finds.
  const long = { ...filled, subject: "x".repeat(201) };
  await contact.write(long);
  await contact.send.click();
  await expect(contact.toast).toContainText(tool.say("contact.failedText"));
  await expect(contact.error("subject")).toBeVisible();
  await expect(contact.error("subject")).toContainText("200");
  await expect(contact.field("subject")).toBeFocused();
  expect(await contact.values()).toEqual(long);
});

test("restores what was typed after a failure, and delivers it once", async ({ page, contact, tool }) => {
  await page.route("**/api/contact", (route) =>
    route.fulfill({ status: 429, headers: { "retry-after": "3600" }, json: { message: "Wait a while." } }),
  );
  await contact.open();
  await contact.write();
  await page.reload();
  await expect(contact.field("message")).toHaveValue(filled.message);
  await page
    .getByRole("main")
    .getByRole("link", { name: tool.say("document.backHome") })
    .click();
  await expect(page.getByRole("heading", { name: tool.say("home.title") })).toBeVisible();
  await page.goBack();
  await expect(contact.field("message")).toHaveValue(filled.message);
  expect(await contact.values()).toEqual(filled);

  await tool.alive(contact.field("name"));
  await contact.send.click();
  await expect(contact.sending).toBeDisabled();
  await expect(contact.toast).toContainText(tool.say("shell.error"));
  await expect(contact.toast).toContainText(tool.say("contact.failedText"));
  await expect(page.getByRole("alert").filter({ hasText: "Wait a while." })).toBeVisible();
  await expect(contact.send).toBeEnabled();
  expect(await contact.values()).toEqual(filled);
  await expectAccessible(page);

  await page.unroute("**/api/contact");
  await page.context().setOffline(true);
  await contact.send.click();
  await expect(page.getByRole("alert").filter({ hasText: tool.say("contact.offline") })).toBeVisible();
  expect(await contact.values()).toEqual(filled);
  await page.context().setOffline(false);
  await contact.send.click();
  await expect(contact.toast).toContainText(tool.say("contact.sentTitle"));
  expect(new Set(contact.ids).size).toBe(1);
});

test("drops a message with the field that only bots fill in @rest", async ({ page, contact, tool }) => {
  await contact.open();
  await contact.write();
  const trap = page.locator("input[name=website]");
  await expect(trap).toHaveAttribute("tabindex", "-1");
  await expect(trap).toHaveAttribute("autocomplete", "off");
  await expect(page.getByRole("textbox")).toHaveCount(fields.length);
  await trap.evaluate((input: HTMLInputElement) => {
    input.value = "https://example.com";
  });
  await contact.send.click();
  await expect(contact.toast).toContainText(tool.say("contact.sentTitle"));
  expect(contact.requests).toEqual([]);
});
