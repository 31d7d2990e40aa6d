// Imported before every program of the product: the API reports the CPU time of its longest block on a port.
import { createServer } from "node:http";
import { join } from "node:path";
import { isMainThread } from "node:worker_threads";

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

// Its workers answer no request.
if (isMainThread && process.argv[1]?.endsWith(join("src", "main.ts")) === true) {
  turn();
  const server = createServer((_request, response) => {
    response.end(String(longest));
    longest = 0;
  });
  server.listen(Number(process.env["BLOCKS_PORT"]), "127.0.0.1").unref();
}
