import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { limitConnections } from "./limit-connections.ts";

/** Starts a server with ten places, and opens connections that never finish their headers. */
async function withSlow(count: number): Promise<readonly Socket[]> {
  const server = createServer({ headersTimeout: 60_000, connectionsCheckingInterval: 20 });
  limitConnections(server, 10, 100);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const sockets = Array.from({ length: count }, () => connect(port, "127.0.0.1"));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  for (const socket of sockets)
    socket
      .resume()
      .on("error", () => {})
      .write("GET / HTTP/1.1\r\nhost: x\r\nx-slow: ");
  await Promise.all(sockets.map((socket) => once(socket, "connect")));
  return sockets;
}

it("closes connections with unfinished headers early while more than half of the places are taken", async () => {
  const sockets = await withSlow(8);
  const closed = await Promise.all(sockets.map((socket) => once(socket, "close")));
  expect(closed).toHaveLength(8);
});

it("waits longer while fewer are taken", async () => {
  const sockets = await withSlow(3);
  const closed = Promise.race(sockets.map((socket) => once(socket, "close")));
  const later = new Promise((resolve) => setTimeout(resolve, 500, "open"));
  expect(await Promise.race([closed, later])).toBe("open");
});
