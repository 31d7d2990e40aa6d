const keyOf = (id: string): string => `report-deletion:${id}`;

/** What deletes a report, and which. */
export interface Deletion {
  readonly id: string;
  readonly deletionToken: string;
}

/** Keeps in this browser what deletes a report. Where nothing can be kept, the link that was shown remains. */
export function rememberDeletion({ id, deletionToken }: Deletion): void {
  try {
    localStorage.setItem(keyOf(id), deletionToken);
  } catch {
    // The browser keeps nothing.
  }
}

/** What this browser knows to delete a report with. */
export function knownDeletion(id: string): Deletion | undefined {
  try {
    const deletionToken = localStorage.getItem(keyOf(id));
    return deletionToken === null ? undefined : { id, deletionToken };
  } catch {
    return undefined;
  }
}

/** Forgets it: it is of no use any more. */
export function forgetDeletion(id: string): void {
  try {
    localStorage.removeItem(keyOf(id));
  } catch {
    // The browser keeps nothing.
  }
}

/**
 * The part of an address that lets its reader delete the report. What follows `#` is sent to no server.
 *
 * @example
 * deletionHash("Zt4nV9bHs2kWxE7pJc1RyA"); //=> "#delete=Zt4nV9bHs2kWxE7pJc1RyA"
 */
export const deletionHash = (token: string): string =>
  `#${new URLSearchParams({ delete: token }).toString()}`;

/** What such a part holds, if it is one. */
export const tokenIn = (hash: string): string | undefined =>
  new URLSearchParams(hash.replace(/^#/u, "")).get("delete") ?? undefined;
