import { blanket, gases } from "../families/letters.ts";
import { takagiBuiltByPlace } from "../families/takagi-built.ts";
import type { ModelRule } from "../rules/model-rule.ts";
import { directory } from "../rules/sources.ts";

/** Model numbers of Lochinvar's residential heaters. */
export const lochinvarModels: readonly ModelRule[] = [
  {
    // The directory lists some models with L for propane as natural gas.
    id: "lochinvar-gas",
    shape: /^(?<prefix>[LX]T)(?<fuel>[NL])(?<capacity>0[3-9]\d|1[0-2]\d)(?<input>[2-9]\d)(?<series>\d{3})?$/u,
    says: { type: "gas-tank" },
    read: { fuel: gases, capacity: { "075": { capacityGallons: 74 }, 100: { capacityGallons: 98 } } },
    inferred: ["fuel"],
    confidence: "medium",
    sources: [directory],
  },
  {
    id: "lochinvar-electric",
    shape: /^(?<prefix>KSA)(?<capacity>0[2-9]\d|1[0-2]\d)(?<unknown>KD)(?<option>B)?$/u,
    says: { type: "electric-tank", fuel: "electric" },
    read: { option: blanket },
    confidence: "medium",
    sources: [directory],
  },
  {
    id: "lochinvar-mobile",
    shape: /^(?<prefix>MGN)(?<capacity>0[2-9]\d|1[0-2]\d)(?<input>[2-9]\d)(?<series>\d{3})?$/u,
    says: { type: "gas-tank", vent: "direct", features: ["manufactured-home"] },
    confidence: "medium",
    sources: [directory],
  },
  {
    ...takagiBuiltByPlace,
    id: "lochinvar-tankless",
    shape:
      /^(?<prefix>LT)(?<location>[IO])(?<input>110|310|510)(?<series>[UC])?(?<location2>NI|GI|IN|I|E|N)?(?<fuel>[NP])?(?<series2>\d{3})?$/u,
  },
];
