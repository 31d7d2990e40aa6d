import { blanket, gases } from "../families/letters.ts";
import { takagiBuiltByPlace } from "../families/takagi-built.ts";
import type { ModelRule } from "../rules/model-rule.ts";
import { directory } from "../rules/sources.ts";

/** Model numbers of Lochinvar's residential heaters and of its volume heaters without a tank. */
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
  {
    // The specification covers CF992 to CF2072, of 990,000 to 2,070,000 BTU/h; the guide names CF501 to CF2071.
    id: "lochinvar-copper-fin",
    shape: /^(?<prefix>CF)(?<fuel>[NL])(?<input>501|99[12]|126[12]|144[12]|180[12]|207[12])(?<option>PM)?$/u,
    read: {
      fuel: gases,
      input: {
        501: { inputBtuPerHour: 500_000 },
        991: { inputBtuPerHour: 990_000 },
        992: { inputBtuPerHour: 990_000 },
        1261: { inputBtuPerHour: 1_260_000 },
        1262: { inputBtuPerHour: 1_260_000 },
        1441: { inputBtuPerHour: 1_440_000 },
        1442: { inputBtuPerHour: 1_440_000 },
        1801: { inputBtuPerHour: 1_800_000 },
        1802: { inputBtuPerHour: 1_800_000 },
        2071: { inputBtuPerHour: 2_070_000 },
        2072: { inputBtuPerHour: 2_070_000 },
      },
    },
    inferred: ["inputBtuPerHour"],
    confidence: "medium",
    sources: [
      {
        title: "Lochinvar: specification of Copper-Fin II, CF992 to CF2072",
        url: "http://www.docstoc.com/docs/159059776/Copper-Fin-II-Specification-_CF992-2072_---Lochinvar",
        kind: "maker",
      },
      {
        title: "Lochinvar: designer's guide of Copper-Fin II",
        url: "https://manualmachine.com/lochinvar/copperfiniicf1801/24075255-designers-manual",
        kind: "maker",
      },
    ],
  },
];
