import type { Language } from "@heater-age/messages";
import { countShare } from "./count-share.ts";
import type { Shareable } from "./targets.ts";

/** Returns whether the device is handheld and its system has a share menu. */
export const hasShareMenu = (data: ShareData): boolean =>
  matchMedia("(pointer: coarse)").matches &&
  typeof navigator.share === "function" &&
  (typeof navigator.canShare !== "function" || navigator.canShare(data));

/**
 * Opens the system's share menu on phones and tablets. Call it in a click handler.
 *
 * @returns false if there is none, or it doesn't open.
 */
export async function shareNatively(what: Shareable, language: Language): Promise<boolean> {
  const { title, text, address } = what;
  const data = { title, text, url: address };
  if (!hasShareMenu(data)) return false;
  try {
    await navigator.share(data);
    countShare(what, "native", language);
    return true;
  } catch (error) {
    // Closed without a choice.
    return error instanceof DOMException && error.name === "AbortError";
  }
}
