export {
  defaultLanguage,
  directionOf,
  isLanguage,
  type Language,
  type LanguageInfo,
  languages,
} from "./languages.ts";
export type { Area, Messages } from "./shape.ts";
