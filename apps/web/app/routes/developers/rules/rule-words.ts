import type { Confidence } from "@heater-age/decoder";

/** Texts around the rules of brands, which are only in English. */
export const ruleWords = {
  title: (brand: string) => `${brand}: serial number rules`,
  description: (brand: string, count: number) =>
    count === 0
      ? `No rule is known that turns ${brand} serial numbers into dates: what is known instead, and where it comes from.`
      : `How ${brand} serial numbers encode dates: ${count} ${count === 1 ? "format" : "formats"} with pattern, years, confidence, sources and an example.`,
  slug: "Slug",
  maker: "Made by",
  makerUnknown: "not recorded",
  aliases: "Also on labels as",
  plate: "Rating plate",
  formats: "Formats",
  none: "none",
  atMost: "Confidence",
  atMostText: (confidence: Confidence) => `never more than ${confidence}, whatever the rules below say`,
  notes: "What to know",
  visitors: "For visitors",
  visitorsPage: (brand: string) => `How old is a ${brand} water heater?`,
  looks: "Looks like",
  length: "Length",
  characters: (shortest: number, longest: number) =>
    shortest === longest ? `${shortest} characters` : `${shortest} to ${longest} characters`,
  used: "Used",
  attested: "Dated heaters known",
  pattern: "Pattern",
  order: "In this order",
  decodes: "Decodes to",
  sources: "Where it comes from",
  undated: "no date",
  models: "Model numbers that belong to some years",
  brand: "Brand",
  confidence: "confidence",
  brands: "Brands",
  noRule: "no rule is known",
  undatedFormats: "no date",
} as const;
