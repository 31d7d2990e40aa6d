import { isIP, SocketAddress } from "node:net";

/** The part of a request that identifies its visitor. */
interface AddressedRequest {
  /** The address that the trusted proxies name. A proxy may write a port, or no address at all. */
  readonly ip: string;
  readonly socket: { readonly remoteAddress?: string | undefined };
}

/**
 * Returns the IP address of a visitor without a port. Where the trusted proxies name none, it is the address of the
 * connection: otherwise each invalid value would get its own rate limit.
 *
 * @example
 * visitorAddress({ ip: "[2001:db8::1]:80", socket: { remoteAddress: "10.0.0.1" } }); //=> "2001:db8::1"
 * visitorAddress({ ip: "unknown", socket: { remoteAddress: "10.0.0.1" } }); //=> "10.0.0.1"
 */
export function visitorAddress({ ip, socket }: AddressedRequest): string {
  if (isIP(ip) !== 0) return ip;
  // A closed connection has no address.
  return SocketAddress.parse(ip)?.address ?? socket.remoteAddress ?? "";
}
