import { brands, labels } from "@heater-age/decoder";
import type { CheckInput } from "@heater-age/decoder/check";
import { closest } from "../suggest/closest.ts";
import type { Translator } from "../texts/translator.ts";
import { type InvalidResult, invalid } from "./check-result.ts";

/** Names that a brand goes by, each with the value that `check` takes. */
const slugs = new Map(
  [...Object.values(brands), ...labels].flatMap(({ slug, label }) => [
    [label, slug],
    [slug, slug],
  ]),
);

/** Files repeat their misspelled brands. */
const remembered = new Map<string, readonly string[]>();
const mostRemembered = 1000;

/**
 * Returns the brands that a misspelled one may mean, closest first, as `check` takes them.
 *
 * @example
 * similarBrands("Rhem"); //=> ["rheem"]
 */
export function similarBrands(text: string): readonly string[] {
  const known = remembered.get(text);
  if (known !== undefined) return known;
  const similar = [...new Set(closest(text, [...slugs.keys()]).map((name) => slugs.get(name) ?? name))];
  if (remembered.size < mostRemembered) remembered.set(text, similar);
  return similar;
}

/** Returns the question whether one of some names is meant, or nothing where there are none. */
export const didYouMean = ({ texts, language }: Translator, names: readonly string[]): string | undefined =>
  names.length === 0
    ? undefined
    : texts.commandLine.didYouMean({
        names: new Intl.ListFormat(language, { type: "disjunction" }).format(names),
      });

/** Returns what is wrong with a brand in words, with the brands that it may mean. */
export function unknownBrand(translator: Translator, text: string): string {
  const { commandLine } = translator.texts;
  if (text.trim() === "") return commandLine.brandMissing;
  const question = didYouMean(translator, similarBrands(text));
  return [commandLine.brandUnknown({ brand: text }), ...(question === undefined ? [] : [question])].join(" ");
}

/**
 * Returns the result of a check that is refused, in the words of the command line: those of a form don't fit here.
 *
 * @param refused What is wrong, with the codes and the words of the API.
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
