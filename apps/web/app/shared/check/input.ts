import { normaliseBrand, normaliseModel, normaliseSerial } from "@heater-age/decoder";

/** A check, as typed. */
export interface CheckInput {
  /** Slug of a brand or label, its name if it is not on the list, or `"other"`. */
  readonly brand: string;
  readonly serial: string;
  readonly model: string;
}

/** The form in the address of a page. */
export interface AddressInput {
  readonly input: CheckInput;
  /** True when it asks for a check instead of only filling the form. */
  readonly asked: boolean;
  /** True when it has any field of the form. */
  readonly filled: boolean;
}

/**
 * Reads the form from the query of an address. Brand and serial number together ask for a check, even when they are
 * empty: a browser without scripts sends them like that.
 *
 * @example
 * addressInput(new URLSearchParams("brand=rheem&serial=RH0504B01826"));
 * //=> { input: { brand: "rheem", serial: "RH0504B01826", model: "" }, asked: true, filled: true }
 */
export function addressInput(query: URLSearchParams): AddressInput {
  const input = {
    brand: query.get("brand") ?? "",
    serial: query.get("serial") ?? "",
    model: query.get("model") ?? "",
  };
  return {
    input,
    asked: query.has("brand") && query.has("serial"),
    filled: ["brand", "serial", "model"].some((name) => query.has(name)),
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

/** Returns the input in a comparable form. */
export const normalised = ({ brand, serial, model }: CheckInput): CheckInput => ({
  brand: normaliseBrand(brand),
  serial: normaliseSerial(serial),
  model: normaliseModel(model),
});

/** Whether two inputs are the same but for their spelling. */
export function sameInput(one: CheckInput, other: CheckInput): boolean {
  const [left, right] = [normalised(one), normalised(other)];
  return left.brand === right.brand && left.serial === right.serial && left.model === right.model;
}
