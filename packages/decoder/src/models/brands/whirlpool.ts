import { blanket, gases, heights } from "../families/letters.ts";
import { americanHeights } from "../families/tank-shapes.ts";
import { letteredElectric, letteredGas } from "../families/whirlpool-craftmaster.ts";
import type { ModelRule } from "../rules/model-rule.ts";
import { directory, listings } from "../rules/sources.ts";

/** Model numbers of Whirlpool. */
export const whirlpoolModels: readonly ModelRule[] = [
  {
    id: "whirlpool-gas-late",
    shape:
      /^(?<capacity>30|40|50|75)(?<height>[TS])(?<warranty>6|9|12)(?<input>[2-9]\d)(?<option>UD|U)?(?<fuel>NG|LP)(?<series>\d{3})?$/u,
    says: { type: "gas-tank" },
    read: {
      height: heights,
      option: { UD: { nox: "ultra-low" }, U: { nox: "ultra-low" } },
      fuel: { NG: { fuel: "natural-gas" }, LP: { fuel: "propane" } },
    },
    confidence: "high",
    sources: [directory],
  },
  { ...letteredGas, id: "whirlpool-gas" },
  { ...letteredElectric, id: "whirlpool-electric" },
  {
    id: "whirlpool-electric-late",
    shape:
      /^(?<prefix>ES?)(?<capacity>28|30|36|38|40|48|50|52|55|65|66|80)(?<height>[LRTHS])(?<option>B)?(?<warranty>6|9|12)(?<unknown>\d)?(?<power>38|45|55)(?<unknown2>DV?|V)?$/u,
    says: { type: "electric-tank", fuel: "electric" },
    read: { height: americanHeights, option: blanket },
    confidence: "medium",
    sources: [
      directory,
      {
        title: "Sears PartsDirect: ES40R92-45D",
        url: "https://www.searspartsdirect.com/",
        kind: "trade",
      },
    ],
  },
  {
    id: "whirlpool-gas-n",
    shape:
      /^(?<fuel>[NL])(?<capacity>30|40|50|75)(?<height>[TS])(?<warranty>6|8|9|12)(?<unknown>\d)(?<input>[2-9]\d)(?<ventSize>\d)$/u,
    says: { type: "gas-tank" },
    read: { fuel: gases, height: heights },
    inferred: ["type", "fuel", "capacityGallons", "height", "warrantyYears", "inputBtuPerHour", "ventInches"],
    confidence: "low",
    sources: [listings],
  },
];
