import type { Language } from "@heater-age/messages";
import { pathIn } from "../../seo/paths.ts";

const CACHE = "shared";
const PLACE = "/shared-photo";

/** Query parameter of the home page with a photo request. */
export const PHOTO = "photo";

/** A request to the home page: open the camera, scan the shared photo, or show that it was lost. */
export type PhotoRequest = "camera" | "shared" | "lost";

/** Returns the path that shared photos are posted to. The service worker handles them; they never reach a server. */
export const sharePath = (language: Language): string => pathIn(language, "/share-photo/");

/** Returns the address of the home page with a photo request. */
export const photoAddress = (language: Language, request: PhotoRequest): string =>
  `${pathIn(language, "/")}?${PHOTO}=${request}`;

/** Caches a photo until the page takes it. */
export async function cacheSharedPhoto(photo: File): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.put(PLACE, new Response(photo, { headers: { "content-type": photo.type } }));
}

/** Returns the shared photo, and deletes it from the cache; `undefined` if there is none. */
export async function takeSharedPhoto(): Promise<File | undefined> {
  const cached = await caches.match(PLACE, { cacheName: CACHE });
  const photo = await cached?.blob();
  await caches.delete(CACHE);
  return photo && new File([photo], "photo", { type: photo.type });
}
