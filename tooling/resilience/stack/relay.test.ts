import { connect, createServer, type Socket } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { startRelay } from "./relay.ts";

/** An echo server, with a network to it that a test can break. */
async function echo() {
  const server = createServer((socket) => {
    socket.on("error", () => {});
    socket.pipe(socket);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const relay = await startRelay({ host: "127.0.0.1", port });
  onTestFinished(async () => {
    await relay.close();
    server.close();
  });
  const open = (): Socket => {
    const socket = connect(relay.port, "127.0.0.1");
    socket.on("error", () => {});
    onTestFinished(() => void socket.destroy());
    return socket;
  };
  return { relay, open };
}

const heard = (socket: Socket, length: number): Promise<string> =>
  new Promise((resolve) => {
    let text = "";
    socket.on("data", (piece) => {
      text += String(piece);
      if (text.length >= length) resolve(text);
    });
    socket.on("close", () => resolve(`${text} closed`));
  });

it("delivers all data in order over a slow network that loses pieces", async () => {
  const { relay, open } = await echo();
  Object.assign(relay.weather, { latency: 5, loss: 50, resend: 20 });
  const socket = open();
  const words = Array.from({ length: 20 }, (_, index) => `word ${index};`);
  for (const word of words) {
    socket.write(word);
    await new Promise(setImmediate);
  }
  const all = words.join("");
  expect(await heard(socket, all.length)).toBe(all);
});

it("delivers nothing during a stall and keeps the connection open", async () => {
  const { relay, open } = await echo();
  const socket = open();
  socket.write("one");
  expect(await heard(socket, 3)).toBe("one");
  relay.weather.stalled = true;
  const later = heard(socket, 3);
  socket.write("two");
  expect(await Promise.race([later, new Promise((resolve) => setTimeout(resolve, 200, "nothing"))])).toBe(
    "nothing",
  );
  expect(socket.closed).toBe(false);
});

it("cuts open connections", async () => {
  const { relay, open } = await echo();
  const socket = open();
  socket.write("one");
  await heard(socket, 3);
  const later = heard(socket, 99);
  relay.cut();
  expect(await later).toMatch(/closed$/u);
});
