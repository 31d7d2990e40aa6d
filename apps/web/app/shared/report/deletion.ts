const toKey = (id: string): string => `report-deletion:${id}`;

/** The token that deletes a report, and its id. */
export interface Deletion {
  readonly id: string;
  readonly deletionToken: string;
}

/** Stores the token that deletes a report in this browser. Without storage, the link that was shown remains. */
export function rememberDeletion({ id, deletionToken }: Deletion): void {
  try {
    localStorage.setItem(toKey(id), deletionToken);
  } catch {
    // The browser has no storage.
  }
}

/** Returns the token with which this browser can delete a report. */
export function knownDeletion(id: string): Deletion | undefined {
  try {
    const deletionToken = localStorage.getItem(toKey(id));
    return deletionToken === null ? undefined : { id, deletionToken };
  } catch {
    return undefined;
  }
}

/** Deletes the token, which is useless after the report was deleted. */
export function forgetDeletion(id: string): void {
  try {
    localStorage.removeItem(toKey(id));
  } catch {
    // The browser has no storage.
  }
}

/**
 * Returns the part of an address with which its reader can delete the report. The part after `#` is never sent to a
 * server.
 *
 * @example
 * deletionHash("Zt4nV9bHs2kWxE7pJc1RyA"); //=> "#delete=Zt4nV9bHs2kWxE7pJc1RyA"
 */
export const deletionHash = (token: string): string =>
  `#${new URLSearchParams({ delete: token }).toString()}`;

/** Returns the token in such a part, if there is one. */
export const tokenIn = (hash: string): string | undefined => readToken(hash, "delete");

/**
 * Returns the part of the address of a report that the server has just created, with the token for this browser to
 * store.
 */
export const newReportHash = (token: string): string =>
  `#${new URLSearchParams({ created: token }).toString()}`;

/** Returns the token in such a part, if there is one. */
export const newTokenIn = (hash: string): string | undefined => readToken(hash, "created");

const readToken = (hash: string, name: string): string | undefined =>
  new URLSearchParams(hash.replace(/^#/u, "")).get(name) ?? undefined;
