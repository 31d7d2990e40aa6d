import { messages as english } from "./generated/messages/en.ts";
import { type CallOptions, type ClientOptions, createSend } from "./request.ts";
import { type BrandChoice, createBrands } from "./resources/brands.ts";
import { type CheckInput, type CheckResult, createCheck } from "./resources/check.ts";
import { type CheckStats, createStats } from "./resources/stats.ts";

export { ApiError, ConnectionError, HeaterAgeError, TimeoutError } from "./errors.ts";
export type { StatusMessages } from "./messages.ts";
export type { CallOptions, ClientOptions } from "./request.ts";
export type { BrandChoice } from "./resources/brands.ts";
export type { CheckFailure, CheckInput, CheckResult, CheckSuccess } from "./resources/check.ts";
export type { CheckStats } from "./resources/stats.ts";

/** Calls the API. Every method rejects with a {@link HeaterAgeError}, or with the reason of an aborted signal. */
export interface Client {
  /**
   * Lists the brands that can be chosen: the most common first, then all others by name, at last `other`.
   *
   * Tries three times when the network, the API or time fails.
   *
   * @example
   * const brands = await client.brands();
   * brands[0]; //=> { value: "ao-smith", label: "A. O. Smith" }
   */
  readonly brands: (options?: CallOptions) => Promise<readonly BrandChoice[]>;

  /**
   * Reads the age of a heater from its serial number. The API records the check.
   *
   * Tries once, and three times when the call has an `idempotencyKey`.
   *
   * @throws {ApiError} with the code of the field that is wrong: `"brand-unknown"`, `"serial-too-short"` …
   *
   * @example
   * const result = await client.check({ brand: "rheem", serialNumber: "RH0504B01826" });
   * if (result.success) result.manufacturingDate; //=> "2004-05"
   */
  readonly check: (input: CheckInput, options?: CallOptions) => Promise<CheckResult>;

  /**
   * Reads how many checks were recorded, by brand and by age. The numbers may be five minutes old.
   *
   * Tries three times when the network, the API or time fails.
   *
   * @example
   * const { byBrand } = await client.stats();
   * byBrand[0]; //=> { brand: "rheem", label: "Rheem", count: 128 }
   */
  readonly stats: (options?: CallOptions) => Promise<CheckStats>;
}

/**
 * Makes a client. It needs no key and keeps no state.
 *
 * @example
 * const client = createClient({ baseUrl: "https://heater-age.example" });
 *
 * @example
 * import { messages } from "@heater-age/client/messages/en";
 * const client = createClient({ messages });
 */
export function createClient(options: ClientOptions = {}): Client {
  const send = createSend(english, options);
  return { brands: createBrands(send), check: createCheck(send), stats: createStats(send) };
}
