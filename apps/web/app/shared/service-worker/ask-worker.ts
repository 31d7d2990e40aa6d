import { tellWorker, type WorkerMessage } from "./worker-message.ts";

/** Sends a message to the service worker that controls this page. Resolves to `undefined` without one. */
export async function askWorker(message: WorkerMessage): Promise<boolean | undefined> {
  const { serviceWorker } = navigator as Partial<Pick<Navigator, "serviceWorker">>;
  const worker = serviceWorker?.controller ?? undefined;
  return worker && tellWorker(worker, message);
}
