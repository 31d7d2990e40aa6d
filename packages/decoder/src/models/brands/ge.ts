import { heights } from "../families/letters.ts";
import type { ModelRule } from "../rules/model-rule.ts";
import { listings, ratedHeatPumps } from "../rules/sources.ts";

/** Model numbers of GE. No source explains a tank's number: its letters have the order of Rheem's retail line. */
export const geModels: readonly ModelRule[] = [
  {
    id: "ge-geospring",
    shape: /^(?<prefix>GEH)(?<capacity>50|80)(?<unknown>D)(?<series>[A-Z]{2,8})$/u,
    says: { type: "heat-pump", fuel: "electric" },
    confidence: "medium",
    sources: [
      {
        title: "GE: manual of GeoSpring GEH50DEEDXX",
        url: "https://manualmachine.com/ge/appliancesgeospringgeh50deedxx/21356125-owners-manual-and-installation-instructions",
        kind: "maker",
      },
      ratedHeatPumps,
    ],
  },
  {
    id: "ge-tank",
    shape:
      /^(?<line>[GPS])(?<fuel>[GEP])(?<capacity>20|28|29|30|38|40|48|50|55|65|75|80)(?<height>[TMSL])(?<warranty>06|08|09|10|12)(?<series>[A-Z]{2,4})(?<revision>\d{2})?$/u,
    read: {
      fuel: {
        G: { type: "gas-tank", fuel: "natural-gas" },
        E: { type: "electric-tank", fuel: "electric" },
        P: { type: "gas-tank", fuel: "propane" },
      },
      height: heights,
    },
    inferred: ["type", "fuel", "capacityGallons", "height", "warrantyYears"],
    confidence: "low",
    sources: [listings],
  },
  {
    id: "ge-tank-old",
    shape: /^(?<line>[GPS])(?<fuel>[GEP])(?<capacity>30|40|50|75)(?<height>[TSM])(?<series>[A-Z]{3})$/u,
    read: {
      fuel: {
        G: { type: "gas-tank" },
        E: { type: "electric-tank", fuel: "electric" },
        P: { type: "gas-tank", fuel: "propane" },
      },
      height: heights,
    },
    inferred: ["type", "fuel", "capacityGallons", "height"],
    confidence: "low",
    sources: [
      {
        title: "GE: manual 49-6000245",
        url: "https://manualshive.com/en/manual/ge/gg30s-bxr-series/134652?page=9",
        kind: "maker",
      },
    ],
  },
];
