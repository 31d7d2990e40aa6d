import type { Source } from "../../engine/format.ts";
import type { ModelRule } from "../rules/model-rule.ts";
import { advisor } from "../rules/sources.ts";

const manualPage: Source = {
  title: "Manual of NPE-240A2",
  url: "https://askmanual.pages.dev/navien/npe-240a2",
  kind: "trade",
};
const authority: Source = {
  title: "Tankless Authority: Navien",
  url: "https://tanklessauthority.com/navien-tankless-heaters",
  kind: "trade",
};
const reseller: Source = { title: "reseller's table of Navien models", kind: "compiled" };

const variant = {
  A: { features: ["recirculation"] },
  S: { features: ["no-recirculation"] },
} as const;
const gas = { NG: { fuel: "natural-gas" }, LP: { fuel: "propane" } } as const;

/** Model numbers of Navien. Their sizes are classes, not thousands of BTU/h: 180 means 150,000. */
export const navienModels: readonly ModelRule[] = [
  {
    id: "navien-npe",
    shape:
      /^(?<prefix>NPE)(?<series>150|160|180|199|210|240)(?<option>[ASEU])?(?<generation>2)?(?<fuel>NG|LP)?$/u,
    says: { type: "tankless-gas", features: ["condensing"] },
    read: {
      series: {
        150: { inputBtuPerHour: 120_000 },
        180: { inputBtuPerHour: 150_000 },
        210: { inputBtuPerHour: 180_000 },
        240: { inputBtuPerHour: 199_900 },
      },
      option: variant,
      fuel: gas,
    },
    confidence: "medium",
    sources: [manualPage, authority, reseller],
  },
  {
    // The meaning of its sizes is unknown.
    id: "navien-npn",
    shape:
      /^(?<prefix>NPN)(?<series>150|160|180|199|210|240)(?<option>[ASEU])?(?<generation>2)?(?<fuel>NG|LP)?$/u,
    says: { type: "tankless-gas", features: ["non-condensing"] },
    read: { option: variant, fuel: gas },
    confidence: "medium",
    sources: [authority, reseller],
  },
  {
    id: "navien-nr",
    shape: /^(?<prefix>NR|NP)(?<series>180|210|240)(?<option>A)?(?<fuel>NG|LP)?$/u,
    says: { type: "tankless-gas" },
    read: { option: variant, fuel: gas },
    confidence: "low",
    sources: [
      {
        title: "Navien: service manual of NR and NP, July 2010",
        url: "https://studylib.net/doc/25989009/navien-nr-np-service-manual-2011",
        kind: "maker",
      },
    ],
  },
  {
    id: "navien-ncb",
    shape: /^(?<prefix>NCB)(?<series>190|240|250)(?<heating>060|080|110|130|150)(?<unknown>H)?$/u,
    says: { type: "combi-boiler", fuel: "natural-gas-or-propane" },
    inferred: ["heatingBtuPerHour"],
    confidence: "low",
    sources: [authority, reseller],
  },
  {
    id: "navien-nwp",
    shape: /^(?<prefix>NWP500)(?<capacity>50|65|80)$/u,
    says: { type: "heat-pump", fuel: "electric", volts: 240 },
    confidence: "medium",
    sources: [advisor],
  },
];
