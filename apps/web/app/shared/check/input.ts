import { normaliseBrand, normaliseModel, normaliseSerial } from "@heater-age/decoder";

/** A check, as typed. */
export interface CheckInput {
  /** Slug of a brand or label, its name if it is not on the list, or `"other"`. */
  readonly brand: string;
  readonly serial: string;
  readonly model: string;
}

/** The fields in the order of the page. */
export const fields = ["brand", "serial", "model"] as const satisfies readonly (keyof CheckInput)[];

export interface AddressInput {
  readonly input: CheckInput;
  /** True if it asks for a check instead of only filling the form. */
  readonly isCheck: boolean;
  /** True if it has any field of the form. */
  readonly filled: boolean;
}

/**
 * Returns the input in the query of an address. Brand and serial number together ask for a check, even if they are
 * empty, because browsers without scripts send them like that.
 *
 * @example
 * addressInput(new URLSearchParams("brand=rheem&serial=RH0504B01826"));
 * //=> { input: { brand: "rheem", serial: "RH0504B01826", model: "" }, isCheck: true, filled: true }
 */
export function addressInput(query: URLSearchParams): AddressInput {
  const input = {
    brand: query.get("brand") ?? "",
    serial: query.get("serial") ?? "",
    model: query.get("model") ?? "",
  };
  return {
    input,
    isCheck: query.has("brand") && query.has("serial"),
    filled: fields.some((name) => query.has(name)),
  };
}

/**
 * Returns the query that asks for a check.
 *
 * @example
 * checkQuery({ brand: "rheem", serial: "RH0504B01826", model: "" }); //=> "?brand=rheem&serial=RH0504B01826"
 */
export function checkQuery({ brand, serial, model }: CheckInput): string {
  const query = new URLSearchParams({ brand, serial });
  if (model !== "") query.set("model", model);
  return `?${query.toString()}`;
}

/** Returns the normalized input, for comparison. */
export const normalised = ({ brand, serial, model }: CheckInput): CheckInput => ({
  brand: normaliseBrand(brand),
  serial: normaliseSerial(serial),
  model: normaliseModel(model),
});

/** Returns whether two inputs are the same except for their spelling. */
export function sameInput(one: CheckInput, other: CheckInput): boolean {
  const [left, right] = [normalised(one), normalised(other)];
  return left.brand === right.brand && left.serial === right.serial && left.model === right.model;
}
