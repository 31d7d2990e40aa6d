import { connect, type Socket } from "node:net";
import { setInterval as every, setTimeout as wait } from "node:timers/promises";
import Fastify from "fastify";
import { describe, expect, it, onTestFinished } from "vitest";
import { closeInOrder, limitAddresses, timeouts, serverOptions } from "./connections.ts";

const hurry = { headers: 400, request: 800, idle: 400, checkInterval: 50, end: 300 };

async function listening(times = hurry) {
  const app = Fastify(serverOptions(times));
  app.get("/", async () => "here");
  app.get("/slow", async () => {
    await wait(200);
    return "late";
  });
  app.get("/never", () => new Promise(() => {}));
  app.post("/", async ({ body }) => body);
  onTestFinished(() => app.close());
  const url = await app.listen({ port: 0, host: "127.0.0.1" });
  return { app, port: Number(new URL(url).port) };
}

interface Connection {
  readonly socket: Socket;
  /** The whole response, once the server has closed the connection. */
  readonly answer: Promise<string>;
}

function open(port: number): Connection {
  const socket = connect({ port, host: "127.0.0.1" });
  onTestFinished(() => void socket.destroy());
  let text = "";
  socket.on("data", (bytes) => (text += String(bytes)));
  // A server that stops reading can reset the connection after its response.
  socket.on("error", () => {});
  return { socket, answer: new Promise((resolve) => socket.once("close", () => resolve(text))) };
}

/** Sends a byte at intervals while the server listens. */
async function drip({ socket }: Connection) {
  for await (const _ of every(20)) {
    if (socket.destroyed || !socket.writable) return;
    socket.write("a");
  }
}

describe("closes the connection of a slow sender", () => {
  it.each([
    ["headers", "GET / HTTP/1.1\r\nhost: x\r\nx-slow: "],
    ["a body", "POST / HTTP/1.1\r\nhost: x\r\ncontent-type: text/plain\r\ncontent-length: 60000\r\n\r\n"],
  ])("with %s", async (_what, beginning) => {
    const { port } = await listening();
    const connection = open(port);
    connection.socket.write(beginning);
    void drip(connection);
    expect(await connection.answer).toMatch(/^HTTP\/1\.1 408 /u);
  });
});

describe("a server that shuts down", () => {
  it("finishes requests in progress and later ones on the same connection", async () => {
    const { app, port } = await listening({ ...hurry, end: 10_000 });
    const { socket, answer } = open(port);
    socket.write("GET /slow HTTP/1.1\r\nhost: x\r\n\r\n");
    await wait(100);
    const closed = closeInOrder(app);
    socket.write("GET / HTTP/1.1\r\nhost: x\r\n\r\n");
    await closed;
    const text = await answer;
    expect(text.match(/HTTP\/1\.1 \d+/gu)).toEqual(["HTTP/1.1 200", "HTTP/1.1 200"]);
    expect(text).toContain("late");
  });

  it("does not wait indefinitely", async () => {
    const { app, port } = await listening();
    const { socket, answer } = open(port);
    socket.write("GET /never HTTP/1.1\r\nhost: x\r\n\r\n");
    await wait(100);
    await closeInOrder(app, 100);
    expect(await answer).toBe("");
  });
});

describe("a server with a limit for each address", () => {
  it.each([
    ["closes further connections of an address, until others are closed", 0],
    ["does not count behind a proxy, whose address all of them have", 1],
  ])("%s", async (_name, trustedProxies) => {
    const { app, port } = await listening({ ...hurry, idle: 10_000 });
    limitAddresses(app.server, { trustedProxies, perAddress: 2 });
    const ask = async () => {
      const { socket, answer } = open(port);
      const first = new Promise<string>((resolve) => socket.once("data", (bytes) => resolve(String(bytes))));
      socket.write("GET / HTTP/1.1\r\nhost: x\r\n\r\n");
      return { socket, text: await Promise.race([first, answer]) };
    };
    const [one] = [await ask(), await ask()];
    const third = await ask();
    expect(third.text).toMatch(trustedProxies === 0 ? /^$/u : /^HTTP\/1\.1 200/u);
    one.socket.destroy();
    await wait(50);
    expect((await ask()).text).toMatch(/^HTTP\/1\.1 200/u);
  });
});

it("times out visitors in seconds, and keeps idle connections longer than proxies do", () => {
  expect(timeouts.headers).toBeLessThan(timeouts.request);
  expect(timeouts.idle).toBeGreaterThan(60_000);
});
