import { type Brand, findBrand, normaliseBrand, normaliseModel, normaliseSerial } from "@heater-age/decoder";
import { type Check, type CheckResult, checkSerial } from "@heater-age/decoder/check";
import { modelKnowledge } from "@heater-age/decoder/makers";
import { type CheckInput, normalised, OTHER } from "./input.ts";
import type { Recording, ShownCheck } from "./shown-check.ts";
import { asTyped, typedSerial } from "./typed.ts";

/** Returns a valid input as it is compared and sent, with the dots and dashes of the serial number. */
export const tidied = (input: CheckInput): CheckInput =>
  asTyped({ input: normalised(input), ...typedSerial(input) });

function toCheck({ brand: name, serial, model }: CheckInput): Check<Brand> {
  const slug = normaliseBrand(name);
  const brand = slug === OTHER ? undefined : findBrand(name);
  return {
    slug: brand?.slug ?? slug,
    ...(brand && { brand }),
    serial: normaliseSerial(serial),
    rawSerial: serial,
    model: normaliseModel(model),
    rawModel: model,
  };
}

/**
 * Answers a check without the API: in the browser when the API does not answer, on the server for a page that is opened
 * with the check in its address.
 *
 * @param input Valid and tidied.
 * @param today Calendar date where the visitor is.
 */
export const checkHere = (input: CheckInput, today: string, recording: Recording): ShownCheck =>
  showCheck(input, checkSerial(toCheck(input), { today, knowledge: modelKnowledge }), today, recording);

/** Returns a check as its page shows it. */
export const showCheck = (
  input: CheckInput,
  result: CheckResult,
  today: string,
  recording: Recording,
): ShownCheck => ({ input, result, today, recording, ...aboutBrand(result.brand) }) as ShownCheck;

/** Returns what a page says of the brand itself. */
export function aboutBrand(slug: string): Pick<ShownCheck, "label" | "modelSettles" | "plate"> {
  const brand = slug === OTHER ? undefined : findBrand(slug);
  if (brand === undefined) return { label: "", plate: "unknown" };
  const { label, plate, models } = brand;
  return { label, plate, ...(models !== undefined && { modelSettles: true }) };
}
