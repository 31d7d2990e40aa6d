import { createHash } from "node:crypto";
import { data } from "react-router";

/** Bytes that a form may have: the longest message, each character of it written as twelve. */
const MOST = 96 * 1024;

/** Names what a form holds: sent again with the button for it, it is the same. */
export const contentKey = (values: Readonly<Record<string, string>>): string =>
  createHash("sha256").update(JSON.stringify(values)).digest("hex");

/**
 * Reads a form as browsers without scripts send it.
 *
 * @throws {Response} 413 or 415 when it is not one of our pages that sent it.
 */
export async function readForm({ headers, body }: Request): Promise<URLSearchParams> {
  const type = headers.get("content-type") ?? "";
  if (!type.startsWith("application/x-www-form-urlencoded")) throw data(null, { status: 415 });
  const decoder = new TextDecoder();
  let text = "";
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > MOST) throw data(null, { status: 413 });
    text += decoder.decode(chunk, { stream: true });
  }
  return new URLSearchParams(text + decoder.decode());
}
