import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const toPath = (file: string): string => fileURLToPath(new URL(`../../../scan/${file}`, import.meta.url));

/** Returns the path of one of the scanner's test photos. */
export const photo = (name: string): string => toPath(`test/photos/${name}.jpg`);

/** Builds the models that read text, unless they exist. */
export const makeModels = (): void => {
  execFileSync(process.execPath, [toPath("scripts/make-models.ts")]);
};
