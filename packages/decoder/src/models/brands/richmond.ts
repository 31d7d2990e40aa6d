import { heights, lowNox } from "../families/letters.ts";
import type { ModelRule } from "../rules/model-rule.ts";
import { directory, energyStar2023 } from "../rules/sources.ts";

/** Model numbers of Richmond: the years of warranty come first. */
export const richmondModels: readonly ModelRule[] = [
  {
    id: "richmond-gas",
    shape:
      /^(?<warranty>6|8|9|10|12)(?<prefix>G)(?<height>[TMSL])?(?<capacity>29|30|40|50|65|75)(?<input>[2-9]\d)(?<unknown>F)(?<option>N)?(?<revision>\d)?$/u,
    says: { type: "gas-tank" },
    read: { height: heights, option: lowNox },
    confidence: "high",
    sources: [directory],
  },
  {
    id: "richmond-electric",
    shape:
      /^(?<warranty>6|8|9|10|12)(?<prefix>E)(?<height>[TMSL])(?<capacity>28|30|38|40|47|50|55|65|80)(?<unknown>D)?(?<revision>\d)?$/u,
    says: { type: "electric-tank", fuel: "electric" },
    read: { height: heights },
    confidence: "medium",
    sources: [
      {
        title: "HI Outlet: electric water heaters",
        url: "https://www.hioutlet.com/pl/plumbing-water-heaters-electric-water-heaters/3034",
        kind: "trade",
      },
    ],
  },
  {
    id: "richmond-hybrid",
    shape:
      /^(?<warranty>[3-9]|1[0-5])(?<prefix>E)(?<capacity>40|50|65|80)(?<line>HP)(?<option>4D|5S?15|5S?30)$/u,
    says: { type: "heat-pump", fuel: "electric" },
    read: { option: { 530: { breakerAmps: 30 }, "5S30": { breakerAmps: 30, features: ["leak-shut-off"] } } },
    confidence: "high",
    sources: [energyStar2023, directory],
  },
  {
    // The same parts, with a letter where the years of warranty stand.
    id: "richmond-gas-listed",
    shape: /^(?<prefix>GG)(?<capacity>30|40|50)(?<input>[2-9]\d)(?<unknown>F)(?<option>N)?(?<revision>\d)?$/u,
    says: { type: "gas-tank" },
    read: { option: lowNox },
    inferred: ["type", "capacityGallons", "inputBtuPerHour", "nox"],
    confidence: "low",
    sources: [
      {
        title: "GitHub: joeybukowski3/serial-decoder",
        url: "https://github.com/joeybukowski3/serial-decoder",
        kind: "trade",
      },
    ],
  },
];
