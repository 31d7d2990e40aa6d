import type { Layout } from "../terminal/layout.ts";
import type { Translator } from "../texts/translator.ts";

/** Options for printing a result. */
export interface PrintOptions {
  readonly translator: Translator;
  readonly layout: Layout;
  /** Calendar date `"YYYY-MM-DD"`. */
  readonly today: string;
}
