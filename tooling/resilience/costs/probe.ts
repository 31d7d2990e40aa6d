// Imported before the API: tells on a socket how much processor time its longest block took.
import { createServer } from "node:net";

const socketPath = process.env["BLOCKS_SOCKET"];

function processorTime(): number {
  // The system brings the time of this thread up to date when it is asked for the time of the process.
  process.cpuUsage();
  const { user, system } = process.threadCpuUsage();
  return user + system;
}

let longest = 0;
let last = processorTime();

/** Runs once in each turn of the event loop, without keeping it awake. A turn serves no other request. */
function turn(): void {
  const now = processorTime();
  longest = Math.max(longest, now - last);
  last = now;
  setImmediate(turn).unref();
}

if (socketPath !== undefined) {
  turn();
  const server = createServer((socket) => {
    socket.on("error", () => {});
    socket.on("data", () => {
      socket.write(`${longest}\n`);
      longest = 0;
    });
  });
  server.listen(socketPath).unref();
}
