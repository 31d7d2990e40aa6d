import { describe, expect, it } from "vitest";
import { json, serve, toFailure } from "../../test/serve.ts";

/** Starts a server that takes reports. */
async function taking() {
  const { client, received } = await serve((response) => void response.writeHead(204).end());
  const sent = (): unknown => JSON.parse(received[0]?.body ?? "");
  return { received, sent, report: client().errors.report };
}

describe("errors.report", () => {
  it.each([{}, { message: "" }])("sends a message for an error without one: %j", async (input) => {
    const { sent, report } = await taking();
    await report(input);
    expect(sent()).toEqual({ level: "error", source: "client", message: "Unknown error occurred" });
  });

  it("truncates the fields that the API would truncate", async () => {
    const { sent, report } = await taking();
    const long = "x".repeat(30_000);
    await report({ message: long, userAgent: long, url: long, stack: long });
    expect(sent()).toEqual({
      level: "error",
      source: "client",
      message: "x".repeat(1000),
      userAgent: "x".repeat(500),
      url: "x".repeat(2000),
      stack: "x".repeat(8000),
    });
  });

  it("leaves out the context if the report is too large for the API", async () => {
    const { received, sent, report } = await taking();
    const context = { many: Array.from({ length: 9000 }, (_, index) => index) };
    await report({ message: "é".repeat(1000), url: "é".repeat(2000), stack: "é".repeat(8000), context });
    expect(sent()).toMatchObject({ stack: "é".repeat(1000) });
    expect(sent()).not.toHaveProperty("context");
    expect(new TextEncoder().encode(received[0]?.body).length).toBeLessThanOrEqual(16_384);
  });

  it("makes one attempt only", async () => {
    const { client, received } = await serve(json(503, {}));
    expect(await toFailure(client().errors.report({ message: "it broke" }))).toMatchObject({ status: 503 });
    expect(received).toHaveLength(1);
  });
});
