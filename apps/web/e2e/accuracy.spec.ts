import rows from "../app/routes/accuracy/generated/accuracy.json" with { type: "json" };
import { expect, test } from "./visitor.ts";

test("compares every brand with known dates, in a page without scripts", async ({ page, tool }) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  await page.goto("/accuracy/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(tool.say("accuracy.title"));
  await expect(page.getByText(tool.say("accuracy.proves"))).toBeVisible();
  await expect(page.locator("tbody tr")).toHaveCount(rows.length);
  expect(scripts).toEqual([]);
  await page.getByRole("link", { name: "Rheem", exact: true }).click();
  await expect(page).toHaveURL("/rheem-water-heater-age/");
});
