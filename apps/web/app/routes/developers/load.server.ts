import { brands, isBrand } from "@heater-age/decoder";
import { rulesBrandAt } from "../../seo/developer-paths.ts";
import { utcToday } from "../../shared/clock/today.ts";
import type { Document } from "../../shared/developer-docs/document.ts";
import { documents } from "../../shared/developer-docs/generated/documents.ts";
import type { BrandRules, BrandSummary } from "./rules/rules-data.ts";
import { allRules, rulesOf } from "./rules/rules-of.ts";

/** The content of a page for developers. */
export type LoadedPage =
  | { readonly rules: BrandRules }
  | {
      readonly document: Document;
      /** The list after the document about rules. */
      readonly brands?: readonly BrandSummary[];
      /** Whether the widget is before its first heading. */
      readonly live?: true;
    };

const root = "../../../../../";
const files = import.meta.glob<Document>(
  ["../../../../../docs/**/*.md", "../../../../../packages/*/README.md"],
  { import: "default" },
);

/** Returns a page for developers; `undefined` if there is none at the path. */
export async function loadPage(path: string): Promise<LoadedPage | undefined> {
  const slug = rulesBrandAt(path) ?? "";
  if (isBrand(slug)) return { rules: rulesOf(brands[slug], utcToday()) };
  const { file = "" } = documents.find((entry) => entry.path === path) ?? {};
  const document = await files[root + file]?.();
  if (document === undefined) return undefined;
  return {
    document,
    ...(file === "docs/rules.md" && { brands: allRules() }),
    ...(file === "docs/widget.md" && { live: true }),
  };
}
