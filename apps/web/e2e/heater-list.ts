import type { Page } from "@playwright/test";
import type { Tool } from "./visitor.ts";

/** Returns an export file with heaters. */
export const fileOf = (heaters: readonly unknown[], more: object = {}) => ({
  name: "heaters.json",
  mimeType: "application/json",
  buffer: Buffer.from(JSON.stringify({ format: "heater-age", version: 1, heaters, ...more })),
});

/** Returns the locators and actions of My heaters. */
export const listOn = (page: Page, tool: Tool) => {
  const rows = page.locator("details[id^=heater-]");
  const row = (text: string) => rows.filter({ hasText: text });
  return {
    rows,
    row,
    /** Presses the button in an open row. */
    remove: (text: string) =>
      row(text)
        .getByRole("button", { name: tool.say("heaters.delete") })
        .click(),
    status: page.getByRole("main").getByRole("status"),
    search: page.getByRole("searchbox"),
    button: (id: Parameters<Tool["say"]>[0]) => page.getByRole("button", { name: tool.say(id), exact: true }),
    save: tool.dialog.getByRole("button", { name: tool.say("result.save"), exact: true }),
    open: async () => {
      await page.goto("/my-heaters/");
      await tool.alive(page.locator("input[type=file]"));
    },
    take: (file: ReturnType<typeof fileOf>) => page.locator("input[type=file]").setInputFiles(file),
  };
};
