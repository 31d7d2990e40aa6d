import type { Source } from "../../engine/format.ts";
import type { ModelRule } from "../rules/model-rule.ts";
import { directory } from "../rules/sources.ts";

const manual = (model: string, url: string): Source => ({
  title: `Sears: manual of ${model}`,
  url,
  kind: "maker",
});
const recall: Source = {
  title: "CPSC recall of ultra-low NOx water heaters, 2018",
  url: "https://www.cpsc.gov/Recalls/2018/a-o-smith-recalls-ultra-low-nox-water-heaters-due-to-fire-hazard",
  kind: "regulator",
};

const miser6 = { line: "Power Miser 6", warrantyYears: 6 } as const;
const miser12 = { line: "Power Miser 12", warrantyYears: 12 } as const;
const miser9Lowboy = { line: "Power Miser 9", warrantyYears: 9, height: "lowboy" } as const;

/**
 * Model numbers of Kenmore with prefix 153, which the A. O. Smith group built. The name of the line contains the
 * years of warranty. The digits after it number the sizes anew in each generation, so they don't give a capacity.
 */
export const kenmoreModels: readonly ModelRule[] = [
  {
    id: "kenmore-153-gas",
    shape: /^(?<prefix>15333)(?<line>\d)(?<series>\d{2,4})(?<option>HA)?$/u,
    says: { type: "gas-tank" },
    read: {
      line: {
        0: miser12,
        1: miser12,
        3: { line: "Economizer 6", warrantyYears: 6 },
        4: { line: "Energy Efficient" },
        5: { vent: "power" },
        6: miser6,
        7: { line: "Power Miser 9", warrantyYears: 9 },
        8: { type: "gas-tank-commercial" },
      },
      option: { HA: { features: ["high-altitude"] } },
    },
    inferred: ["warrantyYears"],
    confidence: "medium",
    sources: [
      manual("153.336162", "https://somanuals.com/html/14/Sears-Water-Heater-153336162-User-Guide.html"),
      manual("153.337214", "https://manualmachine.com/kenmore/153337214/6424942-owners-manual"),
      manual("153.330501", "https://usermanual.wiki/Kenmore/153330501.204872508/html"),
      manual("153.335962", "https://manualmachine.com/kenmore/153335962/2516615-user-manual"),
      manual("153.338003", "https://somanuals.com/html/10/Kenmore-Water-Heater-153338003-User-Manual.html"),
      manual(
        "the Economizer 6",
        "https://pdfslide.net/documents/the-economizerrm-6-gas-water-heater-the-economizerrm-6-gas-water-heater-for.html",
      ),
    ],
  },
  {
    id: "kenmore-153-electric",
    shape: /^(?<prefix>153)(?<line>326|321|316|312|327)(?<series>\d{3})(?<option>HT)?$/u,
    says: { type: "electric-tank", fuel: "electric" },
    read: {
      line: { 312: miser9Lowboy, 316: miser9Lowboy, 321: miser12, 326: miser6, 327: miser9Lowboy },
    },
    inferred: ["warrantyYears"],
    confidence: "medium",
    sources: [
      manual("153.321842", "https://manuzoid.com/manuals/5LNK6-Sears%20153.321842%20User%20manual"),
      manual("153.326", "https://manualsfile.com/product/k2vk4zzr3ls.html"),
      manual("153.31624", "https://manualsdump.com/en/manuals/kenmore-153.31624/239108/4"),
    ],
  },
  {
    id: "kenmore-153-hybrid",
    shape: /^(?<prefix>153592)(?<capacity>[568])(?<series>\d{2})$/u,
    says: { type: "heat-pump", fuel: "electric" },
    read: {
      capacity: { 5: { capacityGallons: 50 }, 6: { capacityGallons: 66 }, 8: { capacityGallons: 80 } },
    },
    confidence: "high",
    sources: [manual("153.592600", "https://manualmachine.com/kenmore/153592600/22713420-use--care-manual")],
  },
  {
    id: "kenmore-153-uln",
    shape: /^(?<prefix>153556)(?<capacity>[345])(?<series>\d)$/u,
    says: { type: "gas-tank", nox: "ultra-low", fuel: "natural-gas" },
    read: {
      capacity: { 3: { capacityGallons: 30 }, 4: { capacityGallons: 40 }, 5: { capacityGallons: 50 } },
    },
    confidence: "high",
    sources: [directory, recall],
  },
];
