import { createServer } from "node:http";
import { expect, it, onTestFinished } from "vitest";
import { send } from "./load.ts";

/** Starts a server that answers with a status and lists its requests. */
async function listening(status: number) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const { "x-forwarded-for": from = "no address", "content-type": type = "nothing" } = request.headers;
    asked.push(`${request.method} ${request.url} of ${type} for ${String(from)}`);
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return { url: `http://127.0.0.1:${port}`, asked };
}

const requests = [
  { method: "GET", path: "/one" },
  { method: "POST", path: "/two", headers: { "x-forwarded-for": "198.51.100.1" }, body: {} },
] as const;

it("sends the requested number of requests in turn and counts the answers", async () => {
  const { url, asked } = await listening(204);
  const { answered, perSecond, p99 } = await send({ url, requests, callers: 1, until: { requests: 4 } });
  expect(answered).toBe(4);
  const both = ["GET /one of nothing for no address", "POST /two of application/json for 198.51.100.1"];
  expect(asked).toEqual([...both, ...both]);
  expect(perSecond).toBeGreaterThan(0);
  expect(p99).toBeGreaterThan(0);
});

it("throws for a refused request, which would look fast", async () => {
  const { url } = await listening(429);
  await expect(send({ url, requests, callers: 1, until: { requests: 2 } })).rejects.toThrow(
    "2 of 2 requests",
  );
});
