export {
  defaultLanguage,
  directionOf,
  isLanguage,
  type Language,
  type LanguageInfo,
  languages,
} from "./languages.ts";
export type { Area, MessageId, Messages } from "./shape.ts";
