import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const pathOf = (file: string): string => fileURLToPath(new URL(`../../../scan/${file}`, import.meta.url));

/** Returns the path of a photo of a label that the scanner is tested with. */
export const photo = (name: string): string => pathOf(`src/fixtures/${name}.jpg`);

/** Makes the models that read text, unless they are there. */
export const makeModels = (): void => {
  execFileSync(process.execPath, [pathOf("scripts/make-models.ts")]);
};
