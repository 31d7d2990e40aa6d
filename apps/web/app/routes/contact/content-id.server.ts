import { createHash } from "node:crypto";

/** Returns a UUID for the contents of a form, so that submitting it again has the same one. */
export const contentId = (values: Readonly<Record<string, string>>): string =>
  createHash("sha256")
    .update(JSON.stringify(values))
    .digest("hex")
    // The digits for version 4 and its variant.
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/u, "$1-$2-4$3-8$4-$5");
