import { type Language, languages } from "@heater-age/messages";
import { appManifestPath } from "../../seo/manifest-path.ts";
import { watchQueue } from "../queue/queue.ts";
import { hasSaved } from "../saved-heaters/has-saved.ts";
import { isMetered } from "../scan/metered.ts";
import { watchUpdates } from "./updates.ts";
import { whenIdle } from "../offline/when-idle.ts";
import { tellWorker } from "./worker-message.ts";

/** Whether the site was opened as an installed app. */
const isInstalled = (): boolean => window.matchMedia("(display-mode: standalone)").matches;

/** Keeps other languages too, and for an installed app what reads photos. Where bytes may cost money, only when asked. */
async function keepMore(language: Language): Promise<void> {
  const { active: worker } = await navigator.serviceWorker.ready;
  if (worker === null || isMetered()) return;
  for (const { code } of languages) {
    if (code !== language) await tellWorker(worker, { task: "keep-language", language: code });
  }
  if (isInstalled()) await tellWorker(worker, { task: "keep-scanner" });
}

let isBegun = false;

/**
 * Keeps the site on this device, so that it opens without a network, and sends the checks that wait for one. Looks for
 * recalls of saved heaters. Browsers that
 * can't, or are told not to store anything, go without.
 */
export async function keepOffline(language: Language): Promise<void> {
  if (isBegun || !import.meta.env.PROD) return;
  isBegun = true;
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
  // A message would wake the worker that is being replaced, and the new one would wait until it rests again.
  await watchUpdates(registration);
  const { active } = await serviceWorker.ready;
  if (active === null) return;
  // Photos can be shared with an app whose worker takes them.
  document.querySelector("link[rel=manifest]")?.setAttribute("href", appManifestPath(language));
  await tellWorker(active, { task: "keep-language", language });
  whenIdle(() => void keepMore(language));
}
