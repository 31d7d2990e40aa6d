const SESSION = "error_session_id";

const unique = (kind: string): string =>
  `${kind}_${Date.now()}_${Math.random().toString(36).slice(2, 11).padEnd(9, "0")}`;

/**
 * Returns an id for an error, which is shown to the visitor.
 *
 * @example
 * newErrorId(); //=> "app_1763631000000_p7q2m4x0c"
 */
export const newErrorId = (): string => unique("app");

let unkept: string | undefined;

/**
 * Returns the id of this visit, the same for all its errors. It reveals nothing about the visitor.
 *
 * @example
 * sessionId(); //=> "sess_1763631000000_k3v9x2a1b"
 */
export function sessionId(): string {
  try {
    const kept = sessionStorage.getItem(SESSION);
    if (kept !== null) return kept;
    const id = unique("sess");
    sessionStorage.setItem(SESSION, id);
    return id;
  } catch {
    // Without storage it is the same until the page is closed.
    unkept ??= unique("sess");
    return unkept;
  }
}
