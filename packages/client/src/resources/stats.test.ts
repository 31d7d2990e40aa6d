import { once } from "node:events";
import { createServer } from "node:http";
import { expect, it, onTestFinished } from "vitest";
import { createClient } from "../index.ts";

const numbers = {
  totalChecks: 3,
  byBrand: [{ brand: "rheem", label: "Rheem", count: 3 }],
  byAgeBand: [{ ageBand: "replace", count: 3 }],
};

/** Starts a server that responds with each status in turn, repeating the last one, and records the requests. */
async function serve(...statuses: readonly number[]) {
  const asked: string[] = [];
  const server = createServer(({ method, url }, response) => {
    const status = statuses[Math.min(asked.length, statuses.length - 1)] ?? 200;
    asked.push(`${method} ${url}`);
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(numbers));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  return { asked, client: createClient({ baseUrl: `http://127.0.0.1:${port}` }) };
}

it("reads the check counts", async () => {
  const { asked, client } = await serve(200);
  expect(await client.stats()).toEqual(numbers);
  expect(asked).toEqual(["GET /api/stats"]);
});

it("retries when the API fails", async () => {
  const { asked, client } = await serve(503, 200);
  expect(await client.stats()).toEqual(numbers);
  expect(asked).toEqual(["GET /api/stats", "GET /api/stats"]);
});
