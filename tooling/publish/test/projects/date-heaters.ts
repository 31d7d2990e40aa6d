import { ApiError, HeaterAgeError, createClient } from "@heater-age/client";
import { messages } from "@heater-age/client/messages/de";
import { brands, decode } from "@heater-age/decoder";
import { rheem } from "@heater-age/decoder/brands/rheem";
import { readModel } from "@heater-age/decoder/models";

/** The results of a program that only has the packed packages. */
export interface Dated {
  /** Dates from the decoder alone. */
  readonly alone: readonly string[];
  /** The dates of an ambiguous serial number. */
  readonly ambiguous: readonly string[];
  /** Gallons, from a model number. */
  readonly capacity: number | undefined;
  /** The date from the API. */
  readonly online: string | undefined;
  /** Code and message of an API error. */
  readonly refusal: readonly string[];
}

/** The result of a check without an API. */
export interface DatedOffline {
  readonly date: string | undefined;
  readonly answeredBy: string;
  /** The recommendation. */
  readonly advice: string;
}

/** Dates heaters with the decoder and with the API. */
export async function dateHeaters(baseUrl: string): Promise<Dated> {
  const heater = { brand: "rheem", serialNumber: "RH0504B01826" };
  const today = "2026-11-20";
  const listDates = (...input: Parameters<typeof decode>): readonly string[] => {
    const decoding = decode(...input);
    return decoding.status === "unreadable" ? [] : decoding.candidates.map(({ date }) => date);
  };
  const client = createClient({ baseUrl, messages });
  const result = await client.check(heater, { offline: "fallback" });
  const refused: unknown = await client
    .check({ ...heater, serialNumber: "RH" })
    .catch((error: unknown) => error);
  return {
    alone: listDates(rheem, heater.serialNumber, { today }),
    ambiguous: listDates(brands["bradford-white"], "BH6511396", { today }),
    capacity: readModel("rheem", "XG40T06EC36U1")[0]?.facts.capacityGallons,
    online: result.success && result.answeredBy === "api" ? result.manufacturingDate : undefined,
    refusal:
      HeaterAgeError.is(refused) && refused instanceof ApiError ? [refused.code ?? "", refused.text] : [],
  };
}

/** Dates a heater with an unreachable API. */
export async function dateOffline(baseUrl: string): Promise<DatedOffline> {
  const client = createClient({ baseUrl, messages });
  const heater = { brand: "rheem", serialNumber: "RH0504B01826" };
  const result = await client.check(heater, { offline: "fallback", attempts: 1 });
  return {
    date: result.success ? result.manufacturingDate : undefined,
    answeredBy: result.answeredBy,
    advice: result.success ? result.recommendation : result.error,
  };
}
