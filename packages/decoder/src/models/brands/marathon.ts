import type { ModelRule } from "../rules/model-rule.ts";
import { directory } from "../rules/sources.ts";

/** Model numbers of Marathon. 105 in the number means a tank of 100 gallons. */
export const marathonModels: readonly ModelRule[] = [
  {
    id: "marathon-electric",
    shape:
      /^(?<prefix>MR)(?<option>[A-Z])(?<capacity>30|40|50|75|85|105)(?<unknown>2)(?<power>\d{2})(?<unknown2>B)?$/u,
    says: { type: "electric-tank", fuel: "electric", volts: 240 },
    read: { capacity: { 105: { capacityGallons: 100 } } },
    inferred: ["volts"],
    confidence: "medium",
    sources: [directory],
  },
];
