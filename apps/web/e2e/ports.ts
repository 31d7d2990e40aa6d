const first = Number(process.env["E2E_PORT"] ?? 4310);

/** Where the servers of the journeys listen: the website as it is, and one whose API is down. */
export const ports = { web: first, api: first + 1, webWithoutApi: first + 2, nothing: first + 3 } as const;
