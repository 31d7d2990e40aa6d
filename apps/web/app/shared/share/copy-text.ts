/**
 * Puts a text on the clipboard, the old way where the new one is not to be had. Called from a handler of a press.
 *
 * @returns whether it is there.
 *
 * @example
 * if (await copyText(location.href)) toast({ title: formatMessage({ id: "share.copied" }) });
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyFromPage(text);
  }
}

/** The only way where the clipboard is closed to pages, as on an address without https. */
function copyFromPage(text: string): boolean {
  const before = document.activeElement;
  const area = document.createElement("textarea");
  area.value = text;
  area.setAttribute("readonly", "");
  area.setAttribute("aria-hidden", "true");
  // What lies behind a dialog cannot be selected.
  (document.querySelector("dialog:modal") ?? document.body).append(area);
  area.select();
  const done = document.execCommand("copy");
  area.remove();
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  return done;
}
