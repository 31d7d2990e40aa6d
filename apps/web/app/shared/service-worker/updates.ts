import { addNotices } from "../device-notices/device-notices.ts";
import { tellWorker } from "./worker-message.ts";

const DRAFT = /_draft$/u;
const LOOKED_EVERY = 2000;

/** Returns the address of the manifest that identifies the version of this page. */
const pageMark = (): string =>
  (Reflect.get(window, "__reactRouterManifest") as { readonly url: string } | undefined)?.url ?? "";

/** Returns whether a dialog is open or a form has a draft, which is in the session storage. */
function hasUnsentInput(): boolean {
  if (document.querySelector('[role="dialog"]') !== null) return true;
  try {
    const entries = Object.entries(sessionStorage) as readonly (readonly [string, string])[];
    return entries.some(([name, text]) => DRAFT.test(name) && hasText(text));
  } catch {
    return false;
  }
}

/** Returns whether a draft has typed text other than the brand. */
const hasText = (draft: string): boolean =>
  Object.entries(JSON.parse(draft) as Readonly<Record<string, unknown>>).some(
    ([field, text]) => text !== "" && field !== "search" && field !== "brand",
  );

/** Offers a waiting version to the visitor. If this page is already of that version, it takes over immediately. */
async function offer(worker: ServiceWorker): Promise<void> {
  if (await tellWorker(worker, { task: "take-over", mark: pageMark() })) return;
  const update = () => {
    // A busy version may take minutes to end, and a visitor who has begun to type keeps the page.
    const reload = () => {
      if (!hasUnsentInput()) location.reload();
    };
    navigator.serviceWorker.addEventListener("controllerchange", reload, { once: true });
    void tellWorker(worker, { task: "take-over" });
  };
  let isOffered = false;
  const look = () => {
    if (isOffered === !hasUnsentInput()) return;
    isOffered = !isOffered;
    addNotices({ update: isOffered ? update : undefined });
  };
  look();
  const timer = setInterval(look, LOOKED_EVERY);
  // Another tab activated it, or a later version replaced it.
  worker.addEventListener("statechange", () => {
    clearInterval(timer);
    addNotices({ update: undefined });
  });
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
  const found = waiting ?? installing;
  if (found !== null && active !== null) await offerInstalled(found);
}
