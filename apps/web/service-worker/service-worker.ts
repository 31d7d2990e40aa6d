import { defaultLanguage, type Language } from "@heater-age/messages";
import { languageAt } from "../app/shared/texts/language.ts";
import type { WorkerMessage } from "../app/shared/service-worker/worker-message.ts";
import { serverTime } from "../app/shared/clock/server-time.ts";
import { saveCheck } from "../app/shared/queue/save-check.ts";
import { sendChecks } from "../app/shared/queue/send-checks.ts";
import { queueChannel, SYNC_TAG } from "../app/shared/queue/channel.ts";
import {
  cachedFile,
  cachedLanguages,
  cacheLanguage,
  cacheMorePages,
  cacheScanner,
  cacheScannerFile,
  cacheShell,
  deleteOld,
  isScannerCached,
  stopCaching,
} from "./cache.ts";
import { answerData, answerPage } from "./pages.ts";
import { answerShared, isShared } from "./share.ts";
import { siteFiles } from "./site-files.ts";

declare const self: ServiceWorkerGlobalScope;

const SCANNER = "/scan/";
const API = "/api/";
const FILES = ["/assets/", "/flags/", SCANNER];

/** Returns the languages of the open pages. */
async function openLanguages(): Promise<readonly Language[]> {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  return pages.map(({ url }) => languageAt(new URL(url).pathname));
}

async function install(): Promise<void> {
  const known = new Set([...(await openLanguages()), ...(await cachedLanguages())]);
  await cacheShell();
  for (const language of known.size === 0 ? [defaultLanguage] : known) await cacheLanguage(language);
}

async function activate(): Promise<void> {
  await deleteOld();
  await self.registration.navigationPreload.enable();
  await self.clients.claim();
}

async function obey(message: WorkerMessage): Promise<void> {
  switch (message.task) {
    case "take-over":
      if (message.mark !== undefined && message.mark !== siteFiles.mark)
        throw new Error("not of this version");
      // On a slow connection, the active version may be caching for minutes, and this one has to wait until it is idle.
      self.registration.active?.postMessage({ task: "stop-caching" } satisfies WorkerMessage);
      return self.skipWaiting();
    case "stop-caching":
      return stopCaching();
    case "cache-language":
      // The browser may have evicted it.
      await cacheShell();
      await cacheLanguage(message.language);
      return cacheMorePages(message.language);
    case "cache-scanner":
      return cacheScanner();
    case "is-scanner-cached":
      if (!(await isScannerCached())) throw new Error("not all of it is cached");
  }
}

async function answerFile(event: FetchEvent, path: string): Promise<Response> {
  const cached = await cachedFile(path);
  if (cached !== undefined) return cached;
  const response = await fetch(event.request);
  if (path.startsWith(SCANNER) && response.ok) {
    event.waitUntil(cacheScannerFile(path, response.clone()).catch(() => undefined));
  }
  return response;
}

/**
 * Sends the queued checks. If it rejects, the browser tries again later. Those that are too old are left to a page, which
 * tells the visitor.
 */
async function sync(): Promise<void> {
  const areSent = await sendChecks({ send: saveCheck, serverTime, onRemoved: queueChannel.announce });
  if (!areSent) throw new Error("checks still wait");
}

/** An event of Background Sync, which is missing from TypeScript's types. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}

self.addEventListener("sync" as keyof ServiceWorkerGlobalScopeEventMap, (event) => {
  const { tag } = event as SyncEvent;
  if (tag === SYNC_TAG) (event as SyncEvent).waitUntil(sync());
});

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));

self.addEventListener("message", (event) => {
  const [port] = event.ports;
  const done = obey(event.data as WorkerMessage);
  event.waitUntil(
    done.then(
      () => port?.postMessage(true),
      () => port?.postMessage(false),
    ),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin) return;
  if (isShared(request.method, pathname)) event.respondWith(answerShared(request));
  if (request.method !== "GET" || pathname.startsWith(API)) return;
  if (request.mode === "navigate") event.respondWith(answerPage(event));
  else if (FILES.some((folder) => pathname.startsWith(folder))) {
    event.respondWith(answerFile(event, pathname));
  } else if (pathname.endsWith(".data")) event.respondWith(answerData(request));
});
