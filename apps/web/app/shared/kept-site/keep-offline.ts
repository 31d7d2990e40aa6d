import { type Language, languages } from "@heater-age/messages";
import { appManifestPath } from "../../seo/manifest-path.ts";
import { watchQueue } from "../queue/queue.ts";
import { hasSaved } from "../saved-heaters/has-saved.ts";
import { isMetered } from "../offline/connection.ts";
import { whenIdle } from "../offline/when-idle.ts";
import { watchUpdates } from "./updates.ts";
import { tellWorker } from "./worker-message.ts";

/** Whether the site was opened as an installed app. */
const isInstalled = (): boolean => window.matchMedia("(display-mode: standalone)").matches;

/** Keeps the other languages too, and the scanner if the app is installed, unless downloads may cost money. */
async function keepMore(language: Language): Promise<void> {
  const { active: worker } = await navigator.serviceWorker.ready;
  if (worker === null || isMetered()) return;
  for (const { code } of languages) {
    if (code !== language) await tellWorker(worker, { task: "keep-language", language: code });
  }
  if (isInstalled()) await tellWorker(worker, { task: "keep-scanner" });
}

let isStarted = false;

/**
 * Keeps the site on this device, so that it opens without a network, sends the checks that wait for one, and looks for
 * recalls of saved heaters. Does nothing in browsers that can't store anything, or aren't allowed to.
 */
export async function keepOffline(language: Language): Promise<void> {
  if (isStarted || !import.meta.env.PROD) return;
  isStarted = true;
  watchQueue();
  if (hasSaved()) {
    // Only visitors with saved heaters load what reads them.
    import("../saved-heaters/watch-recalls.ts").then(
      ({ watchRecalls }) => watchRecalls(),
      () => undefined,
    );
  }
  const { serviceWorker } = navigator as Partial<Pick<Navigator, "serviceWorker">>;
  if (serviceWorker === undefined) return;
  const registration = await serviceWorker.register("/service-worker.js");
  // A message to the old worker would keep it alive, and the new one can only take over when the old one is idle.
  await watchUpdates(registration);
  const { active } = await serviceWorker.ready;
  if (active === null) return;
  // Only a worker can receive photos that are shared with the app.
  document.querySelector("link[rel=manifest]")?.setAttribute("href", appManifestPath(language));
  await tellWorker(active, { task: "keep-language", language });
  whenIdle(() => void keepMore(language));
}
