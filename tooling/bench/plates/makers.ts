import type { BrandSlug } from "@heater-age/decoder";

/** A maker's label data. */
export interface Maker {
  readonly brand: BrandSlug;
  /** The logo, as text. */
  readonly names: readonly [string, ...string[]];
  /** Real model numbers. */
  readonly models: readonly [string, ...string[]];
}

/** The makers whose labels are drawn. The first ones represent more heaters and are drawn more often. */
export const makers: readonly [Maker, ...Maker[]] = [
  {
    brand: "rheem",
    names: ["Rheem", "RHEEM"],
    models: ["XG40T06EC36U1", "XG50T06EC38U1", "XG40T06PV40U0", "XG29T06EN30U0", "XG40T12HE40U0"],
  },
  {
    brand: "ao-smith",
    names: ["A.O. SMITH", "A. O. Smith", "AOSmith"],
    models: ["ENT-50", "PNT-30", "HNS-40W", "ENLB-50", "ECT-52"],
  },
  {
    brand: "bradford-white",
    names: ["BRADFORD WHITE", "Bradford White"],
    models: ["RG240T6X", "RG250T6N", "MI40T6FBN", "M440T6FBN", "RE250T6"],
  },
  {
    brand: "state",
    names: ["STATE", "State Select", "STATE ProLine"],
    models: ["GS675YRVIT", "GS6 40 YBDS", "GS6-40-YBRT", "PR640"],
  },
  { brand: "ge", names: ["GE", "GE Appliances"], models: ["GG50T06AXK", "GE50T06AAG", "SG40T12AXK"] },
  {
    brand: "kenmore",
    names: ["Kenmore", "KENMORE POWER MISER"],
    models: ["153.336433", "153.337463", "153.330551"],
  },
  {
    brand: "whirlpool",
    names: ["Whirlpool"],
    models: ["FG1F4040T3NOV", "BFG1J5040T3NOV", "E2F50HD045V", "N40T61-343"],
  },
  {
    brand: "american",
    names: ["AMERICAN", "American Water Heaters", "AMERICAN ProLine"],
    models: ["G61-40T40-3NV", "E62-50H-045DV", "GUF62 40T40 100", "PCG6240T403NOV"],
  },
  { brand: "navien", names: ["NAVIEN", "Navien"], models: ["NPE-240A2", "NPE-180S2", "NPE-210S2"] },
  { brand: "rinnai", names: ["Rinnai"], models: ["RU199iN", "RUR160iP", "RXP160iN"] },
  {
    brand: "reliance",
    names: ["Reliance", "RELIANCE 606"],
    models: ["12 40GPC T", "6-40-GKRT", "6-50-NBRT"],
  },
  {
    brand: "ruud",
    names: ["RUUD", "Ruud"],
    models: ["PROG50-38U RU62 EC1", "PROUH65 T2 RU350 D", "M4-40FN1"],
  },
  { brand: "richmond", names: ["RICHMOND", "Richmond"], models: ["6G40-38FN4", "12G50-38FN4", "6EM40-D"] },
  {
    brand: "craftmaster",
    names: ["CRAFTMASTER", "Craftmaster"],
    models: ["G2F7575T4NOV 400", "MHDV2F4032T 250", "NE2F50LD"],
  },
  {
    brand: "lochinvar",
    names: ["Lochinvar", "LOCHINVAR"],
    models: ["XTL10075 401", "KSA050KD", "MGN040 32 250"],
  },
  { brand: "noritz", names: ["NORITZ", "Noritz"], models: ["GQ-C3259WX-FF US", "GQ-C2857WS US"] },
  { brand: "bosch", names: ["BOSCH", "Bosch"], models: ["T9800 SE 199", "T9900 SE 199", "T9800 SE 160"] },
  { brand: "takagi", names: ["TAKAGI", "Takagi"], models: ["TK-510U-I 200"] },
  { brand: "htp", names: ["HTP"], models: ["RTP-199", "RTC-199", "RGH20-75F"] },
  { brand: "westinghouse", names: ["Westinghouse"], models: ["WGRTCNG199", "WGRTNG150"] },
  { brand: "marathon", names: ["MARATHON", "Marathon"], models: ["MRG105245", "MRG105238"] },
];
