import { describe, expect, it } from "vitest";
import { createClient } from "../index.ts";

interface SentRequest {
  readonly method: string | undefined;
  readonly url: unknown;
  readonly token: string | null;
  readonly body: string;
}

/** Creates a client whose API always responds the same, and records its requests. */
function clientWith(answer: () => Response) {
  const asked: SentRequest[] = [];
  const fetch: typeof globalThis.fetch = async (url, { method, body, headers } = {}) => {
    const token = new Headers(headers).get("authorization");
    asked.push({ method, url, token, body: typeof body === "string" ? body : "" });
    return answer();
  };
  const sent = (): unknown => JSON.parse(asked[0]?.body ?? "");
  return { asked, sent, client: createClient({ fetch }) };
}

const kept = () => new Response(null, { status: 204 });

describe("errors.report", () => {
  it.each([{}, { message: "" }])("sends a message for an error without one: %j", async (report) => {
    const { sent, client } = clientWith(kept);
    await client.errors.report(report);
    expect(sent()).toEqual({ level: "error", source: "client", message: "Unknown error occurred" });
  });

  it("truncates the fields that the API would truncate", async () => {
    const { sent, client } = clientWith(kept);
    const long = "x".repeat(30_000);
    await client.errors.report({ message: long, userAgent: long, url: long, stack: long });
    expect(sent()).toEqual({
      level: "error",
      source: "client",
      message: "x".repeat(1000),
      userAgent: "x".repeat(500),
      url: "x".repeat(2000),
      stack: "x".repeat(8000),
    });
  });

  it("shortens texts of the context if it is too large for the API", async () => {
    const { sent, client } = clientWith(kept);
    const context = { errorId: "app_1", componentStack: "é".repeat(8000), line: 3 };
    await client.errors.report({ message: "it broke", stack: "x".repeat(8000), context });
    expect(sent()).toMatchObject({
      stack: "x".repeat(2000),
      context: { errorId: "app_1", componentStack: "é".repeat(500), line: 3 },
    });
  });

  it("omits the context if it is too large for the API even when shortened", async () => {
    const { asked, sent, client } = clientWith(kept);
    const context = { many: Array.from({ length: 9000 }, (_, index) => index) };
    await client.errors.report({ message: "it broke", stack: "x".repeat(8000), context });
    expect(sent()).toEqual({
      level: "error",
      source: "client",
      message: "it broke",
      stack: "x".repeat(500),
    });
    expect(new TextEncoder().encode(asked[0]?.body).length).toBeLessThanOrEqual(16_384);
  });

  it("makes one attempt only", async () => {
    const { asked, client } = clientWith(() => new Response("", { status: 503 }));
    await expect(client.errors.report({ message: "it broke" })).rejects.toMatchObject({ status: 503 });
    expect(asked).toHaveLength(1);
  });
});
