import { addNotices } from "../browser/device-notices.ts";
import { postToWorker } from "./worker-message.ts";

/** Returns the address of the manifest that identifies the version of this page. */
const pageMark = (): string =>
  (Reflect.get(window, "__reactRouterManifest") as { readonly url: string } | undefined)?.url ?? "";

/** Offers a waiting version to the visitor. If this page is already of that version, it takes over immediately. */
async function offer(worker: ServiceWorker): Promise<void> {
  if (await postToWorker(worker, { task: "take-over", mark: pageMark() })) return;
  addNotices({
    update: () => {
      navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
      void postToWorker(worker, { task: "take-over" });
    },
  });
  // Another tab activated it, or a later version replaced it.
  worker.addEventListener("statechange", () => addNotices({ update: undefined }));
}

/** Offers a version once it is installed. */
async function offerInstalled(worker: ServiceWorker): Promise<void> {
  if (worker.state === "installing")
    await new Promise((resolve) => {
      worker.addEventListener("statechange", resolve, { once: true });
    });
  if (worker.state === "installed") await offer(worker);
}

/**
 * Watches for new versions of the site, and offers each to the visitor, who decides when to update.
 *
 * @returns A promise that resolves after a version that was already waiting has been offered or has taken over.
 */
export async function watchUpdates(registration: ServiceWorkerRegistration): Promise<void> {
  registration.addEventListener("updatefound", () => {
    const { installing, active } = registration;
    if (installing !== null && active !== null) void offerInstalled(installing);
  });
  // Pages of an installed app stay open for days.
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") registration.update().catch(() => undefined);
  });
  const { installing, waiting, active } = registration;
  const worker = waiting ?? installing;
  if (worker !== null && active !== null) await offerInstalled(worker);
}
