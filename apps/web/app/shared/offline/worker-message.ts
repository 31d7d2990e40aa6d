import type { Language } from "@heater-age/messages";

export type WorkerMessage =
  /** Activates the waiting version if it has this mark, or in any case without one. */
  | { readonly task: "take-over"; readonly mark?: string }
  /** Caches a language, with its pages that work offline. */
  | { readonly task: "cache-language"; readonly language: Language };

/** Sends a message to a service worker. Resolves to whether its task succeeded. */
export const postToWorker = (worker: ServiceWorker, message: WorkerMessage): Promise<boolean> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener("message", ({ data }) => {
      port1.close();
      resolve(data === true);
    });
    port1.start();
    worker.postMessage(message, [port2]);
  });
