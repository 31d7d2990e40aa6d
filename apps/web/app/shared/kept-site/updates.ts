import { addNews } from "../device-news/device-news.ts";
import { tellWorker } from "./worker-message.ts";

const DRAFT = /_draft$/u;
const LOOKED_EVERY = 2000;

/** The file that names the version of this page. */
const pageMark = (): string =>
  (Reflect.get(window, "__reactRouterManifest") as { readonly url: string } | undefined)?.url ?? "";

/** Whether the visitor has begun something that is not sent yet: forms keep what was typed in the storage of the tab. */
function isBegun(): boolean {
  if (document.querySelector('[role="dialog"]') !== null) return true;
  try {
    const kept = Object.entries(sessionStorage) as readonly (readonly [string, string])[];
    return kept.some(([name, text]) => DRAFT.test(name) && hasText(text));
  } catch {
    return false;
  }
}

/** Whether a draft has more in it than what was chosen from a list. */
const hasText = (draft: string): boolean =>
  Object.entries(JSON.parse(draft) as Readonly<Record<string, unknown>>).some(
    ([field, text]) => text !== "" && field !== "search" && field !== "brand",
  );

/** Offers a version that waits, unless this page is of that version: then it takes over automatically. */
async function offer(worker: ServiceWorker): Promise<void> {
  if (await tellWorker(worker, { task: "take-over", mark: pageMark() })) return;
  const update = () => {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    void tellWorker(worker, { task: "take-over" });
  };
  let isOffered = false;
  const look = () => {
    if (isOffered === !isBegun()) return;
    isOffered = !isOffered;
    addNews({ update: isOffered ? update : undefined });
  };
  look();
  const timer = setInterval(look, LOOKED_EVERY);
  // Another tab took it, or it was replaced by a later one.
  worker.addEventListener("statechange", () => {
    clearInterval(timer);
    addNews({ update: undefined });
  });
}

/** Offers a version as soon as it is installed. */
async function offerInstalled(worker: ServiceWorker): Promise<void> {
  if (worker.state === "installing")
    await new Promise((resolve) => {
      worker.addEventListener("statechange", resolve, { once: true });
    });
  if (worker.state === "installed") await offer(worker);
}

/**
 * Watches for new versions of the site, and offers each. Nothing is replaced before the visitor says so.
 *
 * @returns Once a version that was there already is offered, or has taken over.
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
