// Imported before the API: reports the CPU time of its longest block on a port.
import { createServer } from "node:net";
import { isMainThread } from "node:worker_threads";

const port = process.env["BLOCKS_PORT"];

function readProcessorTime(): number {
  // Reading the process time makes the system update this thread's time.
  process.cpuUsage();
  const { user, system } = process.threadCpuUsage();
  return user + system;
}

let longest = 0;
let last = readProcessorTime();

/** Runs once in each turn of the event loop, without keeping it awake. A turn serves no other request. */
function turn(): void {
  const now = readProcessorTime();
  longest = Math.max(longest, now - last);
  last = now;
  setImmediate(turn).unref();
}

// A worker inherits this import, but answers no request.
if (isMainThread && port !== undefined) {
  turn();
  const server = createServer((socket) => {
    socket.on("error", () => {});
    socket.on("data", () => {
      socket.write(`${longest}\n`);
      longest = 0;
    });
  });
  server.listen(Number(port), "127.0.0.1").unref();
}
