import { type Language, languages } from "@heater-age/messages";
import { appManifestPath } from "../../seo/manifest-path.ts";
import { watchQueue } from "../queue/queue.ts";
import { hasSaved } from "../saved-heaters/has-saved.ts";
import { isMetered, savesData } from "../offline/connection.ts";
import { whenIdle } from "../offline/when-idle.ts";
import { watchUpdates } from "./updates.ts";
import { tellWorker, type WorkerMessage } from "./worker-message.ts";

/** Returns whether the site was opened as an installed app. */
const isInstalled = (): boolean => window.matchMedia("(display-mode: standalone)").matches;

/**
 * Caches the other languages too, and the scanner if the app is installed, unless downloads may cost money. Stops when
 * a new version appears, which will cache them itself.
 */
async function cacheMore(language: Language): Promise<void> {
  const registration = await navigator.serviceWorker.ready;
  const { active: worker } = registration;
  if (worker === null || isMetered()) return;
  const others = languages.filter(({ code }) => code !== language);
  const tasks: readonly WorkerMessage[] = [
    ...others.map(({ code }) => ({ task: "cache-language", language: code }) as const),
    ...(isInstalled() ? [{ task: "cache-scanner" } as const] : []),
  ];
  for (const task of tasks) {
    if ((registration.installing ?? registration.waiting) !== null) return;
    await tellWorker(worker, task);
  }
}

let isStarted = false;

/**
 * Sends queued checks, looks for recalls of saved heaters, and registers the service worker, which caches the site for
 * use offline, unless the visitor saves data. Skips what a browser without storage can't do.
 */
export async function startBackgroundTasks(language: Language): Promise<void> {
  if (isStarted || !import.meta.env.PROD) return;
  isStarted = true;
  watchQueue();
  if (hasSaved()) {
    // Only visitors with saved heaters load the code that reads them.
    import("../saved-heaters/watch-recalls.ts").then(
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
  if (active === null) return;
  // Only a service worker can receive photos that are shared with the app.
  document.querySelector("link[rel=manifest]")?.setAttribute("href", appManifestPath(language));
  await tellWorker(active, { task: "cache-language", language });
  whenIdle(() => void cacheMore(language));
}
