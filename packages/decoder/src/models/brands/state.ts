import { gases, heights, largeTanks } from "../families/letters.ts";
import { takagiBuilt } from "../families/takagi-built.ts";
import { stateHeights } from "../families/tank-shapes.ts";
import type { ModelRule } from "../rules/model-rule.ts";
import { directory, energyStar2016, listings } from "../rules/sources.ts";

// No source explains X as 10 years: parallel names of the same heater have 10 in its place.
const warranty = { X: { warrantyYears: 10 } } as const;

const gasTank = {
  says: { type: "gas-tank" },
  read: {
    warranty,
    capacity: largeTanks,
    option: {
      MDV: { vent: "direct", features: ["manufactured-home"] },
      YBDS: { vent: "direct" },
      BDS: { vent: "direct" },
      BFU: { nox: "ultra-low" },
    },
    vent: { VI: { vent: "power" }, PD: { vent: "power-direct" } },
    height: heights,
  },
} as const;

/** Model numbers of State. */
export const stateModels: readonly ModelRule[] = [
  {
    ...gasTank,
    id: "state-gas",
    shape:
      /^(?<prefix>G[SPN])(?<warranty>6|X|12|10|9)(?<capacity>30|40|50|55|65|66|74|75|98|100)(?<option>YBDS|MDV|BDS|[A-Z]{1,4}?)?(?<vent>PD|VI)?(?<height>[TS])?(?<series>\d{3})?$/u,
    inferred: ["warrantyYears"],
    confidence: "medium",
    sources: [
      directory,
      {
        title: "State: manual of GS675HRVIT",
        url: "http://somanuals.com/html/15/State-Industries-Water-Heater-GS675HRVIT-User-Manual.html",
        kind: "maker",
      },
      {
        title: "State: manual of power direct vent heaters",
        url: "https://manuzoid.com/manuals/0a9EG",
        kind: "maker",
      },
      {
        title: "State: manual of GP6 50 YTVIT and GPHE-50",
        url: "https://manuzoid.com/manuals/6g7Wd",
        kind: "maker",
      },
    ],
  },
  {
    ...gasTank,
    id: "state-proline-gas",
    shape:
      /^(?<prefix>PR)(?<warranty>6|X|12|10|9)(?<capacity>30|40|50|55|65|66|74|75|98|100)(?<option>YBDS|MDV|BDS|[A-Z]{1,4}?)?(?<vent>PD|VI)?(?<height>[TS])?(?<series>\d{3})?$/u,
    inferred: ["type", "warrantyYears", "capacityGallons"],
    confidence: "low",
    sources: [listings],
  },
  {
    id: "state-mobile",
    shape: /^(?<prefix>SCI)(?<capacity>30|40|50)(?<option>MDV)(?<series>\d{3})?$/u,
    says: { type: "gas-tank" },
    read: { option: gasTank.read.option },
    confidence: "high",
    sources: [directory],
  },
  {
    id: "state-electric",
    shape:
      /^(?<prefix>E[NS])(?<warranty>6|X|12|10|9)(?<capacity>20|30|36|38|40|48|50|52|55|66|80|119|120)(?<unknown>DO?|O)?(?<height>RT|RS|LS|LBS)(?<series>\d{1,6})?$/u,
    says: { type: "electric-tank", fuel: "electric" },
    read: { warranty, height: stateHeights },
    inferred: ["warrantyYears"],
    confidence: "medium",
    sources: [directory],
  },
  {
    // The tank named 130 holds 119 gallons.
    id: "state-commercial-suf",
    shape: /^(?<prefix>SUF)(?<capacity>60|100|119|130)(?<input>[1-9]\d{2})(?<fuel>[NP])(?<option>EA?|A)?$/u,
    says: { type: "gas-tank-commercial", vent: "power" },
    read: { capacity: { 130: { capacityGallons: 119 } }, fuel: gases },
    confidence: "high",
    sources: [energyStar2016],
  },
  {
    ...takagiBuilt,
    id: "state-tankless",
    shape:
      /^(?<prefix>GTS)(?<input>110|310|510)(?<series>[UC])?(?<location>NI|GI|IN|I|E|N)?(?<fuel>[NP])?(?<series2>\d{3})?$/u,
  },
];
