import { createToastStore } from "./store.ts";

/** The toasts of this page, in the browser. */
export const toasts = createToastStore();
