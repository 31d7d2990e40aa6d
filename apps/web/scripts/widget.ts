import { cp } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** Copies the built web component into a folder, from which other sites load it. */
export async function addWidget(root: string): Promise<void> {
  const widget = fileURLToPath(new URL("dist/", import.meta.resolve("@heater-age/widget/package.json")));
  await cp(widget, join(root, "widget"), { recursive: true, filter: (path) => !path.endsWith(".d.ts") });
}
