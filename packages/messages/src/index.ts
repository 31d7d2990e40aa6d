export {
  defaultLanguage,
  isLanguage,
  type Language,
  languageFor,
  type LanguageInfo,
  languages,
  toNumberLocale,
} from "./catalog/languages.ts";
export {
  brandGroups,
  europeanLanguages,
  heaterRegion,
  marketBrands,
  officialLists,
  type PlacedHeater,
  type Region,
} from "./catalog/markets.ts";
export type { Area, MessageId, Messages } from "./catalog/shape.ts";
