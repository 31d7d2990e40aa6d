import type { Source } from "../../engine/format.ts";
import { blanket, gases, heights, largeTanks } from "../families/letters.ts";
import { takagiBuilt } from "../families/takagi-built.ts";
import { americanHeights } from "../families/tank-shapes.ts";
import type { ModelRule } from "../rules/model-rule.ts";
import { directory, energyStar2016 } from "../rules/sources.ts";

const sheet = (folder: string, name: string): Source => ({
  title: `American Water Heaters: sheet ${name}`,
  url: `http://www.americanwaterheater.com/media/${folder}/${name}.pdf`,
  kind: "maker",
});

const lightCommercial = { type: "electric-tank-commercial", fuel: "electric" } as const;

/** Model numbers of American. */
export const americanModels: readonly ModelRule[] = [
  {
    // 75 and 77 in the number both mean 75,100 BTU/h.
    id: "american-gas",
    shape:
      /^(?<prefix>GUF|GVF|BFG|PVG|DVG|PCG|FG|G)(?<warranty>10|11|12|6|8|9)(?<unknown>[12])(?<capacity>30|40|50|55|65|75|100)(?<height>[TS])(?<input>[2-9]\d)(?<ventSize>\d)?(?<fuel>[NP])?(?<option>OV|VLAT|V)?(?<series>\d{3})?$/u,
    says: { type: "gas-tank" },
    read: {
      prefix: { GUF: { nox: "ultra-low" } },
      capacity: largeTanks,
      height: heights,
      input: { 75: { inputBtuPerHour: 75_100 }, 77: { inputBtuPerHour: 75_100 } },
      fuel: gases,
    },
    confidence: "high",
    sources: [
      directory,
      {
        title: "A. O. Smith: manual of 12 50GPC T 100",
        url: "http://aosmithmanual.com/html/AO-Smith-Water-Heater-12-50GPC-T-100-User-Manual.html",
        kind: "maker",
      },
    ],
  },
  {
    id: "american-mobile",
    shape:
      /^(?<prefix>MHDV)(?<warranty>6|10)(?<unknown>\d)(?<capacity>30|40|50)(?<height>T)(?<input>[2-9]\d)(?<series>\d{3})?$/u,
    says: { type: "gas-tank", vent: "direct", features: ["manufactured-home"] },
    read: { height: heights },
    confidence: "high",
    sources: [directory],
  },
  {
    // Watts start with 0, which distinguishes them from a series.
    id: "american-electric",
    shape:
      /^(?<prefix>E)(?<warranty>10|12|6|8|9)(?<unknown>[N12])(?<capacity>20|30|36|38|40|47|50|52|55|65|66|80|119|120)(?<height>[HRLST])(?<option>B)?(?<power>0[1-9]\d)?(?<unknown2>[DS]V)?(?<series>\d{3})?$/u,
    says: { type: "electric-tank", fuel: "electric" },
    read: { height: americanHeights, option: blanket },
    confidence: "medium",
    sources: [directory, sheet("spec-sheets", "NRESS00122")],
  },
  {
    id: "american-proline-electric",
    shape:
      /^(?<warranty>EE6|EE8|PE6|PE10)(?<option>[UFN])(?<capacity>30|36|40|50|55)(?<height>[HRL])(?<option2>B)?$/u,
    says: { type: "electric-tank", fuel: "electric" },
    read: {
      warranty: {
        EE6: { warrantyYears: 6 },
        EE8: { warrantyYears: 8 },
        PE6: { warrantyYears: 10 },
        PE10: { warrantyYears: 10 },
      },
      option: {
        U: { watts: 4500, features: ["demand-response"] },
        F: { watts: 5500, features: ["smart"] },
      },
      height: americanHeights,
      option2: blanket,
    },
    confidence: "high",
    sources: [sheet("spec-sheets", "NRESS00122"), sheet("spec-sheets", "NRESS00121")],
  },
  {
    id: "american-hybrid",
    shape:
      /^(?<prefix>HPH?E)(?<warranty>10|6)(?<unknown>2)?(?<capacity>50|66|80)(?<height>H)(?<power>0[1-9]\d)(?<unknown2>DV)(?<option>N|CTA)?(?<series>\d{3})?$/u,
    says: { type: "heat-pump", fuel: "electric" },
    read: { height: americanHeights, option: { CTA: { features: ["demand-response"] } } },
    confidence: "high",
    sources: [
      {
        title: "A. O. Smith: sheet NRXSS00216",
        url: "https://s3.amazonaws.com/assets.aosmith.com/damroot/Original/10001/NRXSS00216.pdf",
        kind: "maker",
      },
      sheet("116238", "NRXSS00121"),
      energyStar2016,
    ],
  },
  {
    // The size is a name: 30L holds 36 gallons and 40R 50.
    id: "american-commercial-ldce",
    shape:
      /^(?<prefix>LDCE)(?<warranty>3)(?<elements>[12])(?<series>6|10|15|20|30|40|50|66|80|119)(?<unknown>[LR])?(?<series2>\d{2})?$/u,
    says: lightCommercial,
    confidence: "high",
    sources: [sheet("50877", "american-ldce-spec-sheet-ncess01415")],
  },
  {
    id: "american-commercial-vsce",
    shape: /^(?<prefix>VSCE)(?<warranty>6)(?<unknown>2)(?<capacity>65|80|119)(?<unknown2>[HR])$/u,
    says: lightCommercial,
    read: { capacity: { 65: { capacityGallons: 66 } } },
    confidence: "high",
    sources: [sheet("75910", "ncess00116")],
  },
  {
    id: "american-commercial-stce",
    shape: /^(?<prefix>STCE31)(?<capacity>50|52|80|119|120)(?<power>0[3-9]\d|[1-9]\d{2})?$/u,
    says: lightCommercial,
    read: { capacity: { 52: { capacityGallons: 50 }, 120: { capacityGallons: 119 } } },
    confidence: "high",
    sources: [sheet("41302", "lchde40")],
  },
  {
    // AHCG is another heater: its tank named 130 is listed with 130 gallons.
    id: "american-commercial-hcg",
    shape:
      /^(?<prefix>HCG)(?<unknown>[35])(?<capacity>60|100|119|130)(?<height>T)(?<input>[1-9]\d{2})(?<unknown2>\d)(?<fuel>[NP])$/u,
    says: { type: "gas-tank-commercial", vent: "power", features: ["condensing"] },
    read: { capacity: { 130: { capacityGallons: 119 } }, fuel: gases },
    confidence: "medium",
    sources: [energyStar2016],
  },
  {
    ...takagiBuilt,
    id: "american-tankless",
    shape:
      /^(?<prefix>GT)(?<input>110|310|510)(?<series>[UC])?(?<location>NI|GI|IN|I|E|N)?(?<fuel>[NP])?(?<series2>\d{3})?$/u,
  },
];
