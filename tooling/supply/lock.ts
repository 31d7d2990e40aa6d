/** Something in a lock file that does not belong there, by its line. */
export interface LockFault {
  readonly line: number;
  readonly text: string;
}

const pinned = /^ {4}resolution: \{integrity: sha512-[\w+/]{86}==\}$/u;

/**
 * What in a lock file of pnpm is not pinned: a package that does not come from the registry of whoever installs it, by
 * its SHA-512. An address there would be used in place of the registry.
 *
 * @example
 * lockFaults("    resolution: {directory: ../elsewhere, type: directory}");
 * //=> [{ line: 1, text: "resolution: {directory: ../elsewhere, type: directory}" }]
 */
export const lockFaults = (lock: string): readonly LockFault[] =>
  lock
    .split("\n")
    .map((text, index) => ({ text, line: index + 1 }))
    .filter(({ text }) =>
      /^\s*resolution:/u.test(text) ? !pinned.test(text) : /\b(?:git|https?|ssh):/u.test(text),
    )
    .map(({ text, line }) => ({ line, text: text.trim() }));
