import { gases } from "../families/letters.ts";
import type { ModelRule } from "../rules/model-rule.ts";

/** Model numbers of Giant's gas tanks: gallons, and thousands of BTU/h. */
export const giantModels: readonly ModelRule[] = [
  {
    id: "giant-gas",
    shape:
      /^(?<prefix>UG)(?<capacity>30|40|50|60)(?<input>[3-7]\d)(?<option>[A-Z]{1,2})?(?<fuel>[NP])?(?<unknown>\d[A-Z]?)?$/u,
    says: { type: "gas-tank" },
    read: { fuel: gases },
    inferred: ["capacityGallons", "inputBtuPerHour", "fuel"],
    confidence: "medium",
    sources: [
      {
        title: "Giant: manual of UG50-62 (natural gas) and UG50-58 (propane)",
        url: "https://manualmachine.com/giantfactories/ug5062/22953708-installation-and-operating-instructions-manual",
        kind: "maker",
      },
    ],
  },
];
