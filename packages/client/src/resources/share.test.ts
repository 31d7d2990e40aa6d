import { expect, it } from "vitest";
import { createClient } from "../index.ts";

/** Creates a client whose API always responds the same, and records its requests. */
function clientWith(answer: () => Response) {
  const asked: unknown[] = [];
  const fetch: typeof globalThis.fetch = async (url, { method, body } = {}) => {
    asked.push([method, url, typeof body === "string" ? (JSON.parse(body) as unknown) : undefined]);
    return answer();
  };
  return { asked, client: createClient({ fetch }) };
}

const anyId = expect.stringMatching(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u) as string;
const counted = () => new Response(null, { status: 204 });

it("counts a share of the website", async () => {
  const { asked, client } = clientWith(counted);
  expect(await client.share.record({ type: "website", platform: "copy" })).toBeUndefined();
  expect(asked).toEqual([["POST", "/api/share", { id: anyId, type: "website", platform: "copy" }]]);
});

it("counts a share of a report", async () => {
  const { asked, client } = clientWith(counted);
  const share = { type: "result", platform: "whatsapp", resultId: "q0mD2rYwT1yXfKc8uQZ7Lw" } as const;
  await client.share.record(share);
  expect(asked).toEqual([["POST", "/api/share", { ...share, id: anyId }]]);
});

it("reads the share counts", async () => {
  const stats = { totalShares: 3, platformBreakdown: { copy: 3 }, websiteShares: 2, resultShares: 1 };
  const { asked, client } = clientWith(() => Response.json(stats));
  expect(await client.share.stats()).toEqual(stats);
  expect(asked).toEqual([["GET", "/api/share/stats", undefined]]);
});
