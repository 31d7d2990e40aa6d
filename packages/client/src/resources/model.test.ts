import { expect, it } from "vitest";
import { ApiError, createClient, type ModelAnswer } from "../index.ts";

const found: ModelAnswer = {
  success: true,
  brand: "ao-smith",
  modelNumber: "ENT40",
  modelInfo: { capacity: "40 gallons" },
  facts: { capacityGallons: 40, features: [] },
  source: "catalogue",
  match: "exact",
  matchedModel: "ENT-40",
  confidence: "high",
  estimated: false,
  estimatedFacts: [],
  sources: [{ title: "Specification sheet" }],
};

function clientThat(status: number, body: unknown) {
  const asked: string[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    asked.push(`${init?.method} ${input instanceof Request ? input.url : String(input)}`);
    return Response.json(body, { status });
  };
  return { asked, client: createClient({ baseUrl: "https://heater-age.example", fetch }) };
}

it("reads the data about a model", async () => {
  const { asked, client } = clientThat(200, found);
  expect(await client.model({ brand: "ao-smith", modelNumber: "ENT-40" })).toEqual(found);
  expect(asked).toEqual(["GET https://heater-age.example/api/model/ao-smith/ENT-40"]);
});

it("encodes the input as a single path segment", async () => {
  const { asked, client } = clientThat(200, found);
  await client.model({ brand: "A. O. Smith", modelNumber: "../ENT/40?x=1#y" });
  expect(asked).toEqual([
    "GET https://heater-age.example/api/model/A.%20O.%20Smith/..%2FENT%2F40%3Fx%3D1%23y",
  ]);
});

it("rejects with model-not-found, without a retry", async () => {
  const message = "Model information not found.";
  const { asked, client } = clientThat(404, {
    statusCode: 404,
    code: "model-not-found",
    error: "Not Found",
    message,
  });
  const error: unknown = await client
    .model({ brand: "ge", modelNumber: "QQQQQQ" })
    .catch((cause: unknown) => cause);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ status: 404, code: "model-not-found", text: message });
  expect(asked).toHaveLength(1);
});
