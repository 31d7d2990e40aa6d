import { takagiBuilt } from "../families/takagi-built.ts";
import type { ModelRule } from "../rules/model-rule.ts";

/** Model numbers of Takagi. */
export const takagiModels: readonly ModelRule[] = [
  {
    ...takagiBuilt,
    id: "takagi-tk",
    shape:
      /^(?<prefix>TK)(?<input>110|310|510)(?<series>[UC])?(?<location>NI|GI|IN|I|E|N)?(?<fuel>[NP])?(?<series2>\d{3})?$/u,
  },
];
