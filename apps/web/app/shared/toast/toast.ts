import { createElement } from "react";
import { createRoot } from "react-dom/client";
import { toasts } from "./page-toasts.ts";
import type { ToastHandle, ToastMessage } from "./store.ts";
import { Toaster } from "./Toaster.tsx";

let shown = false;

/** Toasts stand beside the page, which knows nothing of them until there is one. */
function showToasts(): void {
  if (shown) return;
  shown = true;
  const place = document.createElement("div");
  document.body.append(place);
  createRoot(place).render(createElement(Toaster));
}

/**
 * Shows a short message for five seconds, from anywhere in the browser. A new one takes the place of the older.
 *
 * @example
 * toast({ title: formatMessage({ id: "share.linkCopied" }) });
 *
 * @example
 * toast({ title: "Error", description: "Failed to generate diagnostic report.", tone: "critical" });
 */
export function toast(message: ToastMessage): ToastHandle {
  showToasts();
  return toasts.add(message);
}
