import type { Layout } from "../terminal/layout.ts";
import type { Translator } from "../texts/translator.ts";

export interface PrintOptions {
  readonly translator: Translator;
  readonly layout: Layout;
  /** Calendar date `"YYYY-MM-DD"`. */
  readonly today: string;
}
