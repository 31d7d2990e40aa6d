import { formatText } from "@heater-age/messages/server";
import { describe, expect, it } from "vitest";
import { nowhere, type Service, service } from "../../../test/service.ts";
import type { ModelAnswer } from "../../models/schema.ts";

/** Returns the path of a model in the API. */
const toPath = (brand: string, model: string) =>
  `/api/model/${encodeURIComponent(brand)}/${encodeURIComponent(model)}`;

const get = ({ app }: Service, brand: string, model: string, language = "en") =>
  app.inject({ url: toPath(brand, model), headers: { "accept-language": language } });

async function getModel(running: Service, brand: string, model: string) {
  const response = await get(running, brand, model);
  expect(response.statusCode, response.body).toBe(200);
  return response.json<ModelAnswer>();
}

const ent40 = {
  success: true,
  brand: "ao-smith",
  modelNumber: "ENT-40",
  modelInfo: {
    capacity: "40 gallons",
    type: "Electric tank",
    efficiency: formatText("en", "model", "uniformEnergyFactor", { value: "0.92" }),
    dimensions: "61.25 in high, 18 in across",
    weight: formatText("en", "model", "shippingWeight", { weight: "118 lb" }),
    warranty: formatText("en", "model", "warrantyTankAndParts", { years: "6 years" }),
    warrantyNote: formatText("en", "model", "warrantyNote"),
    features: [
      "Line: ProLine Standard",
      formatText("en", "model", "firstHour", { volume: "53 gallons" }),
      formatText("en", "model", "recovery", { volume: "21 gallons" }),
      "2 elements of 4,500 W each",
      "240 V",
      "Tall",
      formatText("en", "model", "feature-anode-stainless-core"),
      formatText("en", "model", "feature-brass-drain-valve"),
      formatText("en", "model", "feature-diffuser-dip-tube"),
      "Glass-lined tank",
    ],
  },
  facts: expect.objectContaining({ type: "electric-tank", capacityGallons: 40, height: "tall" }) as object,
  source: "catalogue",
  match: "exact",
  matchedModel: "ENT-40",
  confidence: "high",
  estimated: false,
  estimatedFacts: [],
  factsOfNumber: ["height"],
  sources: [
    {
      title: "A. O. Smith specification sheet AOSRE50608",
      url: "https://assets.hotwater.com/damroot/Original/10001/AOSRE50608.pdf",
      date: "2023-01",
    },
    {
      title: "A. O. Smith: sheet AOSRE50607",
      url: "https://assets.hotwater.com/damroot/Original/10001/AOSRE50607.pdf",
    },
  ],
};

describe("GET /api/model/{brand}/{modelNumber} for a listed model", () => {
  it("200 with the data of its source", async () => {
    expect(await getModel(await service(), "ao-smith", "ENT-40")).toEqual(ent40);
  });

  it("200 in the visitor's language, with metric units first", async () => {
    const response = await get(await service(), "ao-smith", "ENT-40", "de");
    expect(response.headers["content-language"]).toBe("de");
    expect(response.json()).toMatchObject({
      modelInfo: { capacity: "151 l (40 gal)" },
      facts: { capacityGallons: 40 },
    });
  });

  it("200 with a cache lifetime, by language", async () => {
    const { headers } = await get(await service(), "ao-smith", "ENT-40");
    expect(headers["cache-control"]).toBe("public, max-age=300");
    expect(headers.vary).toContain("Accept-Language");
  });
});

describe("GET /api/model/{brand}/{modelNumber} for an unlisted model", () => {
  it("200 with facts from its number", async () => {
    const answer = await getModel(await service(), "rheem", "XG38T06EC36U1");
    expect(answer).toMatchObject({
      modelInfo: { type: "Gas tank, natural gas", btus: "36,000 BTU/h", warranty: "6 years" },
      facts: { capacityGallons: 38, height: "tall", warrantyYears: 6, inputBtuPerHour: 36_000 },
      source: "nomenclature",
      confidence: "high",
    });
    expect(answer).not.toHaveProperty("match");
    expect(answer.sources.length).toBeGreaterThan(0);
  });

  it("404 model-not-found", async () => {
    const response = await get(await service(), "rheem", "QQQQQQ");
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ statusCode: 404, code: "model-not-found" });
    expect(response.headers["cache-control"]).toBe("no-store");
  });
});

describe("GET /api/model/{brand}/{modelNumber} with invalid input", () => {
  it.each([
    ["acme", "ENT-40", "brand-unknown"],
    ["ao-smith", "EN", "model-length"],
    ["ao-smith", "ENT\u{0}40", "model-characters"],
    ["ao-smith", "E".repeat(101), "invalid-request"],
    ["r".repeat(101), "ENT-40", "invalid-request"],
  ])("400 for %j %j is %s", async (brand, model, code) => {
    const response = await get(await service({ url: nowhere }), brand, model);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ statusCode: 400, code });
  });

  it("accepts a slash in the model number", async () => {
    const answer = await getModel(await service(), "ao-smith", "ENT/40");
    expect(answer).toMatchObject({ modelNumber: "ENT/40", matchedModel: "ENT-40" });
  });
});
