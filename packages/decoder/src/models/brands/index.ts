import type { BrandSlug } from "../../brands/index.ts";
import type { ModelRule } from "../model-rule.ts";
import { marathonModels } from "./marathon.ts";
import { rheemModels } from "./rheem.ts";
import { sureComfortModels } from "./sure-comfort.ts";

const all: Partial<Record<BrandSlug, readonly ModelRule[]>> = {
  rheem: rheemModels,
  marathon: marathonModels,
  "sure-comfort": sureComfortModels,
};

/** The rules for model numbers by slug of the brand, in the order of the brands. */
export const modelRules: ReadonlyMap<string, readonly ModelRule[]> = new Map(Object.entries(all));
