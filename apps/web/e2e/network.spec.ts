import type { Page, Route } from "@playwright/test";
import { banner } from "./offline.ts";
import { expect, test, type Tool } from "./visitor.ts";

const serial = "RH0504B01826";

/** Responds to every check, and records the id of each that doesn't come from the queue. */
async function answerChecks(page: Page, answer: (route: Route) => Promise<void>) {
  const ids: string[] = [];
  await page.route("**/api/check", async (route) => {
    const request = route.request();
    const { checkId, checkedAt } = request.postDataJSON() as Readonly<
      Record<"checkId" | "checkedAt", string>
    >;
    if (checkedAt === undefined) ids.push(checkId);
    await answer(route);
  });
  return ids;
}

/** Expects that the page decoded the date, and that a number of checks wait to be saved. */
async function expectOwnAnswer(page: Page, tool: Tool, waiting = 1): Promise<void> {
  await expect(tool.result).toContainText(tool.stated({ year: 2004, month: 5 }), { timeout: 15_000 });
  await expect(banner(page)).toContainText(tool.say("device.waitingOnline", { count: waiting }));
}

/** Opens the page, chooses a brand, and returns a function that sends a number, which the API answers with a status. */
async function answerInTurn(page: Page, tool: Tool) {
  let status = 0;
  const ids = await answerChecks(page, (route) => route.fulfill({ status, body: "" }));
  await tool.open();
  await tool.pickBrand("Rheem");
  return async (next: number, number: string) => {
    status = next;
    ids.length = 0;
    if (await tool.submit.isHidden()) await tool.change();
    await tool.serial.fill(number);
    await tool.submit.click();
    return ids;
  };
}

const passing = [408, 500, 502, 503, 504] as const;

test(
  "sends a check three times under one id after a passing error, then decodes on the page",
  { tag: "@once" },
  async ({ page, tool }) => {
    const send = await answerInTurn(page, tool);
    for (const [index, status] of passing.entries()) {
      // Sent again, the same number would keep its id, and be queued once.
      const ids = await send(status, `RH0504B0182${index}`);
      await expectOwnAnswer(page, tool, index + 1);
      await tool.close();
      expect(ids, String(status)).toHaveLength(3);
      expect(new Set(ids).size).toBe(1);
      expect(ids[0]).toMatch(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u);
    }
  },
);

test("shows the message of a passing error when the page cannot decode the number", async ({
  page,
  tool,
}) => {
  const send = await answerInTurn(page, tool);
  for (const status of passing) {
    await send(status, "ZZZZZZZZZ");
    await expect(tool.result).toContainText(tool.say(`errors.status-${status}`), { timeout: 15_000 });
    await tool.close();
  }
  const ids = await send(429, serial);
  await expect(tool.result).toContainText(tool.say("errors.status-429"), { timeout: 15_000 });
  expect(ids).toHaveLength(3);
});

test("sends a check once after a lasting error and shows its message", async ({ page, tool }) => {
  const send = await answerInTurn(page, tool);
  for (const status of [400, 401, 403, 404] as const) {
    const ids = await send(status, serial);
    await expect(tool.result).toContainText(tool.say(`errors.status-${status}`));
    await expect(tool.serial).toHaveValue(serial);
    await tool.close();
    expect(ids).toHaveLength(1);
  }
});

test("prefers the API's own message to that of the status", async ({ page, tool }) => {
  const message = "The tank of the service is being flushed.";
  await answerChecks(page, (route) => route.fulfill({ status: 403, json: { message } }));
  await tool.open();
  await tool.send("Rheem", serial);
  await expect(tool.result).toContainText(message);
});

test(
  "sends a check three times when the connection breaks, then decodes on the page",
  { tag: "@once" },
  async ({ page, tool }) => {
    const ids = await answerChecks(page, (route) => route.abort("connectionreset"));
    await tool.open();
    await tool.send("Rheem", serial);
    await expectOwnAnswer(page, tool);
    expect(ids).toHaveLength(3);
  },
);

test(
  "decodes on the page when the API does not respond within eight seconds",
  { tag: "@once" },
  async ({ page, tool }) => {
    const ids = await answerChecks(page, () => Promise.resolve());
    await tool.open();
    await tool.send("Rheem", serial);
    await expectOwnAnswer(page, tool);
    expect(ids).toHaveLength(1);
  },
);

test(
  "requests a lost response again and records the check once",
  { tag: "@once" },
  async ({ page, tool }) => {
    const sent: string[] = [];
    let lost = false;
    await page.route("**/api/check", async (route) => {
      const answer = await route.fetch();
      sent.push((route.request().postDataJSON() as { readonly checkId: string }).checkId);
      if (lost) return route.fulfill({ response: answer });
      lost = true;
      return route.abort("connectionreset");
    });
    await tool.open();
    await tool.send("Rheem", serial);
    await expect(tool.result).toContainText(tool.stated({ year: 2004, month: 5 }));
    await expect(tool.result).not.toContainText(tool.say("result.notRecorded"));
    expect(sent).toHaveLength(2);
    expect(new Set(sent).size).toBe(1);
  },
);

test("uses a new id for each submission", { tag: "@once" }, async ({ page, tool }) => {
  const ids = await answerChecks(page, (route) => route.continue());
  await tool.open();
  await tool.check("Rheem", serial);
  await expect(tool.result).toContainText(tool.stated({ year: 2004, month: 5 }));
  await tool.change();
  await tool.serial.fill("1209D12345");
  await tool.submit.click();
  await expect(tool.result).toContainText(tool.date({ year: 2009, month: 12 }));
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(2);
});
