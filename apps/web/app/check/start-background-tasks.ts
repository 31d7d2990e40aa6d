import type { Language } from "@heater-age/messages";
import { watchQueue } from "../shared/offline/queue.ts";
import { hasSaved } from "../shared/heaters/has-saved.ts";
import { savesData } from "../shared/browser/connection.ts";
import { watchUpdates } from "../shared/offline/updates.ts";
import { postToWorker } from "../shared/offline/worker-message.ts";

let isStarted = false;

/**
 * Sends queued checks, looks for recalls of saved heaters, and registers the service worker, which caches the site in
 * this language for use offline, unless the visitor saves data. Skips what a browser without storage can't do.
 */
export async function startBackgroundTasks(language: Language): Promise<void> {
  if (isStarted || !import.meta.env.PROD) return;
  isStarted = true;
  watchQueue();
  if (hasSaved()) {
    // Only visitors with saved heaters load the code that reads them.
    import("../shared/heaters/watch-recalls.ts").then(
      ({ watchRecalls }) => watchRecalls(),
      () => undefined,
    );
  }
  const { serviceWorker } = navigator as Partial<Pick<Navigator, "serviceWorker">>;
  if (serviceWorker === undefined || (serviceWorker.controller === null && savesData())) return;
  const registration = await serviceWorker.register("/service-worker.js");
  // A message would keep the old worker alive, and the new one can only take over when the old one is idle.
  await watchUpdates(registration);
  const { active } = await serviceWorker.ready;
  if (active !== null) await postToWorker(active, { task: "cache-language", language });
}
