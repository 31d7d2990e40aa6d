import { describe, expect, it } from "vitest";
import { outsideServer } from "../../test/http-server.ts";
import { type Service, service } from "../../test/service.ts";
import { AnswerSchema } from "./answer.ts";

const unknown = Object.fromEntries(Object.keys(AnswerSchema.properties).map((name) => [name, null]));

/** Starts a service with a language model that always gives this answer. */
async function serviceWith(status: number, content: string) {
  const outside = await outsideServer((response) => {
    const choice = { index: 0, finish_reason: "stop", message: { role: "assistant", content } };
    response
      .writeHead(status, { "content-type": "application/json" })
      .end(JSON.stringify({ id: "1", object: "chat.completion", created: 1, model: "m", choices: [choice] }));
  });
  const ai = { baseUrl: outside.url, model: "test-model", key: "key", timeout: 5000, questionsPerDay: 10 };
  return { running: await service({ settings: { ai } }), received: outside.received };
}

const get = ({ app }: Service, model: string) =>
  app.inject({ url: `/api/model/ao-smith/${encodeURIComponent(model)}` });

describe("GET /api/model with a language model", () => {
  it("returns a model that is unknown otherwise, marked as an estimate of a language model", async () => {
    const { running } = await serviceWith(
      200,
      JSON.stringify({ ...unknown, type: "electric-tank", capacityGallons: 50, warrantyYears: 6 }),
    );
    const response = await get(running, "QQQ-50");
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
    const { running, received } = await serviceWith(200, JSON.stringify({ ...unknown, capacityGallons: 99 }));
    const response = await running.app.inject({ url: `/api/model/rheem/${model}` });
    expect(response.json()).toMatchObject({ source });
    expect(response.json()).not.toMatchObject({ facts: { capacityGallons: 99 } });
    expect(received).toEqual([]);
  });

  it("404 when the language model writes something else", async () => {
    const { running, received } = await serviceWith(200, "<script>alert(1)</script>");
    const response = await get(running, "QQQ-50");
    expect(response.json()).toMatchObject({ statusCode: 404, code: "model-not-found" });
    expect(received).toHaveLength(1);
    expect(JSON.stringify(running.log)).not.toMatch(/QQQ|script/u);
  });
});
