import { expect, it } from "vitest";
import { AnswerError, createClient } from "../index.ts";

const found = {
  success: true,
  brand: "rheem",
  serialNumber: "RH0510B01826",
  modelNumber: "",
  asOf: "2026-11-20",
  dates: ["2010-05"],
};

function clientThat(...answers: readonly (readonly [status: number, body: unknown])[]) {
  const asked: { readonly call: string; readonly body: unknown; readonly language: string | null }[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const [status, body] = answers[Math.min(asked.length, answers.length - 1)] ?? [500, {}];
    asked.push({
      call: `${init?.method} ${input instanceof Request ? input.url : String(input)}`,
      body: JSON.parse(typeof init?.body === "string" ? init.body : "null"),
      language: new Headers(init?.headers).get("accept-language"),
    });
    return Response.json(body, { status });
  };
  return { asked, client: createClient({ baseUrl: "https://heater-age.example", language: "de", fetch }) };
}

it("sends a body, so that no serial number is in a URL", async () => {
  const { asked, client } = clientThat([200, found]);
  const known = { type: "gas-tank", installed: "2010-06" } as const;
  const input = { brand: "rheem", serialNumber: "RH0510B01826", ...known };
  expect(await client.advise(input)).toEqual(found);
  expect(asked).toEqual([
    {
      call: "POST https://heater-age.example/api/advice",
      body: { ...input, modelNumber: "" },
      language: expect.stringMatching(/^de/u) as string,
    },
  ]);
});

it("retries while the API is briefly unavailable, because it only reads", async () => {
  const gone = { statusCode: 503, code: "database-unavailable", error: "Service Unavailable", message: "…" };
  const { asked, client } = clientThat([503, gone], [200, found]);
  expect(await client.advise({ brand: "rheem", serialNumber: "RH0510B01826" })).toEqual(found);
  expect(asked).toHaveLength(2);
});

it("refuses an invalid response", async () => {
  const { client } = clientThat([200, { success: true }]);
  const answer = client.advise({ brand: "rheem", serialNumber: "RH0510B01826" }, { attempts: 1 });
  await expect(answer).rejects.toBeInstanceOf(AnswerError);
});
