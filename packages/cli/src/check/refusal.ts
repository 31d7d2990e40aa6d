import { suggestBrands } from "@heater-age/decoder";
import type { CheckInput } from "@heater-age/decoder/check";
import type { Translator } from "../texts/translator.ts";
import { type InvalidResult, invalid } from "./check-result.ts";

/** Files repeat their misspelled brands, so the messages are cached, by language and brand. */
const remembered = new Map<string, string>();
const mostRemembered = 1000;

/** Returns the question whether one of some names is meant, or nothing without names. */
export const didYouMean = ({ texts, language }: Translator, names: readonly string[]): string | undefined =>
  names.length === 0
    ? undefined
    : texts.commandLine.didYouMean({
        names: new Intl.ListFormat(language, { type: "disjunction" }).format(names),
      });

/** Returns the message for an unknown brand, with the brands that may be meant. */
export function unknownBrand(translator: Translator, text: string): string {
  const { commandLine } = translator.texts;
  if (text.trim() === "") return commandLine.brandMissing;
  const key = `${translator.language} ${text}`;
  const known = remembered.get(key);
  if (known !== undefined) return known;
  const similar = suggestBrands(text).map(({ slug }) => slug);
  const question = didYouMean(translator, similar);
  const message = [commandLine.brandUnknown({ brand: text }), question].filter(Boolean).join(" ");
  if (remembered.size < mostRemembered) remembered.set(key, message);
  return message;
}

/**
 * Returns the result of a rejected check, with messages for the command line, because those of a form don't fit here.
 *
 * @param refused The errors, with the codes and texts of the API.
 */
export function refusal(
  translator: Translator,
  { code: first, message: said, details }: InvalidResult["invalid"],
  { brand }: Pick<CheckInput, "brand">,
): InvalidResult {
  const say = (code: string, message: string): string => {
    if (code.startsWith("brand-")) return unknownBrand(translator, brand);
    return code === "model-characters" ? translator.texts.commandLine.modelCharacters : message;
  };
  return invalid(
    first,
    say(first, said),
    details.map(({ field, code, message }) => ({ field, code, message: say(code, message) })),
  );
}
