import type { Language } from "@heater-age/messages";
import { countShare } from "./count-share.ts";
import type { Shareable } from "./targets.ts";

/** Whether the device is held in the hand and has a menu of its own for sharing. */
const hasMenu = (data: ShareData): boolean =>
  matchMedia("(pointer: coarse)").matches &&
  typeof navigator.share === "function" &&
  (typeof navigator.canShare !== "function" || navigator.canShare(data));

/**
 * Opens the device's own menu for sharing, on phones and tablets. Called from a handler of a press.
 *
 * @returns false where there is none, or it does not open.
 */
export async function shareNatively(what: Shareable, language: Language): Promise<boolean> {
  const { title, text, address } = what;
  const data = { title, text, url: address };
  if (!hasMenu(data)) return false;
  try {
    await navigator.share(data);
    countShare(what, "native", language);
    return true;
  } catch (error) {
    // Closed without having chosen anything.
    return error instanceof DOMException && error.name === "AbortError";
  }
}
