const first = Number(process.env["E2E_PORT"] ?? 4310);

/**
 * Ports of the test servers: the normal website, one whose API is down, and one configured with other companies'
 * services.
 */
export const ports = {
  web: first,
  api: first + 1,
  webWithoutApi: first + 2,
  nothing: first + 3,
  webWithServices: first + 4,
} as const;

/** Returns the ports of one test, for servers that it starts and stops itself. */
export const ownPorts = (parallelIndex: number) => ({
  web: first + 10 + 2 * parallelIndex,
  api: first + 11 + 2 * parallelIndex,
});
