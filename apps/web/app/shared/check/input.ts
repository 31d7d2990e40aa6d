import { normaliseBrand, normaliseModel, normaliseSerial } from "@heater-age/decoder";

/** What a visitor asks: texts as typed. */
export interface CheckInput {
  /** Slug of a brand or label, or `"other"`. */
  readonly brand: string;
  readonly serial: string;
  readonly model: string;
}

/** Value of the choice "Other / Not Listed". */
export const OTHER = "other";

/** What the address of a page says about the form. */
export interface AddressInput {
  readonly input: CheckInput;
  /** True when it asks for a check, and does not only fill the form. */
  readonly asked: boolean;
  /** True when it says anything about the form at all. */
  readonly filled: boolean;
}

/**
 * Reads the form out of an address's query. A check is asked for when brand and serial number are both there, even
 * when they are empty: that is what a browser without scripts sends.
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
 * The query that asks for a check.
 *
 * @example
 * checkQuery({ brand: "rheem", serial: "RH0504B01826", model: "" }); //=> "?brand=rheem&serial=RH0504B01826"
 */
export function checkQuery({ brand, serial, model }: CheckInput): string {
  const query = new URLSearchParams({ brand, serial });
  if (model !== "") query.set("model", model);
  return `?${query.toString()}`;
}

/** The same input in the form that is compared and sent. */
export const normalised = ({ brand, serial, model }: CheckInput): CheckInput => ({
  brand: normaliseBrand(brand),
  serial: normaliseSerial(serial),
  model: normaliseModel(model),
});

/** Whether two inputs ask the same. */
export function sameInput(one: CheckInput, other: CheckInput): boolean {
  const [left, right] = [normalised(one), normalised(other)];
  return left.brand === right.brand && left.serial === right.serial && left.model === right.model;
}
