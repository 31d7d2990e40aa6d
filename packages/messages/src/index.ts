export {
  defaultLanguage,
  isLanguage,
  type Language,
  languageFor,
  type LanguageInfo,
  languages,
  numberLocaleOf,
} from "./catalog/languages.ts";
export type { Area, MessageId, Messages } from "./catalog/shape.ts";
