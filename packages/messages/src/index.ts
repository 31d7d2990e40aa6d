export {
  defaultLanguage,
  directionOf,
  isLanguage,
  type Language,
  type LanguageInfo,
  languages,
} from "./catalog/languages.ts";
export type { Area, MessageId, Messages } from "./catalog/shape.ts";
