import { createClient } from "@heater-age/client";
import { expect, inject, test } from "vitest";

const heaters = Array.from({ length: 5 }, (_, index) => ({
  brand: "rheem",
  serialNumber: `RH0504B0182${index}`,
}));

test("resumed checks get the API's stored responses", async () => {
  const replayed: (string | null)[] = [];
  const client = createClient({
    baseUrl: inject("apiUrl"),
    fetch: async (url, request) => {
      const response = await fetch(url, request);
      replayed.push(response.headers.get("idempotency-replayed"));
      return response;
    },
  });
  const options = { batchSize: 2, concurrency: 1 };
  const stopped = client.checkMany(heaters, options);
  for await (const { index } of stopped) if (index === 3) break;
  expect(stopped.state.done).toBe(3);
  const before = replayed.splice(0);
  const found: string[] = [];
  const rest = client.checkMany(heaters, { concurrency: 1, resume: stopped.state });
  for await (const { input, result } of rest)
    found.push(result.success ? `${input.serialNumber} ${result.manufacturingDate}` : input.serialNumber);
  expect(found).toEqual(["RH0504B01823 2004-05", "RH0504B01824 2004-05"]);
  expect(before.slice(0, 2)).toEqual([null, null]);
  expect(replayed[0]).toBe("true");
  expect(rest.state.done).toBe(5);
});
