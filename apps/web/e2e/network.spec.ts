import { expect, test } from "./visitor.ts";

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
  await tool.send("Rheem", "RH0504B01826");
  await expect(tool.result).toContainText(tool.stated({ year: 2004, month: 5 }));
  await expect(tool.result).not.toContainText(tool.say("result.notRecorded"));
  expect(sent).toHaveLength(2);
  expect(new Set(sent).size).toBe(1);
});
