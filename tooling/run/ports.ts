import { createServer } from "node:net";

/**
 * True when a server could listen there now.
 *
 * @example
 * await isFree(3000, "127.0.0.1"); // false while something else listens
 */
export function isFree(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(port, host, () => {
      probe.close(() => resolve(true));
    });
  });
}

/**
 * The first of some ports in a row that are free on this machine.
 *
 * @throws Error when there are none from `from` on.
 *
 * @example
 * await freePorts(4, 4310); // 4310, or 4314 while something listens on 4311
 */
export async function freePorts(count: number, from: number): Promise<number> {
  for (let first = from; first + count < 65_536; first += count) {
    const row = Array.from({ length: count }, (_, index) => isFree(first + index, "127.0.0.1"));
    if ((await Promise.all(row)).every(Boolean)) return first;
  }
  throw new Error(`There are no ${count} free ports in a row.`);
}

/**
 * The host to ask for a server that listens on `host`.
 *
 * @example
 * reachable("0.0.0.0"); // "127.0.0.1"
 * reachable("::1"); // "[::1]"
 */
export function reachable(host: string): string {
  if (host === "0.0.0.0") return "127.0.0.1";
  if (host === "::") return "[::1]";
  return host.includes(":") ? `[${host}]` : host;
}
