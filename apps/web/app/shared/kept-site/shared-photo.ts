import type { Language } from "@heater-age/messages";
import { pathIn } from "../../seo/paths.ts";

const CACHE = "shared";
const PLACE = "/shared-photo";

/** Name in the query of the home page that says what to do with a photo. */
export const PHOTO = "photo";

/** What the home page is asked to do: open the camera, read the photo that was shared, or say that it did not arrive. */
export type PhotoRequest = "camera" | "shared" | "lost";

/** Path that an installed app sends shared photos to. The service worker takes them; they never reach a server. */
export const sharePath = (language: Language): string => pathIn(language, "/share-photo/");

/** Returns the address of the home page that is asked to do something with a photo. */
export const photoAddress = (language: Language, request: PhotoRequest): string =>
  `${pathIn(language, "/")}?${PHOTO}=${request}`;

/** Keeps a photo until the page takes it. */
export async function keepSharedPhoto(photo: File): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.put(PLACE, new Response(photo, { headers: { "content-type": photo.type } }));
}

/** Takes the photo that was shared, which is not kept any longer; `undefined` if there is none. */
export async function takeSharedPhoto(): Promise<File | undefined> {
  const kept = await caches.match(PLACE, { cacheName: CACHE });
  const photo = await kept?.blob();
  await caches.delete(CACHE);
  return photo && new File([photo], "photo", { type: photo.type });
}
