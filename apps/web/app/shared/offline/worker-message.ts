import type { Language } from "@heater-age/messages";

/** A message from a page to the service worker. */
export type WorkerMessage =
  /** Activates the waiting version if it has this mark, or in any case without one. */
  | { readonly task: "take-over"; readonly mark?: string }
  /** Caches a language, with its pages that work offline. */
  | { readonly task: "cache-language"; readonly language: Language }
  /** Caches the scanner. */
  | { readonly task: "cache-scanner" }
  /** Succeeds if the scanner is cached. */
  | { readonly task: "is-scanner-cached" };

/** Sends a message to a service worker. Resolves to whether its task succeeded. */
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

/** Sends a message to the service worker that controls this page. Resolves to `undefined` without one. */
export async function askWorker(message: WorkerMessage): Promise<boolean | undefined> {
  const { serviceWorker } = navigator as { readonly serviceWorker?: ServiceWorkerContainer };
  const worker = serviceWorker?.controller ?? undefined;
  return worker && tellWorker(worker, message);
}
