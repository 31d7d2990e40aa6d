function report(response: Response, address: RequestInfo | URL, request: RequestInit | undefined): void {
  const url = address instanceof Request ? address.url : String(address);
  const data = typeof request?.body === "string" ? request.body : undefined;
  import("./report.ts")
    .then(({ reportRefusal }) => reportRefusal({ method: request?.method ?? "GET", url, data, response }))
    // oxlint-disable-next-line no-console -- nobody else can be told
    .catch((reason: unknown) => console.warn("An error cannot be reported", reason));
}

/**
 * Fetches, and reports it when the API refuses: all but 400, with which it says that the visitor's input is wrong. For
 * pages in the browser; what is made on the server is in the log there.
 *
 * @example
 * const client = createClient({ fetch: reportingFetch });
 */
export const reportingFetch: typeof fetch = async (address, request) => {
  const response = await fetch(address, request);
  if (!response.ok && response.status !== 400) report(response.clone(), address, request);
  return response;
};
