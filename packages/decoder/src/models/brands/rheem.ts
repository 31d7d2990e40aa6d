import type { Source } from "../../engine/format.ts";
import { firstGases, gases, heights, lowNox } from "../families/letters.ts";
import {
  hpld,
  professionalElectric,
  professionalGas,
  professionalHybrid,
  rheemSheet,
} from "../families/rheem-professional.ts";
import type { ModelRule } from "../rules/model-rule.ts";
import { advisor, directory, listings, ratedHeatPumps } from "../rules/sources.ts";
import { marathonModels } from "./marathon.ts";
import { sureComfortModels } from "./sure-comfort.ts";

const shop = (title: string, path: string): Source => ({
  title: `The Home Depot: ${title}`,
  url: `https://www.homedepot.com/${path}`,
  kind: "trade",
});

/** Model numbers of Rheem, and of Marathon and Sure Comfort, whose plates name Rheem. */
export const rheemModels: readonly ModelRule[] = [
  {
    id: "rheem-performance-gas",
    shape:
      /^(?<prefix>X)(?<fuel>[GP])(?<capacity>[2-9]\d|1[0-2]\d)(?<height>[TMS])(?<warranty>0[3-9]|1[0-5])(?<option>[A-Z]{2})(?<input>[2-9]\d|1\d{2})(?<unknown>U)(?<revision>\d)$/u,
    says: { type: "gas-tank" },
    read: {
      fuel: firstGases,
      height: heights,
      option: { PV: { vent: "power" }, EN: { nox: "ultra-low" }, HN: { nox: "ultra-low" } },
    },
    inferred: ["nox"],
    confidence: "high",
    sources: [
      shop(
        "XG40T06EC36U1",
        "p/Rheem-Performance-40-Gal-Tall-6-Year-36-000-BTU-Natural-Gas-Water-Heater-XG40T06EC36U1/205811145",
      ),
      shop(
        "XG40T06PV40U0",
        "p/Rheem-Performance-40-Gal-Tall-6-Year-40-000-BTU-Natural-Gas-Power-Vent-Tank-Water-Heater-XG40T06PV40U0/204318424",
      ),
      directory,
    ],
  },
  {
    id: "rheem-performance-electric",
    shape:
      /^(?<prefix>XE)(?<capacity>[2-9]\d|1[0-2]\d)(?<height>[TMS])(?<warranty>0[3-9]|1[0-5])(?<option>[A-GI-Z][A-Z])(?<power>\d{2})(?<unknown>U)(?<revision>\d)$/u,
    says: { type: "electric-tank", fuel: "electric" },
    read: { height: heights, option: { CG: { features: ["demand-response"] } } },
    confidence: "high",
    sources: [shop("electric water heaters", "b/Plumbing-Water-Heaters/Electric/N-5yc1vZbqlyZ1z20els")],
  },
  {
    id: "rheem-performance-hybrid",
    shape:
      /^(?<prefix>XE)(?<capacity>[2-9]\d)(?<height>T)(?<warranty>0[3-9]|1[0-5])(?<option>HMS|HM|HS|HD|H)(?<power>\d{2})(?<unknown>U)(?<revision>\d)$/u,
    says: { type: "heat-pump", fuel: "electric" },
    read: {
      height: heights,
      option: {
        H: { volts: 240 },
        HS: { volts: 240, features: ["leak-shut-off"] },
        HM: { volts: 120, features: ["mixing-valve"] },
        HMS: { volts: 120, features: ["mixing-valve", "leak-shut-off"] },
        HD: { volts: 240 },
      },
      power: { 22: { watts: 2250 } },
    },
    confidence: "high",
    sources: [
      rheemSheet("XE50T10H45U0", "A6480BB9-84F9-449F-A012-5A24ED4611C2"),
      rheemSheet("XE65T10H22U0", "B3E99E57-2845-4A29-BBBB-522C2DA39CA6"),
      rheemSheet("XE80T10HS45U0", "634CD5B5-A416-44CA-9FD5-0FFB42A674BC"),
      rheemSheet("XE40T10HM00U0", "9299D650-0568-4929-8C0D-5B19E4340C8B"),
      ratedHeatPumps,
    ],
  },
  {
    ...professionalGas,
    id: "rheem-professional-gas",
    shape:
      /^(?<prefix>PRO\+?G)(?<capacity>29|30|38|40|48|50|55|60|65|74|75|98|100)(?<input>[2-9]\d|1\d{2})(?<fuel>[NPU])(?<line>RH)(?<efficiencyClass>\d{2})(?<option>[A-Z\d]{1,8})?$/u,
  },
  {
    ...professionalElectric,
    id: "rheem-professional-electric",
    shape:
      /^(?<prefix>PROE)(?<capacity>20|28|30|38|40|47|50|55|65|80)(?<height>[TMS])(?<elements>[12])(?<line>RH)(?<efficiencyClass>\d{2})?(?<option>[A-Z\d]{1,8})?$/u,
  },
  {
    ...professionalHybrid,
    id: "rheem-professional-hybrid",
    shape:
      /^(?<prefix>PROPH)(?<capacity>40|50|65|80)(?<unknown>T)(?<elements>[02])(?<line>RH)(?<series>350|375|120)(?<option>[A-Z\d]{1,8})?$/u,
  },
  { ...hpld, id: "rheem-hpld", shape: /^(?<prefix>HPLD)(?<capacity>40|50|65|80)(?<unknown>1)(?<line>RH)$/u },
  {
    // Propane may have P or no letter, so the fuel is unknown.
    id: "rheem-legacy-gas",
    shape:
      /^(?<series>[24]\d[VX]R?)(?<capacity>30|40|50|65|75)(?<input>[2-9]\d)?(?<unknown>F)(?<option>N)?(?<revision>\d)?$/u,
    says: { type: "gas-tank" },
    read: { option: lowNox },
    inferred: ["nox", "inputBtuPerHour"],
    confidence: "low",
    sources: [directory, listings],
  },
  {
    id: "rheem-21-gas",
    shape: /^(?<series>21[VX])(?<capacity>30|40|50)(?<unknown>\d)(?<fuel>[NP])$/u,
    says: { type: "gas-tank" },
    read: { fuel: gases },
    inferred: ["fuel"],
    confidence: "medium",
    sources: [
      {
        title: "Water Heater Rescue: label of a 21X40-7N",
        url: "http://www.waterheaterrescue.com/Troubleshooting/lingopages/water-heater-label.html",
        kind: "trade",
      },
    ],
  },
  {
    // The manual is of residential electric heaters of 40 gallons with one or two elements; the code of the plate of an
    // 82V40-2 has the same parts.
    id: "rheem-8-electric",
    shape: /^(?<series>8[128]VH|8[128][VH])(?<capacity>30|40|50|52|66|80)(?<unknown>D)?(?<elements>[12])?$/u,
    says: { type: "electric-tank", fuel: "electric" },
    inferred: ["type", "fuel", "capacityGallons", "elements"],
    confidence: "low",
    sources: [
      {
        title: "Rheem: manual AP8319-8 of 88H40D",
        url: "https://manualmachine.com/rheem/88h40d/4926819-user-manual",
        kind: "maker",
      },
      {
        title: "foreman-plus: plate of a Rheemglas Fury",
        url: "https://github.com/retailbox-automation/foreman-plus",
        kind: "trade",
      },
    ],
  },
  {
    id: "rheem-tankless",
    shape:
      /^(?<prefix>RTG)(?<type>H)?(?<flow>53|64|66|70|74|84|90|95|11)(?<vent>DV|X|P)?(?<unknown>[A-Z])?(?<unknown2>L)(?<fuel>[NP])(?<generation>\d)?$/u,
    says: { type: "tankless-gas" },
    read: {
      type: { H: { features: ["condensing"] } },
      flow: { 11: { maxGallonsPerMinute: 11 } },
      vent: { DV: { vent: "direct", location: "indoor" }, X: { location: "outdoor" } },
      fuel: gases,
    },
    inferred: ["maxGallonsPerMinute"],
    confidence: "low",
    sources: [advisor, listings],
  },
  {
    id: "rheem-rtex",
    shape: /^(?<prefix>RTEX)(?<power>0[1-9]|[1-4]\d)(?<option>T)?$/u,
    says: { type: "tankless-electric", fuel: "electric" },
    read: { power: 1_000 },
    inferred: ["watts"],
    confidence: "low",
    sources: [advisor],
  },
  ...marathonModels,
  ...sureComfortModels,
];
