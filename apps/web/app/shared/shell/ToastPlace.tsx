import type { Language } from "@heater-age/messages";
import { Toast } from "@heater-age/ui/Toast";
import { pathIn } from "../../seo/paths.ts";
import { textsAt } from "./texts.ts";
import { type StoredToast, toasts } from "./store.ts";

export interface ToastPlaceProps {
  readonly language: Language;
  readonly toast: StoredToast | undefined;
  /** The element that contains the toasts. */
  readonly container: HTMLElement;
}

/** Renders toasts with the behavior that the specification requires. */
export function ToastPlace({ language, toast, container }: ToastPlaceProps) {
  const { formatMessage } = textsAt(pathIn(language, "/")).intl;
  return (
    <Toast
      viewportLabel={formatMessage({ id: "toast.place" }, { hotkey: "{hotkey}" })}
      announcement={formatMessage({ id: "toast.announcement" })}
      closeLabel={formatMessage({ id: "shell.close" })}
      container={container}
      toast={toast}
      onClose={toasts.dismiss}
    />
  );
}
