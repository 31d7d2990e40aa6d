import { describe, expect, it } from "vitest";
import { outsideServer } from "../../test/http-server.ts";
import { service } from "../../test/service.ts";
import { type Answer, AnswerSchema } from "./answer.ts";

const unknown = Object.fromEntries(Object.keys(AnswerSchema.properties).map((name) => [name, null]));

/** Starts a service with a language model that always gives this answer. */
async function serviceWith(answer: Partial<Answer>) {
  const outside = await outsideServer((response) => {
    const message = { role: "assistant", content: JSON.stringify({ ...unknown, ...answer }) };
    response
      .writeHead(200, { "content-type": "application/json" })
      .end(JSON.stringify({ choices: [{ message }] }));
  });
  const ai = { baseUrl: outside.url, model: "test-model", key: "key", timeout: 5000, questionsPerDay: 10 };
  return { running: await service({ settings: { ai } }), received: outside.received };
}

describe("GET /api/model with a language model", () => {
  it("returns a model that is unknown otherwise, marked as an estimate of a language model", async () => {
    const answer = { type: "electric-tank", capacityGallons: 50, warrantyYears: 6 } as const;
    const { running } = await serviceWith(answer);
    const response = await running.app.inject({ url: "/api/model/ao-smith/QQQ-50" });
    expect(response.json()).toEqual({
      success: true,
      brand: "ao-smith",
      modelNumber: "QQQ-50",
      modelInfo: {
        capacity: "50 gallons",
        type: "Electric tank",
        warranty: "6 years",
        warrantyNote: expect.stringContaining("installation") as string,
      },
      facts: { type: "electric-tank", capacityGallons: 50, warrantyYears: 6, features: [] },
      source: "ai-enhanced",
      confidence: "low",
      estimated: true,
      estimatedFacts: ["type", "capacityGallons", "warrantyYears"],
      sources: [],
    });
  });

  it.each([
    ["is listed", "XG40T06EC36U1", "catalogue"],
    ["says something itself", "XG41T06EC36U1", "nomenclature"],
  ])("does not ask about a number that %s", async (_name, model, source) => {
    const { running, received } = await serviceWith({ capacityGallons: 99 });
    const response = await running.app.inject({ url: `/api/model/rheem/${model}` });
    expect(response.json()).toMatchObject({ source });
    expect(response.json()).not.toMatchObject({ facts: { capacityGallons: 99 } });
    expect(received).toEqual([]);
  });
});
