import { findBrand } from "@heater-age/decoder";
import {
  type CheckResult,
  checkSerial,
  type Offer,
  offersFor,
  otherBrand,
  parseCheck,
  type UndatedCheckResult,
} from "@heater-age/decoder/check";
import { lifeType } from "@heater-age/decoder/life";
import { modelKnowledge } from "@heater-age/decoder/makers";
import { readModel } from "@heater-age/decoder/models";
import type { CheckInput } from "./input.ts";
import type { Recording, ShownCheck } from "./shown-check.ts";

/**
 * Returns the result of a check without the API: in the browser if the API doesn't respond, and on the server for a
 * page with the check in its address.
 *
 * @param input Valid according to `validate`.
 * @param today Calendar date where the visitor is.
 * @throws {RangeError} when a field is invalid.
 */
export function checkHere(input: CheckInput, today: string, recording: Recording): ShownCheck {
  const { brand, serial: serialNumber, model: modelNumber } = input;
  const { check } = parseCheck({ brand, serialNumber, modelNumber }, { findBrand });
  if (check === undefined) throw new RangeError("the input is not valid");
  return showCheck(input, checkSerial(check, { today, knowledge: modelKnowledge }), today, recording);
}

/** Returns a check as data for its page. */
export const showCheck = (
  input: CheckInput,
  result: CheckResult,
  today: string,
  recording: Recording,
): ShownCheck =>
  ({
    input,
    result,
    today,
    recording,
    ...aboutBrand(result.brand),
    ...severalBrands(result),
    ...findKind(result),
    ...(!result.success && { offers: offersIn(result, input.serial, today) }),
  }) as ShownCheck;

/** Returns the kind of heater from the model number. */
function findKind({ brand, modelNumber }: CheckResult): Pick<ShownCheck, "kind"> {
  const type = modelNumber === "" ? undefined : readModel(brand, modelNumber)[0]?.facts.type;
  const kind = type === undefined ? undefined : lifeType(type);
  return kind === undefined ? {} : { kind };
}

const MAX_OFFERS = 5;

/** Problems whose remedy the card shows instead of offers. */
const withRemedy: ReadonlySet<string> = new Set(["looks-like-model", "two-numbers"]);

/**
 * Returns what the number may be instead. A model number belongs in its own field, even if it looks like another
 * thing too.
 */
function offersIn({ brand, problem }: UndatedCheckResult, serial: string, today: string): readonly Offer[] {
  const chosen = brand === otherBrand ? undefined : findBrand(brand);
  if (chosen === undefined || withRemedy.has(problem.code)) return [];
  return offersFor(chosen, serial, { today }).slice(0, MAX_OFFERS);
}

const MAX_NAMES = 3;

/** Returns the names of the brands that agree on the date of a heater without a brand. */
function severalBrands({ warnings }: CheckResult): { readonly label?: string } {
  const names = warnings?.find(({ code }) => code === "several-brands")?.values?.["brands"];
  if (typeof names !== "string") return {};
  const [first = "", ...others] = names.split(", ");
  const shown = [first, ...others.slice(0, MAX_NAMES - 1)];
  return { label: [...shown, ...(others.length < MAX_NAMES ? [] : ["…"])].join(", ") };
}

/** Returns the data about the brand for the page. */
export function aboutBrand(slug: string): Pick<ShownCheck, "label" | "plate"> {
  const brand = slug === otherBrand ? undefined : findBrand(slug);
  if (brand === undefined) return { label: "", plate: "unknown" };
  const { label, plate } = brand;
  return { label, plate };
}
