export {
  defaultLanguage,
  isLanguage,
  type Language,
  languageFor,
  type LanguageInfo,
  languages,
  toNumberLocale,
} from "./catalog/languages.ts";
export { brandGroups, marketBrands } from "./catalog/markets.ts";
export {
  europeanLanguages,
  heaterRegion,
  officialLists,
  type PlacedHeater,
  type Region,
} from "./catalog/regions.ts";
export type { Area, MessageId, Messages } from "./catalog/shape.ts";
