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

const form = {
  name: "Jane Doe",
  email: "jane@example.com",
  subject: "A brand that is missing",
  message: "My heater’s brand is not on the list.",
};

it("sends a message", async () => {
  const { asked, client } = clientWith(() => Response.json({ success: true }));
  expect(await client.contact.send(form)).toBeUndefined();
  expect(asked).toEqual([["POST", "/api/contact", { ...form, id: anyId }]]);
});

it("sends optional fields, and nothing that the API refuses", async () => {
  const { asked, client } = clientWith(() => Response.json({ success: true }));
  const full = { ...form, id, phone: "555-0100", recaptchaToken: "token" };
  const withMore = { ...full, accepted: true };
  await client.contact.send(withMore);
  expect(asked).toEqual([["POST", "/api/contact", full]]);
});

it("names the invalid field", async () => {
  const refusal = { statusCode: 400, code: "contact-email", message: "Please enter a valid email address" };
  const { client } = clientWith(() => Response.json(refusal, { status: 400 }));
  await expect(client.contact.send({ ...form, email: "jane" })).rejects.toMatchObject({
    code: "contact-email",
    text: "Please enter a valid email address",
  });
});
