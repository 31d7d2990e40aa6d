import type { Brand } from "../engine/format.ts";
import { aeg } from "./aeg.ts";
import { aerco } from "./aerco.ts";
import { american } from "./american.ts";
import { americanAppliance } from "./american-appliance.ts";
import { americanStandard } from "./american-standard.ts";
import { aoSmith } from "./ao-smith.ts";
import { aquaTherm } from "./aqua-therm.ts";
import { ariston } from "./ariston.ts";
import { atlantic } from "./atlantic.ts";
import { atwood } from "./atwood.ts";
import { baxi } from "./baxi.ts";
import { bosch } from "./bosch.ts";
import { bradfordWhite } from "./bradford-white.ts";
import { bryant } from "./bryant.ts";
import { buderus } from "./buderus.ts";
import { carrier } from "./carrier.ts";
import { craftmaster } from "./craftmaster.ts";
import { crane } from "./crane.ts";
import { crown } from "./crown.ts";
import { dayAndNight } from "./day-and-night.ts";
import { eccotemp } from "./eccotemp.ts";
import { ecosense } from "./ecosense.ts";
import { ecosmart } from "./ecosmart.ts";
import { eemax } from "./eemax.ts";
import { elmLeblanc } from "./elm-leblanc.ts";
import { envirotemp } from "./envirotemp.ts";
import { eternal } from "./eternal.ts";
import { ge } from "./ge.ts";
import { giant } from "./giant.ts";
import { gsw } from "./gsw.ts";
import { homart } from "./homart.ts";
import { hotpoint } from "./hotpoint.ts";
import { hoyt } from "./hoyt.ts";
import { htp } from "./htp.ts";
import { hubbell } from "./hubbell.ts";
import { ibc } from "./ibc.ts";
import { intertherm } from "./intertherm.ts";
import { jackson } from "./jackson.ts";
import { johnWood } from "./john-wood.ts";
import { junkers } from "./junkers.ts";
import { kenmore } from "./kenmore.ts";
import { laars } from "./laars.ts";
import { lennox } from "./lennox.ts";
import { lochinvar } from "./lochinvar.ts";
import { marathon } from "./marathon.ts";
import { maytag } from "./maytag.ts";
import { mission } from "./mission.ts";
import { montgomeryWard } from "./montgomery-ward.ts";
import { morFlo } from "./mor-flo.ts";
import { navien } from "./navien.ts";
import { nibe } from "./nibe.ts";
import { niles } from "./niles.ts";
import { noritz } from "./noritz.ts";
import { nti } from "./nti.ts";
import { pacemaker } from "./pacemaker.ts";
import { paloma } from "./paloma.ts";
import { performance } from "./performance.ts";
import { permaglas } from "./permaglas.ts";
import { polaris } from "./polaris.ts";
import { potterton } from "./potterton.ts";
import { premierPlus } from "./premier-plus.ts";
import { proline } from "./proline.ts";
import { raypak } from "./raypak.ts";
import { reliance } from "./reliance.ts";
import { rheem } from "./rheem.ts";
import { rheemglas } from "./rheemglas.ts";
import { richmond } from "./richmond.ts";
import { rinnai } from "./rinnai.ts";
import { ruud } from "./ruud.ts";
import { saunierDuval } from "./saunier-duval.ts";
import { seisco } from "./seisco.ts";
import { siemens } from "./siemens.ts";
import { solahart } from "./solahart.ts";
import { splendid } from "./splendid.ts";
import { staKool } from "./sta-kool.ts";
import { state } from "./state.ts";
import { stiebelEltron } from "./stiebel-eltron.ts";
import { suburban } from "./suburban.ts";
import { sureComfort } from "./sure-comfort.ts";
import { takagi } from "./takagi.ts";
import { thermador } from "./thermador.ts";
import { titan } from "./titan.ts";
import { triangleTube } from "./triangle-tube.ts";
import { vaillant } from "./vaillant.ts";
import { vanguard } from "./vanguard.ts";
import { vaughn } from "./vaughn.ts";
import { viessmann } from "./viessmann.ts";
import { weilMclain } from "./weil-mclain.ts";
import { westinghouse } from "./westinghouse.ts";
import { whirlpool } from "./whirlpool.ts";
import { worcester } from "./worcester.ts";

// One line per brand: first the specification's fourteen in their order, then the others by name, except for Vaillant.
const all = {
  "ao-smith": aoSmith,
  rheem,
  "bradford-white": bradfordWhite,
  whirlpool,
  ruud,
  state,
  ge,
  kenmore,
  american,
  reliance,
  richmond,
  craftmaster,
  navien,
  rinnai,
  aeg,
  aerco,
  "american-appliance": americanAppliance,
  "american-standard": americanStandard,
  "aqua-therm": aquaTherm,
  ariston,
  atlantic,
  atwood,
  baxi,
  bosch,
  bryant,
  buderus,
  carrier,
  crane,
  crown,
  "day-and-night": dayAndNight,
  eccotemp,
  ecosense,
  ecosmart,
  eemax,
  "elm-leblanc": elmLeblanc,
  envirotemp,
  eternal,
  giant,
  gsw,
  homart,
  hotpoint,
  hoyt,
  htp,
  hubbell,
  ibc,
  intertherm,
  jackson,
  "john-wood": johnWood,
  junkers,
  laars,
  lennox,
  lochinvar,
  marathon,
  maytag,
  mission,
  "montgomery-ward": montgomeryWard,
  "mor-flo": morFlo,
  nibe,
  niles,
  noritz,
  nti,
  pacemaker,
  paloma,
  performance,
  permaglas,
  polaris,
  potterton,
  "premier-plus": premierPlus,
  proline,
  raypak,
  rheemglas,
  // Before Saunier Duval, whose heaters have the same numbers and are fewer.
  vaillant,
  "saunier-duval": saunierDuval,
  seisco,
  siemens,
  solahart,
  splendid,
  "sta-kool": staKool,
  "stiebel-eltron": stiebelEltron,
  suburban,
  "sure-comfort": sureComfort,
  takagi,
  thermador,
  titan,
  "triangle-tube": triangleTube,
  vanguard,
  vaughn,
  viessmann,
  "weil-mclain": weilMclain,
  westinghouse,
  worcester,
} as const satisfies Record<string, Brand>;

/** Slug of a brand in this package: `"bradford-white"`. */
export type BrandSlug = keyof typeof all;

/**
 * The brands with pages of their own, in the order of the website's list.
 *
 * @example
 * firstBrands[0]; //=> "ao-smith"
 */
export const firstBrands = [
  "ao-smith",
  "rheem",
  "bradford-white",
  "whirlpool",
  "ruud",
  "state",
  "ge",
  "kenmore",
  "american",
  "reliance",
  "richmond",
  "craftmaster",
  "navien",
  "rinnai",
] as const satisfies readonly BrandSlug[];

// Sets every optional key so that all brands share one hidden class, which the engine reads several times faster.
const list: readonly Brand[] = Object.values<Brand>(all).map((brand) => ({
  withoutFormat: undefined,
  market: undefined,
  ownsAliases: undefined,
  atMost: undefined,
  reasons: undefined,
  shortest: undefined,
  longest: undefined,
  models: undefined,
  sources: undefined,
  ...brand,
  others: () =>
    list.filter(
      ({ slug, market }) => slug !== brand.slug && (brand.market === undefined || market !== undefined),
    ),
}));

/**
 * Every brand, keyed by slug: the fourteen of the website's own pages first, then the others, nearly all by name.
 *
 * A brand taken from here knows the others, so {@link decode} can name the brands whose format an unreadable serial
 * number fits. A brand imported alone from `@heater-age/decoder/brands/<slug>` does not, and is a fraction of the
 * size.
 *
 * @example
 * brands["bradford-white"].label; //=> "Bradford White"
 */
export const brands = Object.fromEntries(list.map((brand) => [brand.slug, brand])) as Readonly<
  Record<BrandSlug, Brand>
>;

/**
 * Returns whether a text is the slug of a known brand.
 *
 * @example
 * isBrand("rheem"); //=> true
 * isBrand("Rheem"); //=> false
 */
export const isBrand = (text: string): text is BrandSlug => Object.hasOwn(all, text);
