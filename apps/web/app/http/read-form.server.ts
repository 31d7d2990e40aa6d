import { createHash } from "node:crypto";
import { data } from "react-router";

/** Maximum bytes of a form: the longest message, with each character encoded as twelve. */
const MOST = 96 * 1024;

/** Returns a key for the contents of a form, so that submitting it again has the same key. */
export const contentKey = (values: Readonly<Record<string, string>>): string =>
  createHash("sha256").update(JSON.stringify(values)).digest("hex");

/**
 * Parses a form as sent by browsers without scripts.
 *
 * @throws {Response} 413 or 415 when it was not sent by one of our pages.
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
