import { findBrand, isBrand, labels, normaliseBrand, normaliseSerial, shownModel } from "@heater-age/decoder";
import { otherBrand } from "@heater-age/decoder/check";
import type { CheckInput } from "./input.ts";
import { editSerial } from "./typed.ts";

const isListed = (slug: string): boolean => isBrand(slug) || labels.some((label) => label.slug === slug);

function shownBrand(text: string): string {
  if (normaliseBrand(text) === otherBrand) return otherBrand;
  const { slug = "", label = "" } = findBrand(text) ?? {};
  return isListed(slug) ? slug : label;
}

/**
 * Returns an input as the page shows it: a brand by the slug of its choice, an unlisted one by its name, and the serial
 * number without a leading "S/N". Dots and dashes of the number stay.
 *
 * @example
 * shownInput({ brand: "A. O. Smith", serial: "S/N: 04.05-123456", model: "" });
 * //=> { brand: "ao-smith", serial: "04.05-123456", model: "" }
 */
export function shownInput({ brand, serial, model }: CheckInput): CheckInput {
  const withoutCaption = editSerial(serial, normaliseSerial(serial)).replace(/^[^A-Za-z\d]+/u, "");
  return { brand: shownBrand(brand), serial: withoutCaption, model: shownModel(model) };
}
