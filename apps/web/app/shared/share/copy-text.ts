/**
 * Copies a text to the clipboard, with a fallback for older browsers. Call it in a click handler.
 *
 * @returns whether it was copied.
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

/** Copies without the clipboard API, which is missing on addresses without https. Returns whether that succeeded. */
function copyFromPage(text: string): boolean {
  const before = document.activeElement;
  const area = document.createElement("textarea");
  area.value = text;
  area.setAttribute("readonly", "");
  area.setAttribute("aria-hidden", "true");
  // Content behind a dialog can't be selected.
  (document.querySelector("dialog:modal") ?? document.body).append(area);
  area.select();
  const done = document.execCommand("copy");
  area.remove();
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  return done;
}
