import { lowNox } from "../families/letters.ts";
import { hpld, professionalGas, professionalHybrid } from "../families/rheem-professional.ts";
import type { ModelRule } from "../rules/model-rule.ts";
import { directory } from "../rules/sources.ts";

/** Model numbers of Ruud: those of Rheem's Professional lines with RU, and the earlier M series. */
export const ruudModels: readonly ModelRule[] = [
  {
    ...professionalGas,
    id: "ruud-professional-gas",
    shape:
      /^(?<prefix>PRO\+?G)(?<capacity>29|30|38|40|48|50|55|60|65|74|75|98|100)(?<input>[2-9]\d|1\d{2})(?<fuel>[NPU])(?<line>RU)(?<efficiencyClass>\d{2})(?<option>[A-Z\d]{1,8})?$/u,
  },
  {
    ...professionalHybrid,
    id: "ruud-professional-hybrid",
    shape:
      /^(?<prefix>PROUH)(?<capacity>40|50|65|80)(?<unknown>T)(?<elements>[02])(?<line>RU)(?<series>350|375|120)(?<option>[A-Z\d]{1,8})?$/u,
  },
  { ...hpld, id: "ruud-hpld", shape: /^(?<prefix>HPLD)(?<capacity>40|50|65|80)(?<unknown>1)(?<line>RU)$/u },
  {
    id: "ruud-m4-gas",
    shape: /^(?<series>M\d)(?<capacity>30|40|50)(?<unknown>F)(?<option>N)?(?<revision>\d)$/u,
    says: { type: "gas-tank" },
    read: { option: lowNox },
    confidence: "medium",
    sources: [directory],
  },
];
