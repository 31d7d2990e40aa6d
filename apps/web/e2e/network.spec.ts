import type { Page, Route } from "@playwright/test";
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

/** Opens the page, chooses a brand, and returns a function that sends a number, which the API answers with a status. */
async function answerInTurn(page: Page, tool: Tool) {
  let status = 0;
  let message: string | undefined;
  const ids = await answerChecks(page, (route) =>
    status === 0
      ? route.abort("connectionreset")
      : route.fulfill({ status, body: message === undefined ? "" : JSON.stringify({ message }) }),
  );
  await tool.open();
  await tool.pickBrand("Rheem");
  return async (next: number, number: string, errorMessage?: string) => {
    status = next;
    message = errorMessage;
    ids.length = 0;
    if (await tool.submit.isHidden()) await tool.change();
    await tool.serial.fill(number);
    await tool.submit.click();
    return ids;
  };
}

test("shows the message of an error, or the API's own, and sends again only what can pass @rest", async ({
  page,
  tool,
}) => {
  const send = await answerInTurn(page, tool);
  for (const [status, number, times] of [
    [504, "ZZZZZZ999", 3],
    [429, serial, 3],
    [401, serial, 1],
  ] as const) {
    const ids = await send(status, number);
    await expect(tool.result).toContainText(tool.say(`errors.status-${status}`));
    await expect(tool.serial).toHaveValue(number);
    await tool.close();
    expect(ids, String(status)).toHaveLength(times);
  }
  const message = "The tank of the service is being flushed.";
  await send(403, serial, message);
  await expect(tool.result).toContainText(message);
});

test("requests a lost response again and records the check once", async ({ page, tool }) => {
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
});
