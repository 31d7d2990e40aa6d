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
