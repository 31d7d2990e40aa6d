import { createClient } from "@heater-age/client";
import { expect, inject, test } from "vitest";

const heaters = Array.from({ length: 5 }, (_, index) => ({
  brand: "rheem",
  serialNumber: `RH0504B0182${index}`,
}));

test("resumed checks send the same requests, so that they are recorded once", async () => {
  const sent: unknown[] = [];
  const client = createClient({
    baseUrl: inject("apiUrl"),
    fetch: async (url, request) => {
      sent.push(request?.body);
      return fetch(url, request);
    },
  });
  const options = { batchSize: 2, concurrency: 1 };
  const stopped = client.checkMany(heaters, options);
  for await (const { index } of stopped) if (index === 3) break;
  expect(stopped.state.done).toBe(3);
  const before = sent.splice(0);
  const found: string[] = [];
  const rest = client.checkMany(heaters, { concurrency: 1, resume: stopped.state });
  for await (const { input, result } of rest)
    found.push(result.success ? `${input.serialNumber} ${result.manufacturingDate}` : input.serialNumber);
  expect(found).toEqual(["RH0504B01823 2004-05", "RH0504B01824 2004-05"]);
  expect(sent[0]).toBe(before[1]);
  expect(rest.state.done).toBe(5);
});
