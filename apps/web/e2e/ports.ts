/** Where the servers of the journeys listen: the website as it is, and one whose API is down. */
export const ports = { web: 4310, api: 4311, webWithoutApi: 4312, nothing: 4313 } as const;
