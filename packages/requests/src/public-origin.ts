import { isIPv4 } from "node:net";

/** Where a request was sent to, as the visitor or a trusted proxy wrote it. */
interface SentRequest {
  /** With or without a colon. */
  readonly protocol: string;
  /** With the port. */
  readonly host: string;
}

const isLoopback = (hostname: string): boolean =>
  hostname === "localhost" || hostname === "[::1]" || (isIPv4(hostname) && hostname.startsWith("127."));

/**
 * Returns the origin for links to the website. A request can contain any host, so the configured origin is used.
 * Without one, only a host on this machine is accepted.
 *
 * @param configured Origin without a slash at the end. Empty or `undefined`: none is configured.
 * @returns `undefined` when the address of the website is unknown.
 *
 * @example
 * publicOrigin("https://heaters.example", { protocol: "http", host: "localhost:3000" }); //=> "https://heaters.example"
 * publicOrigin("", { protocol: "http", host: "localhost:3000" }); //=> "http://localhost:3000"
 * publicOrigin("", { protocol: "http", host: "elsewhere.example" }); //=> undefined
 */
export function publicOrigin(
  configured: string | undefined,
  { protocol, host }: SentRequest,
): string | undefined {
  if (configured !== undefined && configured !== "") return configured;
  const sent = URL.parse(`${protocol.startsWith("https") ? "https" : "http"}://${host}`);
  return sent !== null && isLoopback(sent.hostname) ? sent.origin : undefined;
}
