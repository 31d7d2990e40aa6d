import type { BrandSlug } from "../../brands/index.ts";
import type { ModelRule } from "../rules/model-rule.ts";
import { americanModels } from "./american.ts";
import { americanStandardModels } from "./american-standard.ts";
import { aoSmithModels } from "./ao-smith.ts";
import { boschModels } from "./bosch.ts";
import { bradfordWhiteModels } from "./bradford-white.ts";
import { craftmasterModels } from "./craftmaster.ts";
import { geModels } from "./ge.ts";
import { giantModels } from "./giant.ts";
import { gswModels } from "./gsw.ts";
import { htpModels } from "./htp.ts";
import { hubbellModels } from "./hubbell.ts";
import { kenmoreModels } from "./kenmore.ts";
import { lochinvarModels } from "./lochinvar.ts";
import { marathonModels } from "./marathon.ts";
import { navienModels } from "./navien.ts";
import { noritzModels } from "./noritz.ts";
import { relianceModels } from "./reliance.ts";
import { rheemModels } from "./rheem.ts";
import { richmondModels } from "./richmond.ts";
import { rinnaiModels } from "./rinnai.ts";
import { ruudModels } from "./ruud.ts";
import { stateModels } from "./state.ts";
import { stiebelEltronModels } from "./stiebel-eltron.ts";
import { sureComfortModels } from "./sure-comfort.ts";
import { takagiModels } from "./takagi.ts";
import { westinghouseModels } from "./westinghouse.ts";
import { whirlpoolModels } from "./whirlpool.ts";

const all = {
  "ao-smith": aoSmithModels,
  rheem: rheemModels,
  "bradford-white": bradfordWhiteModels,
  whirlpool: whirlpoolModels,
  ruud: ruudModels,
  state: stateModels,
  ge: geModels,
  kenmore: kenmoreModels,
  american: americanModels,
  reliance: relianceModels,
  richmond: richmondModels,
  craftmaster: craftmasterModels,
  navien: navienModels,
  rinnai: rinnaiModels,
  "american-standard": americanStandardModels,
  bosch: boschModels,
  giant: giantModels,
  gsw: gswModels,
  htp: htpModels,
  hubbell: hubbellModels,
  lochinvar: lochinvarModels,
  marathon: marathonModels,
  noritz: noritzModels,
  "stiebel-eltron": stiebelEltronModels,
  "sure-comfort": sureComfortModels,
  takagi: takagiModels,
  westinghouse: westinghouseModels,
} as const satisfies Partial<Record<BrandSlug, readonly ModelRule[]>>;

/** The rules for model numbers by slug of the brand, in the order of the brands. */
export const modelRules: ReadonlyMap<string, readonly ModelRule[]> = new Map(Object.entries(all));
