export {
  defaultLanguage,
  directionOf,
  isLanguage,
  type Language,
  languageFor,
  type LanguageInfo,
  languages,
  numberLocaleOf,
  tagOf,
} from "./catalog/languages.ts";
export type { Area, MessageId, Messages } from "./catalog/shape.ts";
