const pinned = /^ {4}resolution: \{integrity: sha512-[\w+/]{86}==\}$/u;

/**
 * Returns the lines of a pnpm lock file that don't pin a registry package by its SHA-512. pnpm would use a URL in such
 * a line instead of the registry.
 */
export const lockFaults = (lock: string): readonly { readonly line: number; readonly text: string }[] =>
  lock
    .split("\n")
    .map((text, index) => ({ text, line: index + 1 }))
    .filter(({ text }) =>
      /^\s*resolution:/u.test(text) ? !pinned.test(text) : /\b(?:git|https?|ssh):/u.test(text),
    )
    .map(({ text, line }) => ({ line, text: text.trim() }));
