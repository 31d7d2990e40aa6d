import { storedText } from "../browser/storage.ts";

const storedToken = (id: string) => storedText("localStorage", `report-deletion:${id}`);

/** The token that deletes a report, and its id. */
export interface Deletion {
  readonly id: string;
  readonly deletionToken: string;
}

/** Stores the token that deletes a report in this browser. Without storage, the link that was shown remains. */
export const rememberDeletion = ({ id, deletionToken }: Deletion): void =>
  storedToken(id).write(deletionToken);

/** Returns the token with which this browser can delete a report. */
export function knownDeletion(id: string): Deletion | undefined {
  const deletionToken = storedToken(id).read();
  return deletionToken === null ? undefined : { id, deletionToken };
}

/** Deletes the token, which is useless after the report was deleted. */
export const forgetDeletion = (id: string): void => storedToken(id).write(undefined);

/** What a token in an address is for: `delete` the report, or store it because the server has just `created` one. */
type Purpose = "created" | "delete";

/**
 * Returns the part of an address with the token of a report. The part after `#` is never sent to a server.
 *
 * @example
 * tokenHash("delete", "Zt4nV9bHs2kWxE7pJc1RyA"); //=> "#delete=Zt4nV9bHs2kWxE7pJc1RyA"
 */
export const tokenHash = (purpose: Purpose, token: string): string =>
  `#${new URLSearchParams({ [purpose]: token }).toString()}`;

/** Returns the token in such a part, if there is one. */
export const tokenIn = (hash: string, purpose: Purpose): string | undefined =>
  new URLSearchParams(hash.replace(/^#/u, "")).get(purpose) ?? undefined;
