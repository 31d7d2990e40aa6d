import { heights, largeTanks } from "../families/letters.ts";
import { takagiBuilt } from "../families/takagi-built.ts";
import { stateHeights } from "../families/tank-shapes.ts";
import type { ModelRule } from "../rules/model-rule.ts";
import { directory } from "../rules/sources.ts";

/** Model numbers of Reliance: the years of warranty come first. */
export const relianceModels: readonly ModelRule[] = [
  {
    id: "reliance-gas",
    shape:
      /^(?<warranty>12|10|9|6)(?<capacity>30|40|50|55|65|74|75|98|100)(?!E)(?<option>MDV|[A-Z]{2,4}?)(?<height>[TS])?(?<series>\d{3})?$/u,
    says: { type: "gas-tank" },
    read: {
      capacity: largeTanks,
      option: {
        UNBF: { nox: "ultra-low", fuel: "natural-gas" },
        MDV: { vent: "direct", features: ["manufactured-home"] },
      },
      height: heights,
    },
    confidence: "medium",
    sources: [
      directory,
      {
        title: "A. O. Smith: manual of 12 50GPC T 100",
        url: "http://aosmithmanual.com/html/AO-Smith-Water-Heater-12-50GPC-T-100-User-Manual.html",
        kind: "maker",
      },
      {
        title: "Reliance: terminology",
        url: "https://www.reliancewaterheaters.com/learn/terminology",
        kind: "maker",
      },
    ],
  },
  {
    id: "reliance-electric",
    shape:
      /^(?<warranty>12|10|9|6)(?<capacity>20|30|36|38|40|48|50|52|55|66|80|119)(?<type>EO?)(?<height>RT|RS|LS|LBS|T|S)(?<series>\d{1,6})?$/u,
    says: { type: "electric-tank", fuel: "electric" },
    read: { height: stateHeights },
    confidence: "medium",
    sources: [directory],
  },
  {
    ...takagiBuilt,
    id: "reliance-tankless",
    shape:
      /^(?<prefix>TS)(?<input>110|310|510)(?<series>[UC])?(?<location>NI|GI|IN|I|E|N)?(?<fuel>[NP])?(?<series2>\d{3})?$/u,
  },
];
