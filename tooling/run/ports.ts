import { createServer } from "node:net";

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
 * Returns the first of several consecutive free ports on this machine.
 *
 * @example
 * await freePorts(4, 4310); //=> 4310, or 4314 while a server listens on 4311
 */
export async function freePorts(count: number, from: number): Promise<number> {
  for (let first = from; first + count < 65_536; first += count) {
    const row = Array.from({ length: count }, (_, index) => isFree(first + index, "127.0.0.1"));
    if ((await Promise.all(row)).every(Boolean)) return first;
  }
  throw new Error(`There are no ${count} free ports in a row.`);
}

/** Returns the host of a URL for a server that listens on `host`: "127.0.0.1" for "0.0.0.0", "[::1]" for "::1". */
export function reachable(host: string): string {
  if (host === "0.0.0.0") return "127.0.0.1";
  if (host === "::") return "[::1]";
  return host.includes(":") ? `[${host}]` : host;
}
