import type { Area, MessageId } from "../catalog/shape.ts";

/**
 * Formats the texts of one language: `IntlShape` of react-intl, `translatorIn` on the server, or
 * {@link createTranslator}.
 */
export interface Translator {
  /** BCP 47 code. */
  readonly locale: string;
  formatMessage(
    this: void,
    text: { readonly id: MessageId },
    values?: Readonly<Record<string, string | number>>,
  ): string;
}

/** Texts by area and key, as written by `compileTexts`. Texts with arguments are functions of them. */
export type TextFunctions = {
  readonly [Name in Area]?: Readonly<Record<string, string | ((values: never) => string)>>;
};

/**
 * Returns a translator for texts that are functions, for programs that bundle only the texts they use.
 *
 * @throws {RangeError} from `formatMessage`, for a text that was not bundled.
 *
 * @example
 * const translator = createTranslator("en", { reading: { years: ({ count }) => `${count} years` } });
 * translator.formatMessage({ id: "reading.years" }, { count: 2 }); //=> "2 years"
 */
export const createTranslator = (locale: string, texts: TextFunctions): Translator => ({
  locale,
  formatMessage({ id }, values = {}) {
    const [area = "", key = ""] = id.split(".");
    const text = texts[area as Area]?.[key];
    if (text === undefined) throw new RangeError(`no text "${id}"`);
    return typeof text === "string" ? text : text(values as never);
  },
});
