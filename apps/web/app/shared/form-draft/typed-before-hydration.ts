/** The form as the server sent it. React makes another where something has changed the page before it came to life. */
let sent = import.meta.env.SSR ? undefined : document.forms[0];

/**
 * What stands in a field of the page's form when the page comes to life: what was typed before is in the form that the
 * server sent.
 *
 * @param name Name of the field.
 * @param now What stands in it now.
 */
export function typedBeforeHydration(name: string, now: string): string {
  const value = sent && new FormData(sent).get(name);
  // Forms that come later are others.
  setTimeout(() => {
    sent = undefined;
  });
  return typeof value === "string" ? value : now;
}
