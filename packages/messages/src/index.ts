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
  isEuropean,
  marketBrands,
  officialLists,
} from "./catalog/markets.ts";
export type { Area, MessageId, Messages } from "./catalog/shape.ts";
