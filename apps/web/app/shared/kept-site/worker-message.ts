import type { Language } from "@heater-age/messages";

/** What a page asks of the service worker. */
export type WorkerMessage =
  /** Replace the version that is in use, if the page has this file, or else whatever it has. */
  | { readonly task: "take-over"; readonly mark?: string }
  /** Keep what a language needs, and its pages that work without a network. */
  | { readonly task: "keep-language"; readonly language: Language }
  /** Keep what reads photos of labels. */
  | { readonly task: "keep-scanner" }
  /** Say whether all of that is kept. */
  | { readonly task: "has-scanner" };

/** Sends a message to the service worker. Resolves to whether the worker did, or has, what it says. */
export const tellWorker = (worker: ServiceWorker, message: WorkerMessage): Promise<boolean> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener("message", ({ data }) => {
      port1.close();
      resolve(data === true);
    });
    port1.start();
    worker.postMessage(message, [port2]);
  });
