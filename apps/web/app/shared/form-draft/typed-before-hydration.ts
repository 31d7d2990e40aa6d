/** The form as the server sent it. React replaces it if something else changed the page before hydration. */
let sent = import.meta.env.SSR ? undefined : document.forms[0];

/**
 * Returns the text of a field at hydration. What was typed before is in the form that the server sent.
 *
 * @param name Name of the field.
 * @param now Its text now.
 */
export function typedBeforeHydration(name: string, now: string): string {
  const value = sent && new FormData(sent).get(name);
  // Later forms are different ones.
  setTimeout(() => {
    sent = undefined;
  });
  return typeof value === "string" ? value : now;
}
