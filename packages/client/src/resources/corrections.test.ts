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

const id = "5b1f0c64-a2d9-4f0f-8d3f-6d0c0d8a1b7e";
const anyId = expect.stringMatching(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u) as string;

const plate = {
  brand: "rheem",
  serialNumber: "RH 0504B01826",
  printedDate: "2004-05",
  seenOn: "rating-plate",
} as const;

it("sends a printed date, and returns whether it agrees with the decoded date", async () => {
  const { asked, client } = clientWith(() => Response.json({ success: true, agreement: "agrees" }));
  expect(await client.corrections.send(plate)).toEqual({ success: true, agreement: "agrees" });
  expect(asked).toEqual([["POST", "/api/corrections", { ...plate, id: anyId }]]);
});

it("sends a note too, and nothing that the API refuses", async () => {
  const { asked, client } = clientWith(() => Response.json({ success: true, agreement: "agrees" }));
  const noted = { ...plate, id, note: "MFG. DATE 05/2004" };
  const withMore = { ...noted, photo: "data:" };
  await client.corrections.send(withMore);
  expect(asked).toEqual([["POST", "/api/corrections", noted]]);
});

it("names the invalid field", async () => {
  const refusal = {
    statusCode: 400,
    code: "correction-date",
    message: "Please give the date as it is printed.",
  };
  const { client } = clientWith(() => Response.json(refusal, { status: 400 }));
  await expect(client.corrections.send({ ...plate, printedDate: "May" })).rejects.toMatchObject({
    code: "correction-date",
    text: "Please give the date as it is printed.",
  });
});
