const first = Number(process.env["E2E_PORT"] ?? 4310);

/**
 * Where the servers of the journeys listen: the website as it is, one whose API is down, and one that is configured with
 * what others offer.
 */
export const ports = {
  web: first,
  api: first + 1,
  webWithoutApi: first + 2,
  nothing: first + 3,
  webWithServices: first + 4,
} as const;
