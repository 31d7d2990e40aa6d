import type { ModelRule } from "../rules/model-rule.ts";
import { directory } from "../rules/sources.ts";
import { blanket, gases, heights, largeTanks } from "./letters.ts";
import { americanHeights } from "./tank-shapes.ts";

// From no chart of the maker: parallel names of the same heater have the years in this place. The meaning of D and H
// is unknown.
const warranty = { F: { warrantyYears: 6 }, J: { warrantyYears: 12 } } as const;

/** Gas tanks that American built as Whirlpool and Craftmaster. */
export const letteredGas = {
  shape:
    /^(?<prefix>MHDV|UG|FG|BFG|PFG|PCG|PVG|DVG|G)(?<unknown>\d)?(?<warranty>[FJDH])(?<capacity>30|40|50|75|100)(?<input>[2-9]\d)(?<height>[TS])(?<ventSize>\d)?(?<fuel>[NP])?(?<unknown2>OV|V)?(?<series>\d{3})?$/u,
  says: { type: "gas-tank" },
  read: {
    prefix: { MHDV: { vent: "direct", features: ["manufactured-home"] } },
    warranty,
    capacity: largeTanks,
    height: heights,
    fuel: gases,
  },
  inferred: ["warrantyYears"],
  confidence: "medium",
  sources: [
    directory,
    {
      title: "A. O. Smith: manual of 12 50GPC T 100",
      url: "http://aosmithmanual.com/html/AO-Smith-Water-Heater-12-50GPC-T-100-User-Manual.html",
      kind: "maker",
    },
  ],
} as const satisfies Omit<ModelRule, "id">;

/** Electric tanks that American built as Whirlpool and Craftmaster. Watts start with 0. */
export const letteredElectric = {
  shape:
    /^(?<prefix>NE|E)(?<unknown>[12])(?<warranty>[FJDH])(?<capacity>20|30|36|38|40|47|50|52|55|66|80)(?<height>[HRLTS])(?<option>B)?(?<elements>[SD])(?<power>0[1-9]\d)?(?<unknown2>V)?(?<series>\d{3})?$/u,
  says: { type: "electric-tank", fuel: "electric" },
  read: {
    warranty,
    height: americanHeights,
    option: blanket,
    elements: { S: { elements: 1 }, D: { elements: 2 } },
  },
  inferred: ["warrantyYears"],
  confidence: "medium",
  sources: [
    directory,
    {
      title: "Whirlpool: manual 121802",
      url: "https://usermanual.wiki/Whirlpool/Whirlpool121802UsersManual308203.991089449/help",
      kind: "maker",
    },
  ],
} as const satisfies Omit<ModelRule, "id">;
