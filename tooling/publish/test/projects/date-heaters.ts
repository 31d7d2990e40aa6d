import { ApiError, HeaterAgeError, createClient } from "@heater-age/client";
import { messages } from "@heater-age/client/messages/de";
import { brands, decode } from "@heater-age/decoder";
import { rheem } from "@heater-age/decoder/brands/rheem";
import { readModel } from "@heater-age/decoder/models";

/** Dates heaters with the decoder and with the API. */
export async function dateHeaters(baseUrl: string) {
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
export async function dateOffline(baseUrl: string) {
  const client = createClient({ baseUrl, messages });
  const heater = { brand: "rheem", serialNumber: "RH0504B01826" };
  const result = await client.check(heater, { offline: "fallback", attempts: 1 });
  return {
    date: result.success ? result.manufacturingDate : undefined,
    answeredBy: result.answeredBy,
    advice: result.success ? result.recommendation : result.error,
  };
}
