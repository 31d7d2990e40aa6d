import { once } from "node:events";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { expect, it, onTestFinished } from "vitest";
import { createClient } from "../index.ts";

const refused = {
  statusCode: 400,
  code: "brand-unknown",
  error: "Bad Request",
  message: "We do not know this brand.",
};
const results = [
  { success: true, manufacturingDate: "2004-05" },
  { success: false, invalid: refused },
];

/** Starts a server that answers with each status in turn, the last one again and again, and notes what is sent. */
async function serve(...statuses: readonly number[]) {
  const sent: unknown[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const status = statuses[Math.min(sent.length, statuses.length - 1)] ?? 200;
      sent.push([request.method, request.url, JSON.parse(body)]);
      const answer = status === 200 ? { results } : refused;
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(answer));
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  return { sent, client: createClient({ baseUrl: `http://127.0.0.1:${port}` }) };
}

const inputs = [
  { brand: "rheem", serialNumber: "RH0504B01826" },
  { brand: "acme", serialNumber: "RH0504B01826", modelNumber: "XE40M09EL55U1" },
] as const;

it("checks many serial numbers in one call", async () => {
  const { sent, client } = await serve(200);
  const [first, second] = await client.checkBatch(inputs);
  expect(first?.success === true && first.manufacturingDate).toBe("2004-05");
  expect(second?.invalid?.code).toBe("brand-unknown");
  expect(sent).toEqual([
    ["POST", "/api/check/batch", { checks: [{ ...inputs[0], modelNumber: "" }, inputs[1]] }],
  ]);
});

it("is made once, and again when a key makes that safe", async () => {
  const single = await serve(503, 200);
  await expect(single.client.checkBatch(inputs)).rejects.toMatchObject({ status: 503 });
  expect(single.sent).toHaveLength(1);
  const again = await serve(503, 200);
  expect(await again.client.checkBatch(inputs, { idempotencyKey: "4c8b1b52-8d0e-4e0c" })).toHaveLength(2);
  expect(again.sent).toHaveLength(2);
});

it("tells what is wrong with the whole", async () => {
  const { client } = await serve(400);
  await expect(client.checkBatch([])).rejects.toMatchObject({ status: 400, code: "brand-unknown" });
});
