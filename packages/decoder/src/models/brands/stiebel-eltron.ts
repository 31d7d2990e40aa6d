import type { ModelRule } from "../rules/model-rule.ts";

/** Model numbers of Stiebel Eltron's tankless heaters: kilowatts, which are rounded for some. */
export const stiebelEltronModels: readonly ModelRule[] = [
  {
    id: "stiebel-tempra",
    shape: /^(?<prefix>TEMPRA)(?<power>12|15|20|24|29|36)(?<option>PLUS|TREND|B)?$/u,
    says: { type: "tankless-electric", fuel: "electric" },
    read: {
      power: { 12: { watts: 12_000 }, 15: {}, 20: {}, 24: { watts: 24_000 }, 29: {}, 36: { watts: 36_000 } },
    },
    inferred: ["watts"],
    confidence: "medium",
    sources: [
      {
        title: "EcoBuilding Pulse: Tempra from 12 to 36 kW",
        url: "http://www.ecobuildingpulse.com/green-products/tempra-tankless-water-heaters-from-stiebel-eltron.aspx?dfpzone=general",
        kind: "trade",
      },
    ],
  },
];
