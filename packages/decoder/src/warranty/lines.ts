import type { Source } from "../engine/format.ts";
import { advisor } from "../models/rules/sources.ts";
import type { WarrantyLine } from "./term.ts";

const sheet = (model: string, id: string): Source => ({
  title: `Rheem: sheet of ${model}`,
  url: `https://files.myrheem.com/webpartnerspublic/ProductDocuments/${id}.pdf`,
  kind: "maker",
});

const tankAndParts = (from: number, to: number = from) =>
  [
    { part: "tank", years: [from, to] },
    { part: "parts", years: [from, to] },
  ] as const;
const tankless = (exchanger: number, parts: number, labour?: number, hours?: number) =>
  [
    { part: "heat-exchanger", years: [exchanger, exchanger], ...(hours !== undefined && { hours }) },
    { part: "parts", years: [parts, parts] },
    ...(labour === undefined ? [] : [{ part: "labour", years: [labour, labour] } as const]),
  ] as const;
const withPump = (recirculation: "controlled" | "uncontrolled", exchanger: number, hours?: number) => ({
  part: "heat-exchanger" as const,
  years: [exchanger, exchanger] as const,
  recirculation,
  ...(hours !== undefined && { hours }),
});

const byAdvisor = { confidence: "medium", sources: [advisor] } as const;
const ownCheck: Source = {
  title: "Bradford White: warranty centre",
  url: "https://warrantycenter.bradfordwhite.com",
  kind: "maker",
};

/** Warranties of product lines for homes. Commercial use has shorter ones. */
export const warrantyLines: readonly WarrantyLine[] = [
  {
    brand: "bradford-white",
    models: /^RE2HP/u,
    terms: [{ part: "tank", years: [6, 10] }],
    ...byAdvisor,
  },
  {
    // Six years are usual; versions with ten exist.
    brand: "bradford-white",
    models: /^(?:U?RG[12]|RE[123](?!H)|MI|M[24]|MTW)/u,
    terms: tankAndParts(6, 10),
    confidence: "high",
    sources: [
      ownCheck,
      {
        title: "EngineerFix: what the Bradford White warranty covers",
        url: "https://engineerfix.com/what-does-the-bradford-water-heater-warranty-cover",
        kind: "trade",
      },
    ],
  },
  ...["rheem", "performance"].flatMap((brand): readonly WarrantyLine[] => [
    {
      brand,
      models: /^XE(?:40|50|65|80)T10H(?:MS|M|S)?\d{2}U\d/u,
      terms: [...tankAndParts(10), { part: "labour", years: [1, 1] }],
      confidence: "high",
      sources: [sheet("XE50T10H45U0", "A6480BB9-84F9-449F-A012-5A24ED4611C2")],
    },
    {
      brand,
      models: /^PROPH(?:40|50|65|80)T[02]RH(?:375|120)/u,
      terms: tankAndParts(10),
      confidence: "high",
      sources: [sheet("PROPH50 T2 RH375-30", "65DF1261-86D9-4756-AAAD-F403E9FF124A")],
    },
  ]),
  {
    brand: "stiebel-eltron",
    models: /^TEMPRA/u,
    terms: tankless(7, 3),
    confidence: "medium",
    sources: [
      {
        title: "Stiebel Eltron: limited warranty for the United States and Canada, as a dealer copies it",
        url: "https://www.e-tankless.com/faq-warranty.php",
        kind: "trade",
      },
    ],
  },
  { brand: "ao-smith", models: /^HPTV/u, terms: tankAndParts(10), ...byAdvisor },
  { brand: "ao-smith", models: /^ATHR/u, terms: tankless(15, 5), ...byAdvisor },
  {
    brand: "navien",
    models: /^NPE(?:150|180|210|240)A2/u,
    terms: [
      ...tankless(15, 5, 1),
      withPump("uncontrolled", 5),
      { part: "parts", years: [3, 3], recirculation: "uncontrolled" },
    ],
    ...byAdvisor,
  },
  {
    brand: "navien",
    models: /^NPE(?:180|210|240)A(?!2)/u,
    terms: tankless(15, 5, 1),
    confidence: "medium",
    sources: [
      {
        title: "Navien: manual of NPE-180A, page 17, as Manual Archive Guide copies it",
        url: "https://manualarchiveguide.com",
        kind: "maker",
      },
    ],
  },
  {
    brand: "navien",
    models: /^NWP500/u,
    terms: [...tankAndParts(10), { part: "labour", years: [1, 1] }],
    ...byAdvisor,
  },
  { brand: "rinnai", models: /^RX199/u, terms: tankless(15, 5, 1, 12_000), ...byAdvisor },
  {
    brand: "rinnai",
    models: /^REHP/u,
    terms: [...tankAndParts(10), { part: "labour", years: [1, 1] }],
    ...byAdvisor,
  },
  {
    brand: "rinnai",
    models: /^C199/u,
    terms: [withPump("uncontrolled", 3)],
    confidence: "medium",
    sources: [{ title: "Rinnai: manual of C199, as a copy gives it", kind: "maker" }],
  },
  {
    brand: "noritz",
    models: /^EZ/u,
    terms: [...tankless(25, 5, 1, 15_000), withPump("controlled", 15, 12_000)],
    ...byAdvisor,
  },
  { brand: "noritz", models: /^NRCR/u, terms: tankless(15, 5, 1, 12_000), ...byAdvisor },
];

/** When a warranty starts, and what may end it. The sources of the trade agree. */
export const warrantyClock = {
  /** With proof of the date. */
  countsFrom: ["installation", "purchase"],
  /** Without proof; some makers add months to it. */
  withoutProof: "manufacture",
  mayNeed: ["registration", "licensed-installer"],
  mayEndIt: ["anode-removed", "internet-purchase", "moved", "wrong-use"],
  basis: "source",
  confidence: "medium",
  sources: [
    {
      title: "EngineerFix: what the Bradford White warranty covers",
      url: "https://engineerfix.com/what-does-the-bradford-water-heater-warranty-cover",
      kind: "trade",
    },
    { title: "Mr. Rooter and Master Plumbers on warranties", kind: "trade" },
  ] satisfies readonly Source[],
} as const;

/** Makers' pages that look up the warranty of a heater by serial number, by slug of the brand. */
export const warrantyChecks: Readonly<Record<string, Source>> = { "bradford-white": ownCheck };
