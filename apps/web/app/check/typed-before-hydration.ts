/** The form in the server's HTML. React replaces it if another script changed the page before hydration. */
let sent = import.meta.env.SSR ? undefined : document.forms[0];

/** Returns whether the form is the server's, which is not hydrated yet. */
export const isFormSent = (): boolean => import.meta.env.SSR || sent !== undefined;

/**
 * Returns the text of a field at hydration. Earlier input is in the form that the server sent.
 *
 * @param name Name of the field.
 * @param now Its present text.
 */
export function typedBeforeHydration(name: string, now: string): string {
  const value = sent && new FormData(sent).get(name);
  // Later forms are different ones.
  setTimeout(() => {
    sent = undefined;
  });
  return typeof value === "string" ? value : now;
}
