import type { Language } from "@heater-age/messages";
import type { StoredToast } from "./store.ts";

/** What shows the toasts takes. */
export interface ToastPlaceProps {
  readonly language: Language;
  readonly toasts: readonly StoredToast[];
}
