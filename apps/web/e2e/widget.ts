import type { Locator } from "@playwright/test";
import { ports } from "./ports.ts";

/** The website, which serves the widget to others. */
export const origin = `http://127.0.0.1:${ports.web}`;

/** Fills the form of an English widget and sends it. */
export async function check(widget: Locator, brand: string, serial: string): Promise<void> {
  await widget.getByRole("combobox").selectOption({ label: brand });
  await widget.getByRole("textbox", { name: "Serial number" }).fill(serial);
  await widget.getByRole("button", { name: "Check the age" }).click();
}
