import { storedText } from "../browser/storage.ts";

const session = storedText("sessionStorage", "error_session_id");

const unique = (kind: string): string =>
  `${kind}_${Date.now()}_${Math.random().toString(36).slice(2, 11).padEnd(9, "0")}`;

/**
 * Returns an id for an error, which is shown to the visitor.
 *
 * @example
 * newErrorId(); //=> "app_1763631000000_p7q2m4x0c"
 */
export const newErrorId = (): string => unique("app");

let visit: string | undefined;

/**
 * Returns the id of this visit, which its error reports share. It reveals nothing about the visitor. Without storage,
 * it lasts until the page closes.
 *
 * @example
 * sessionId(); //=> "sess_1763631000000_k3v9x2a1b"
 */
export function sessionId(): string {
  visit = session.read() ?? visit ?? unique("sess");
  session.write(visit);
  return visit;
}
