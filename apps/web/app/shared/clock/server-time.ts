/**
 * Requests the server's time.
 *
 * @param patience Milliseconds to wait for it.
 * @returns Milliseconds since 1970; `NaN` if the response has no time, and `undefined` without a connection.
 */
export async function serverTime(patience = 10_000): Promise<number | undefined> {
  try {
    const asked = { method: "HEAD", cache: "no-store", signal: AbortSignal.timeout(patience) } as const;
    const { headers } = await fetch("/icon.svg", asked);
    return Date.parse(headers.get("date") ?? "");
  } catch {
    return undefined;
  }
}
