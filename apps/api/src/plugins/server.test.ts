import { connect, type Socket } from "node:net";
import { setInterval as every } from "node:timers/promises";
import { describe, expect, it, onTestFinished } from "vitest";
import { nowhere, service } from "../../test/service.ts";
import { headerLimit } from "./server.ts";

const hurry = { headers: 400, request: 800, idle: 400, checkInterval: 50 };

async function listening() {
  const { app } = await service({ url: nowhere, timeouts: hurry });
  return Number(new URL(await app.listen({ port: 0, host: "127.0.0.1" })).port);
}

interface Connection {
  readonly socket: Socket;
  /** The whole response, after the server has closed the connection. */
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

/** Sends a byte from time to time, for as long as the server listens. */
async function drip({ socket }: Connection) {
  for await (const _ of every(20)) {
    if (socket.destroyed || !socket.writable) return;
    socket.write("a");
  }
}

const body = JSON.stringify({ brand: "rheem", serialNumber: "RH0504B01826" });

describe("a slow sender", () => {
  it.each([
    ["headers", "POST /api/check HTTP/1.1\r\nhost: x\r\nx-slow: "],
    [
      "a body",
      "POST /api/check HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 60000\r\n\r\n",
    ],
  ])("408 request-timeout for %s, while others are served", async (_what, beginning) => {
    const port = await listening();
    const slow = Array.from({ length: 50 }, () => open(port));
    for (const connection of slow) {
      connection.socket.write(beginning);
      void drip(connection);
    }
    const response = await fetch(`http://127.0.0.1:${port}/api/check`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body,
    });
    expect(response.status).toBe(200);
    for (const answer of await Promise.all(slow.map((connection) => connection.answer)))
      expect(answer).toMatch(/^HTTP\/1\.1 408 .*"code":"request-timeout"/su);
  });

  it("is disconnected if it sends nothing", async () => {
    const { answer } = open(await listening());
    expect(await answer).toMatch(/^(?:HTTP\/1\.1 408 |$)/u);
  });
});

describe("a request", () => {
  it("400 invalid-request for invalid HTTP", async () => {
    const { socket, answer } = open(await listening());
    socket.write("hello\r\n\r\n");
    expect(await answer).toMatch(/^HTTP\/1\.1 400 Bad Request.*"code":"invalid-request"/su);
  });

  it("431 headers-too-large", async () => {
    const { socket, answer } = open(await listening());
    socket.write(`GET /healthz HTTP/1.1\r\nhost: x\r\nx-large: ${"y".repeat(headerLimit)}\r\n\r\n`);
    expect(await answer).toMatch(/^HTTP\/1\.1 431 .*"code":"headers-too-large"/su);
  });

  it("400 invalid-request for a long path segment", async () => {
    const { app } = await service({ url: nowhere });
    const response = await app.inject({ url: `/api/reports/${"x".repeat(101)}` });
    expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([400, "invalid-request"]);
  });

  it("does not wait for the rest of a previous, refused request", async () => {
    const { socket, answer } = open(await listening());
    const table = "a".repeat(500_000);
    socket.write(
      `POST /api/check/batch HTTP/1.1\r\nhost: x\r\ncontent-type: text/csv\r\ncontent-length: ${table.length}\r\n\r\n${table}`,
    );
    socket.write("GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n");
    expect(await answer).toMatch(/^HTTP\/1\.1 400 .*"code":"csv-malformed".*HTTP\/1\.1 200 .*alive/su);
  });
});
