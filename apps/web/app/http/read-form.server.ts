import { createHash } from "node:crypto";
import { data } from "react-router";

/** Maximum bytes of a form: the longest message, with each character encoded as twelve. */
const MOST = 96 * 1024;

/** Returns a UUID for the contents of a form, so that submitting it again has the same one. */
export const contentId = (values: Readonly<Record<string, string>>): string =>
  createHash("sha256")
    .update(JSON.stringify(values))
    .digest("hex")
    // The digits for version 4 and its variant.
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/u, "$1-$2-4$3-8$4-$5");

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
