import { ApiError, HeaterAgeError, createClient } from "@heater-age/client";
import { messages } from "@heater-age/client/messages/de";
import { brands, decode } from "@heater-age/decoder";
import { rheem } from "@heater-age/decoder/brands/rheem";
import { readModel } from "@heater-age/decoder/models";

/** What a program that has only the packed packages finds out. */
export interface Dated {
  /** Dates by the decoder alone. */
  readonly alone: readonly string[];
  /** Dates of a number that means two. */
  readonly ambiguous: readonly string[];
  /** Gallons, from a model number. */
  readonly capacity: number | undefined;
  /** Date by the API. */
  readonly online: string | undefined;
  /** Code and text of what the API refuses. */
  readonly refusal: readonly string[];
}

/** A check that is answered though there is no API, and by whom. */
export interface DatedOffline {
  readonly date: string | undefined;
  readonly answeredBy: string;
  /** What to do, in words. */
  readonly advice: string;
}

/**
 * Dates heaters with the decoder and with the API.
 *
 * @param baseUrl - Where the API is.
 */
export async function dateHeaters(baseUrl: string): Promise<Dated> {
  const heater = { brand: "rheem", serialNumber: "RH0504B01826" };
  const today = "2026-11-20";
  const datesOf = (...asked: Parameters<typeof decode>): readonly string[] => {
    const decoding = decode(...asked);
    return decoding.status === "unreadable" ? [] : decoding.candidates.map(({ date }) => date);
  };
  const client = createClient({ baseUrl, messages });
  const result = await client.check(heater, { offline: "fallback" });
  const refused: unknown = await client
    .check({ ...heater, serialNumber: "RH" })
    .catch((error: unknown) => error);
  return {
    alone: datesOf(rheem, heater.serialNumber, { today }),
    ambiguous: datesOf(brands["bradford-white"], "BH6511396", { today }),
    capacity: readModel("rheem", "XG40T06EC36U1")[0]?.facts.capacityGallons,
    online: result.success && result.answeredBy === "api" ? result.manufacturingDate : undefined,
    refusal:
      HeaterAgeError.is(refused) && refused instanceof ApiError ? [refused.code ?? "", refused.text] : [],
  };
}

/**
 * Dates a heater though the API cannot be reached.
 *
 * @param baseUrl - Where the API would be.
 */
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
