import { gases } from "../families/letters.ts";
import type { ModelRule } from "../rules/model-rule.ts";
import { advisor, directory, listings, ratedHeatPumps } from "../rules/sources.ts";

/** Model numbers of Bradford White. */
export const bradfordWhiteModels: readonly ModelRule[] = [
  {
    // For every power vent and damper model, the directory has S where the height should be, so it isn't read.
    id: "bw-gas-rg",
    shape:
      /^(?<option>U)?(?<prefix>RG)(?<series>[12])(?<vent>PV|PDV|TW|D|XR)?(?<capacity>30|40|50|55|60|65|75|100)(?<height>[TSHLX])(?<warranty>10|6|8)?(?<fuel>[NX])(?<option2>[A-Z\d]{1,10})?$/u,
    says: { type: "gas-tank" },
    read: {
      option: { U: { nox: "ultra-low" } },
      vent: { PV: { vent: "power" } },
      height: { T: { height: "tall" }, H: { features: ["high-input"] } },
      fuel: gases,
    },
    inferred: ["features"],
    confidence: "medium",
    sources: [
      directory,
      advisor,
      {
        title: "Osmosis Info: 50 gallon gas water heaters",
        url: "https://www.osmosisinfo.com/50-gallon-gas-hot-water-heater/?amp=1",
        kind: "trade",
      },
      {
        title: "Queen of Geek",
        url: "https://queenofgeek.wordpress.com/",
        kind: "trade",
      },
    ],
  },
  {
    // The manual lists the models, with a star for the years of warranty.
    id: "bw-defender",
    shape:
      /^(?<series>MI|M4|M1XR|M2XR|M2C)(?<capacity>30|40|50|60)(?<unknown>[34])?(?<height>[TSL])?(?<warranty>5|6|8|10|12)(?<option>F[BC])(?<fuel>[NX])$/u,
    says: { type: "gas-tank" },
    read: { height: { T: { height: "tall" } }, fuel: gases },
    inferred: ["fuel", "capacityGallons", "height"],
    confidence: "high",
    sources: [
      {
        title: "Bradford White: service manual 44943C of Defender",
        url: "http://somanuals.com/html/6/Bradford-White-Corp-Water-Heater-50T65F-User-Manual.html",
        kind: "maker",
      },
    ],
  },
  {
    id: "bw-power-vent-75",
    shape:
      /^(?<prefix>TW3)(?<capacity>75)(?<unknown>S)(?<input>76)(?<option>E)?(?<unknown2>3)(?<fuel>[NX])$/u,
    says: { type: "gas-tank", vent: "power" },
    read: { fuel: gases },
    inferred: ["fuel", "inputBtuPerHour"],
    confidence: "high",
    sources: [
      {
        title: "Perfect Air on the recall of 75-gallon power vented heaters of 2002",
        url: "http://www.comfortbyperfectair.com/tag/hot-water-heater-recall/",
        kind: "trade",
      },
    ],
  },
  {
    id: "bw-commercial-listed",
    shape:
      /^(?<prefix>D)(?<capacity>65|75|80|100)(?<unknown>[TL])(?<input>[1-9]\d{2})(?<unknown2>3)(?<fuel>[NX])$/u,
    says: { type: "gas-tank-commercial" },
    read: { fuel: gases },
    inferred: ["type", "fuel", "capacityGallons", "inputBtuPerHour"],
    confidence: "low",
    sources: [listings],
  },
  {
    id: "bw-gas-legacy",
    shape:
      /^(?<series>MITW|MI|MTW|M4TW|M4|M2)(?<capacity>30|40|50|65|75)(?<height>[TSHLX])(?<warranty>10|5|6|8)(?<option>[A-Z]{1,4})?(?<fuel>[NX])(?<unknown>\d{1,6})?$/u,
    says: { type: "gas-tank" },
    read: { height: { T: { height: "tall" } }, fuel: gases },
    inferred: ["type", "fuel", "capacityGallons", "height", "warrantyYears"],
    confidence: "low",
    sources: [listings],
  },
  {
    // Lowboys hold two or three gallons less than their number.
    id: "bw-electric",
    shape:
      /^(?<prefix>RE)(?<series>[123])(?<capacity>20|30|40|50|55|65|80|120)(?<height>LN|L|T|S)(?<warranty>10|6|8)?(?<option>[A-Z\d]{1,10})?$/u,
    says: { type: "electric-tank", fuel: "electric" },
    read: {
      height: {
        L: { height: "lowboy" },
        LN: { height: "lowboy" },
        T: { height: "tall" },
        S: { height: "short" },
      },
    },
    confidence: "medium",
    sources: [directory],
  },
  {
    // Versions with 6 and with 10 years of warranty exist, and the number doesn't show which.
    id: "bw-hybrid",
    shape:
      /^(?<prefix>RE2H)(?<generation>P)?(?<capacity>50|65|80)(?<unknown>[ST])?(?<option>[A-Z\d]{1,12})?$/u,
    says: { type: "heat-pump", fuel: "electric" },
    read: { generation: { P: { generation: 2 } } },
    confidence: "high",
    sources: [ratedHeatPumps, advisor],
  },
  {
    id: "bw-tankless",
    shape: /^(?<line>RTG|TG)(?<input>150|160|180|199|237)(?<option>HE|ME|I|E)(?<fuel>[NX])$/u,
    says: { type: "tankless-gas" },
    read: {
      option: {
        HE: { features: ["condensing"] },
        I: { location: "indoor" },
        E: { location: "outdoor" },
      },
      fuel: gases,
    },
    inferred: ["inputBtuPerHour", "location"],
    confidence: "medium",
    sources: [
      {
        title: "Bradford White: manual of RTG-199HE-N",
        url: "https://manuzoid.com/manuals/7a982-Bradford%20White%20RTG-199HE-N%20User%20manual",
        kind: "maker",
      },
      {
        title: "Bradford White: manual of TG-150I-NX",
        url: "http://www.somanuals.com/html/6/Bradford-White-Corp-Water-Heater-TG-150I-NX-User-Manual.html",
        kind: "maker",
      },
    ],
  },
];
