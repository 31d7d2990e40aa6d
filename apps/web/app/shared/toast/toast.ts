import { createToastStore, type ToastHandle, type ToastMessage } from "./store.ts";

/** The toasts of this page, in the browser. */
export const toasts = createToastStore();

/**
 * Shows a short message for five seconds, from anywhere in the browser. A new one takes the place of the older.
 *
 * @example
 * toast({ title: formatMessage({ id: "share.linkCopied" }) });
 *
 * @example
 * toast({ title: "Error", description: "Failed to generate diagnostic report.", tone: "critical" });
 */
export const toast = (message: ToastMessage): ToastHandle => toasts.add(message);
