import type { Source } from "../../engine/format.ts";
import type { ModelRule } from "../rules/model-rule.ts";
import { directory } from "../rules/sources.ts";

const manual = (model: string, url: string): Source => ({
  title: `Noritz: manual of ${model}`,
  url,
  kind: "maker",
});
const ncc300 = manual(
  "NCC300DV (GQ-C5032WZ-FF US)",
  "https://vdocument.in/condensing-tankless-gas-water-heater-categories-closely-observe-these-warnings.html",
);
const further = manual(
  "NCC199CDV (GQ-C3259WZ-FF US), NRC663-FSV (EZTR40) and NRC1111-OD",
  "https://homedocbox.com/amp/96486778-Appliances/Installation-manual-condensing-tankless-gas-water-heater-danger-warning-caution-caution-requests-to-installers.html",
);

const condensing = { features: ["condensing"] } as const;
const indoor = { location: "indoor" } as const;

/** Model numbers of Noritz: the type that registers and plates print, and the name under which it is sold. */
export const noritzModels: readonly ModelRule[] = [
  {
    // The directory has the input of each type. FF is for indoors; the meaning of F and FFA is unknown.
    id: "noritz-type",
    shape:
      /^(?<prefix>GQ)(?<input>2457|2857|C2857|C2859|C3257|C3259|C5032)(?<series>W[SXZ])(?<option>FFA|FF|F)?(?<unknown>US)?$/u,
    says: { type: "tankless-gas" },
    read: {
      input: {
        2457: { inputBtuPerHour: 180_000 },
        2857: { inputBtuPerHour: 199_900 },
        C2857: { ...condensing, inputBtuPerHour: 180_000 },
        C2859: { ...condensing, inputBtuPerHour: 180_000 },
        C3257: { ...condensing, inputBtuPerHour: 199_900 },
        C3259: { ...condensing, inputBtuPerHour: 199_900 },
        C5032: condensing,
      },
      option: { FF: indoor },
    },
    confidence: "high",
    sources: [directory, ncc300, further],
  },
  {
    // No document of the maker explains the digits. SV and DVC are for indoors and outdoors.
    id: "noritz-name",
    shape:
      /^(?<line>NRC|NCC|NR|NC)(?<series>1111|1991|111|199|250|300|380|501|661|662|663|711|981|50|66|71|83|98)(?<location>OD|FSV|CDV|DVC|DV|SV)?(?<option>ASME|MC|CA)?(?<fuel>NG|LP)?$/u,
    says: { type: "tankless-gas" },
    read: {
      line: { NRC: condensing, NCC: condensing },
      location: { OD: { location: "outdoor" }, FSV: indoor, CDV: indoor, DV: indoor },
      fuel: { NG: { fuel: "natural-gas" }, LP: { fuel: "propane" } },
    },
    confidence: "medium",
    sources: [
      ncc300,
      further,
      manual("NCC199-SV", "https://manuals.online/noritz/gas-water-heater/ncc199-sv/user-manual/1au8h"),
      manual("NC380-SV-ASME", "https://pdfslide.net/documents/tankless-gas-water-heater.html"),
    ],
  },
  {
    // The manual of the NRC663-FSV calls it EZTR40 as well. The page lists all of these names as condensing.
    id: "noritz-ez",
    shape: /^(?<prefix>EZTR|EZ)(?<series>40|50|71|75|98|111)(?<location>DV)?(?<fuel>NG|LP)?$/u,
    says: { type: "tankless-gas", features: ["condensing"] },
    read: {
      series: {
        40: { inputBtuPerHour: 120_000 },
        98: { inputBtuPerHour: 199_900 },
        111: { inputBtuPerHour: 199_900 },
      },
      location: { DV: indoor },
      fuel: { NG: { fuel: "natural-gas" }, LP: { fuel: "propane" } },
    },
    inferred: ["inputBtuPerHour", "location"],
    confidence: "medium",
    sources: [
      further,
      {
        title: "Water Clue: Noritz install guide",
        url: "https://waterclue.com/water-heater/noritz/install-guide",
        kind: "trade",
      },
    ],
  },
];
