import { createHash } from "node:crypto";

const derive = (purpose: string, requestId: string): string =>
  createHash("sha256")
    .update(`${purpose} ${requestId.toLowerCase()}`)
    .digest()
    .subarray(0, 16)
    .toString("base64url");

/**
 * Returns the public id of a report and the token that deletes it, both 128 bits in 22 letters, digits, hyphens and
 * underscores. They follow from the id of the request, so that a repeated request gets the same ones. Neither can be
 * found from the other, because only the caller knows the id of the request: it is not stored.
 *
 * @param requestId Random UUID.
 */
export const reportIds = (requestId: string): { readonly id: string; readonly deletionToken: string } => ({
  id: derive("report", requestId),
  deletionToken: derive("deletion", requestId),
});
