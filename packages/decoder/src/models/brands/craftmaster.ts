import { takagiBuilt } from "../families/takagi-built.ts";
import { letteredElectric, letteredGas } from "../families/whirlpool-craftmaster.ts";
import type { ModelRule } from "../rules/model-rule.ts";

/** Model numbers of Craftmaster. */
export const craftmasterModels: readonly ModelRule[] = [
  { ...letteredGas, id: "craftmaster-gas" },
  { ...letteredElectric, id: "craftmaster-electric" },
  {
    ...takagiBuilt,
    id: "craftmaster-tankless",
    shape:
      /^(?<prefix>GTU)(?<input>110|310|510)(?<series>[UC])?(?<location>NI|GI|IN|I|E|N)?(?<fuel>[NP])?(?<series2>\d{3})?$/u,
  },
];
