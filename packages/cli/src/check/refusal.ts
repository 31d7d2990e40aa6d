import { suggestBrands } from "@heater-age/decoder";
import type { CheckInput } from "@heater-age/decoder/check";
import { type InvalidResult, invalid } from "./check-result.ts";

/** Files repeat their misspelled brands, so the messages are cached. */
const remembered = new Map<string, string>();
const maxRemembered = 1000;

const either = new Intl.ListFormat("en", { type: "disjunction" });

/** Returns the message for an unknown brand, with the brands that may be meant. */
export function unknownBrand(text: string): string {
  if (text.trim() === "") return "The brand is missing.";
  const known = remembered.get(text);
  if (known !== undefined) return known;
  const similar = suggestBrands(text).map(({ slug }) => slug);
  const question = similar.length === 0 ? "" : ` Did you mean ${either.format(similar)}?`;
  const message = `We don’t know the brand “${text}”.${question}`;
  if (remembered.size < maxRemembered) remembered.set(text, message);
  return message;
}

/**
 * Returns the result of a rejected check, with messages for the command line, because those of a form don't fit here.
 *
 * @param refused The errors, with the codes and texts of the API.
 */
export function refusal(
  { code: first, message: text, details }: InvalidResult["invalid"],
  { brand }: Pick<CheckInput, "brand">,
): InvalidResult {
  const say = (code: string, message: string): string => {
    if (code.startsWith("brand-")) return unknownBrand(brand);
    return code === "model-characters" ? "The model number has invalid characters." : message;
  };
  return invalid(
    first,
    say(first, text),
    details.map(({ field, code, message }) => ({ field, code, message: say(code, message) })),
  );
}
