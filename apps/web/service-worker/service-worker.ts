import { defaultLanguage, type Language } from "@heater-age/messages";
import { languageAt } from "../app/seo/language.ts";
import type { WorkerMessage } from "../app/shared/offline/worker-message.ts";
import { sendChecks, SYNC_TAG } from "../app/shared/offline/waiting-checks.ts";
import {
  cachedFile,
  cachedLanguages,
  cacheLanguage,
  cacheMorePages,
  cacheOfflinePages,
  cacheScannerFile,
  cacheShell,
  deleteOld,
} from "./cache.ts";
import { answerPage } from "./answer-page.ts";
import { siteFiles } from "./site-files.ts";

declare const self: ServiceWorkerGlobalScope;

const SCANNER = "/scan/";
const API = "/api/";
const FILES = ["/assets/", "/flags/", SCANNER];

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
      return self.skipWaiting();
    case "cache-language":
      // The browser may have evicted it.
      await cacheShell();
      await cacheLanguage(message.language);
      await cacheMorePages(message.language);
      return cacheOfflinePages();
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

/** Sends the queued checks. If it rejects, the browser tries again later. */
async function sync(): Promise<void> {
  if (!(await sendChecks())) throw new Error("checks still wait");
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
  if (request.method !== "GET" || pathname.startsWith(API)) return;
  if (request.mode === "navigate") event.respondWith(answerPage(event));
  else if (FILES.some((folder) => pathname.startsWith(folder))) {
    event.respondWith(answerFile(event, pathname));
  }
});
