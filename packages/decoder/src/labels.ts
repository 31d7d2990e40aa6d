import { findPair, findWrittenName, shortForms } from "./brand-names.ts";
import { brands, type BrandSlug, isBrand } from "./brands/index.ts";
import type { Brand, Confidence, Market, WithoutFormat } from "./engine/format.ts";
import { maxSerialLength, slug } from "./engine/normalise.ts";
import { demoted, sureness } from "./engine/readings.ts";
import { requireString } from "./engine/wrong-type.ts";

/**
 * A name on water heaters that is not one of the brands: a store brand, a private label or a maker without a known
 * rule.
 */
export interface Label {
  /** Lower-case letters, digits and hyphens: `"hotmaster"`. */
  readonly slug: string;
  /** As printed on the heater: `"Hotmaster"`. */
  readonly label: string;
  /** The brand whose maker reportedly built it. Absent when no maker is recorded. */
  readonly sameRulesAs?: BrandSlug;
  /** The company, if the name is its own. There is no public rule for its serial numbers. */
  readonly maker?: string;
  /** Where its heaters are sold, if not in North America. There is no public rule for its serial numbers. */
  readonly market?: Market;
}

// Names by the brand under which charts, recalls and inventories list them, separated by bars; those without a brand
// come last. American's come from the chart of 2011 and a chart of trade names, State's from the recall of 2004. The
// manual of PowerFlex (https://manuals.online/powerflex/water-heater/power-ventedgas-water-heater/user-manual/2a7yb)
// gives the telephone number of American (https://github.com/Squ1zM0/TechDirect). A maker is never guessed from a
// spelling: "Service-Star" has none although "Servi-Star" does. Moving a name to a maker requires a source.
const named: readonly (readonly [maker: BrandSlug | undefined, names: string])[] = [
  [
    "american",
    "Ace|American Hardware|America's Best|Apex|Aqua Temp|Aquamatic|Best|Best Deluxe|Champion|De-Limer|Deluxe|Eagle|Four Most|Hotmaster|Hotstream|King Kleen|King-Line|Master Plumber|Nationaline|Neptune|Penguin|PowerFlex|Prestige|Quaker|Quick-Flo|Raywall|Revere|Riviera|Sands|Sentinel|Servi-Star|Shamrock|Special Deluxe|Standard|Super Eagle|Super-Flo|Supreme|Sure-Fire|The Earl's|Thoro-Clean|Tru Value|Tru-Test|True Value|U.S. Supply|XCL Energy Saver",
  ],
  [
    "state",
    "Ambassador|Apollo|Crosley|Energysense|Freedom|JC Penney|Myers|Penfield|President|Sentry|Thermo-King",
  ],
  [
    undefined,
    "ABS|Bard|Barnett|Century|Cimarron|Clark|Coast To Coast|De-LIMIER|Efficiency +|Efficiency Pac|Energy Master|Energy Stretcher|Freedom / NIPSCO|Hamilton|Hardware House|Lowes|M. M. Hedges|Mainstream|Master Plumber / True 5|Motivair|Nationaline 5|Patriot|Quiet Kool|Regency|Rex|Sabh|Sepco|Service-Star|Shield|Southcorp|Squire|Super Hot|Sutherlands|The Earl's Energy|The Plumbery|Tiny Titan|Top-Line|W.L. Jackson",
  ],
];

// Names of companies that build water heaters, boilers or tanks themselves, each with a page that shows it. The
// addresses are comments because they would be larger than the names. No source says this of the other names.
const companies: Readonly<Record<string, string>> = {
  // https://abcdocz.com/doc/1682708/installation-and-operation-instructions
  Amtrol: "Amtrol",
  // http://homedocbox.com/Appliances/100735500-Glossary-of-terms-engineering-manual-1.html
  Bock: "Bock Water Heaters",
  // https://manualshive.com/ru/manual/camplux/ca318/490361?page=14
  Camplux: "Camplux",
  // https://www.cemline.com/product-list/water-heaters/ehb/41-tech-information
  Cemline: "Cemline",
  // http://www.chronomite.com/terms-and-conditions
  Chronomite: "Chronomite Laboratories",
  // https://github.com/msvisser/remeha_home/issues/35
  "De Dietrich": "BDR Thermea",
  // https://www.dux.com.au/warranty-disclaimer/
  Dux: "Dux Hot Water",
  // https://hatcocorp.com/en/news/blog/detail/ultimate-guide-selling-booster-water-heaters
  Hatco: "Hatco",
  // https://heatraesadia.com/information/glossary
  "Heatrae Sadia": "Heatrae Sadia (Baxi)",
  Megaflo: "Heatrae Sadia (Baxi)",
  Santon: "Heatrae Sadia (Baxi)",
  // https://pdfkiwi.com/documents/owner-and-installer-guide-5dc5d8b927f12
  "HJ Cooper": "Rinnai New Zealand",
  // https://manualspro.net/506291-in-sink-erator-wash-2-instant-warm-handwash-system-user-manual
  InSinkErator: "InSinkErator",
  // https://manualmachine.com/intellihot/iq250d/21109000-operation-and-installation-manual
  Intellihot: "Intellihot",
  // https://howtolookatahouse.com/Blog/Entries/2021/12/how-old-is-my-water-heater-1.html
  Marey: "Marey",
  // https://github.com/jeffreyroulaine/Asset-Survey (docs/serial-decoding-reference.md: see the rating plate)
  "Patterson-Kelley": "Patterson-Kelley",
  // https://manualshive.com/en/manual/pvi/pv-6319/1628712
  PVI: "PVI Industries",
  // https://www.notice-facile.com/en/manual/849541/samsung+mwr-ww10kn
  Samsung: "Samsung",
  // https://vdocuments.net/page-title-owners-manual.html
  SANCO2: "ECO2 Systems",
  // https://manualmachine.com/slantfin/hotwatermodularboilers/28621233-application-manual
  "Slant/Fin": "Slant/Fin",
  // https://www.nrk.no/innlandet/advarer-mot-brannfarlige-varmtvannsberedere-1.15929367
  CTC: "NIBE",
  Høiax: "NIBE",
  // https://www.cpsc.gov/Recalls/2026/VESTA-DS-Recalls-VST-Brand-Tankless-Water-Heaters-Due-to-Carbon-Monoxide-CO-Poisoning-Hazard-and-Risk-of-Serious-Injury-and-Death
  Vesta: "VESTA-DS",
  VST: "VESTA-DS",
  // http://manualzilla.com/doc/7362069/rheem-single-element-specifications
  "Rheem (Australia)": "Rheem Australia",
  Vulcan: "Rheem Australia",
};

// Names on heaters outside North America, all without a public rule. Most makers are not known here by a source.
const abroad: Readonly<Record<Market, string>> = {
  au: "AquaMAX|Bosch (Australia)|Brivis|Chromagen|Dux|Edwards|Everhot (Australia)|HJ Cooper|Peter Cocks|Quantum|Raypak (Australia)|Reclaim|Rheem (Australia)|Rheem (New Zealand)|Rheem Optima|Rheem Stellar|RheemPlus|Rinnai (Australia)|Rinnai (New Zealand)|Sanden|Stiebel Eltron (Australia)|Thermann|Vulcan",
  de: "Austria Email|Brötje|Clage|Daikin|Dimplex|Domotec|Hoval|Rotex|Tisun|Weishaupt|Wolf",
  es: "Aparici|Aspes|Baxi Roca|Cointra|Edesa|Fagor|Negarra|Orbegozo|Regil|Teka|Zantia",
  fr: "Airwell|Auer|Chappée|Chauffage Français|Cuenod|De Dietrich|Franco Belge|Frisquet|Guillot|Idéal Standard|Lorraine|Oertli|Pacific|Rodiac|Sauter|Sofath|Strebel|Styx|Ygnis",
  gb: "Alpha|Andrews|Firebird|Gledhill|Grant|Heatrae Sadia|Heatstore|Ideal|Johnson & Starley|Joule|Keston|Kingspan Albion|Megaflo|Range Cylinders|Redring|Santon|Telford|Triton|Vokera|Warmflow",
  it: "Beretta|Biasi|Ferroli|Fleck|Fondital|Hermann|Immergas|Indesit|Joannes|Lamborghini|Olimpia Splendid|Radiant|Rhoss|Riello|Savio|Sime|Sylber|Unical",
  elsewhere:
    "A. O. Smith (China)|A. O. Smith (India)|ATAG|Bajaj|Calorex|Cinsa|Crompton|CTC|Cumulus|Cylinda|Escorial|Franke|Gastar|Haier|Havells|Heatworks|Høiax|Inventum|Intergas|Itho Daalderop|Jäspi|Komeco|Kwikot|Longvie|Lorenzetti|Macro|Metro Therm|Midea|Nefit|Noritz (Japan)|Orbis|OSO|Paloma (Japan)|Racold|Remeha|Rinnai (Japan)|Rotoplas|Thermia|V-Guard|Vanward|Vitoclima",
};

// Makers of furnaces and air conditioners, which people take for the brand of the water heater beside them. Each has a
// page among https://www.building-center.org/trane-hvac-age/ and its neighbors.
const otherEquipment =
  "AirEase|Amana|Arcoaire|Armstrong Air|Comfortmaker|Ducane|Goodman|Heil|Janitrol|KeepRite|Luxaire|Payne|Tempstar|Trane|York";

const marketOf: ReadonlyMap<string, Market> = /* @__PURE__ */ new Map(
  Object.entries(abroad).flatMap(([market, names]) =>
    names.split("|").map((name) => [name, market as Market] as const),
  ),
);

/** Returns the slug of a name. Spellings that differ by a space, dot, slash or hyphen have the same one. */
const tidy = (text: string): string =>
  slug(text.replaceAll("/", " ")).replaceAll(/-{2,}/gu, "-").replaceAll(/^-|-$/gu, "");

/**
 * Names seen on water heaters that are not brands of their own here: store brands, private labels, and makers without
 * a known rule.
 *
 * @example
 * labels.find(({ slug }) => slug === "hotmaster");
 * //=> { slug: "hotmaster", label: "Hotmaster", sameRulesAs: "american" }
 */
export const labels: readonly Label[] = /* @__PURE__ */ [
  ...named.flatMap(([sameRulesAs, names]) =>
    names.split("|").map((label) => ({ slug: tidy(label), label, ...(sameRulesAs && { sameRulesAs }) })),
  ),
  ...Object.entries(companies).map(([label, maker]) => {
    const market = marketOf.get(label);
    return { slug: tidy(label), label, maker, ...(market && { market }) };
  }),
  ...[...marketOf]
    .filter(([label]) => !Object.hasOwn(companies, label))
    .map(([label, market]) => ({ slug: tidy(label), label, market })),
];

/** Returns a tidy name without its hyphens, to compare spellings. */
const bare = (tidied: string): string => tidied.replaceAll("-", "");

/**
 * Returns a brand for another name on its heaters. Other makers may have used it as well, unless it is one of the
 * maker's own, whose dates are one level less sure than those of the brand.
 */
function under(brand: Brand, label: string, isOwned = false): Brand {
  const surest = brand.formats.reduce<Confidence>(
    (best, { confidence }) => (sureness(confidence) > sureness(best) ? confidence : best),
    "low",
  );
  return {
    ...brand,
    slug: tidy(label),
    label,
    market: brand.market && "elsewhere",
    aliases: [],
    atMost: isOwned ? demoted(brand.atMost ?? surest) : "low",
    reasons: [...(brand.reasons ?? []), { code: isOwned ? "inferred-from-sister-brand" : "maker-varies" }],
  };
}

/** Returns a brand that is known by its name only. */
const nameOnly = (label: string, maker: string, withoutFormat: WithoutFormat, market?: Market): Brand => ({
  slug: tidy(label),
  label,
  maker,
  formats: [],
  withoutFormat,
  plate: "unknown",
  market,
  aliases: [],
  longest: maxSerialLength,
  others: () => Object.values(brands).filter((other) => market === undefined || other.market !== undefined),
});

/**
 * Returns two brands of one maker as one brand with the formats that both have: "Ruud/Rheem". The name is the same in
 * both orders.
 */
function joinPair(pair: readonly [Brand, Brand]): Brand | undefined {
  const all = Object.values(brands);
  const [first, second] = pair.toSorted((a, b) => all.indexOf(a) - all.indexOf(b)) as [Brand, Brand];
  const formats = first.formats.filter((format) => second.formats.includes(format));
  if (first.maker !== second.maker || formats.length === 0) return undefined;
  const label = `${first.label} / ${second.label}`;
  return { ...(second.atMost ? second : first), slug: tidy(label), label, formats, aliases: [] };
}

/**
 * Returns every brand and label by its name, spelled without spaces, dots and hyphens. For a repeated name, the first
 * wins.
 */
function brandsByName(): ReadonlyMap<string, Brand> {
  const byBareName = new Map<string, Brand>();
  const add = (name: string, brand: () => Brand) => {
    const spelt = bare(tidy(name));
    if (!byBareName.has(spelt)) byBareName.set(spelt, brand());
  };
  const all = Object.values(brands);
  for (const brand of all) add(brand.label, () => brand);
  for (const [name, brand] of Object.entries(shortForms)) add(name, () => brands[brand]);
  for (const brand of all) {
    for (const alias of brand.aliases) {
      // "State Select" names the brand itself; "Jetglas" is another name.
      add(alias, () => (tidy(alias).includes(brand.slug) ? brand : under(brand, alias, brand.ownsAliases)));
    }
  }
  for (const { slug: known, label, sameRulesAs, maker, market } of labels) {
    const isCompany = maker !== undefined || market !== undefined;
    add(known, () =>
      sameRulesAs
        ? under(brands[sameRulesAs], label)
        : nameOnly(label, maker ?? "", isCompany ? "no-public-rule" : "private-label", market),
    );
  }
  for (const label of otherEquipment.split("|"))
    add(label, () => nameOnly(label, label, "makes-other-equipment"));
  return byBareName;
}

// Created on first use, because a program that takes its brands from `brands` doesn't need it.
let byName: ReadonlyMap<string, Brand> | undefined;

/**
 * Returns the brand for a slug or a name as people and rating plates write it: a brand itself, or a label or other
 * name as a brand. Legal forms and trade words ("Corp.", "Water Heaters"), a store, a size or a doubt before the name
 * ("Sears Kenmore", "50 gal Rheem", "maybe Rheem"), a product line after it ("Bradford White Defender") and unambiguous
 * short forms ("BW") are understood. Two brands of one maker have the formats that both have ("Ruud/Rheem").
 *
 * - A name with a recorded maker has the formats of that maker's brand, with at most `low` confidence, with the
 *   reason `maker-varies`.
 * - The name of a maker without a known rule has no formats, and `withoutFormat` says `"no-public-rule"`.
 * - A name without a recorded maker has none either, and `withoutFormat` says `"private-label"`.
 * - The name of a maker of furnaces and air conditioners has none, and `withoutFormat` says `"makes-other-equipment"`.
 *
 * @returns `undefined` when the name is not known, or when the text names two brands of different makers.
 * @throws {TypeError} when the name is not a string.
 *
 * @example
 * findBrand("A. O. Smith Corporation")?.slug; //=> "ao-smith"
 * findBrand("hotmaster")?.maker; //=> "American Water Heater Company (A. O. Smith)"
 * findBrand("regency")?.withoutFormat; //=> "private-label"
 */
export function findBrand(text: string): Brand | undefined {
  requireString("findBrand", "text", text);
  if (isBrand(text)) return brands[text];
  const given = tidy(text);
  if (isBrand(given)) return brands[given];
  byName ??= brandsByName();
  const hasOwnRules = ({ slug: brandSlug }: Brand) => isBrand(brandSlug);
  const brand = byName.get(bare(given)) ?? findWrittenName(text, byName, hasOwnRules);
  if (brand) return brand;
  const pair = findPair(text, byName, hasOwnRules);
  return pair && joinPair(pair);
}
