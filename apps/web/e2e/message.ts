import type { Page } from "@playwright/test";

/** A message to the operator, by field of the contact form. */
export const written = {
  name: "Jane Doe",
  email: "jane@example.com",
  subject: "A brand that is missing",
  message: "My heater’s brand is not on the list.",
} as const;

/** Fills fields of the contact form. */
export async function fillForm(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await page.locator(`#${name}`).fill(value);
}
