import { languageAt } from "../app/seo/language.ts";
import { cacheSharedPhoto, photoAddress, sharePath } from "../app/shared/offline/shared-photo.ts";

/** Returns whether a request contains a photo that was shared with the installed app. */
export const isShared = (method: string, path: string): boolean =>
  method === "POST" && path === sharePath(languageAt(path));

/** Caches a shared photo, and redirects to the page that scans it. */
export async function answerShared(request: Request): Promise<Response> {
  const language = languageAt(new URL(request.url).pathname);
  const photo = await request
    .formData()
    .then((form) => form.get("photo"))
    .catch(() => null);
  const isPhoto = photo instanceof File && photo.size > 0;
  const isCached =
    isPhoto &&
    (await cacheSharedPhoto(photo)
      .then(() => true)
      .catch(() => false));
  return Response.redirect(photoAddress(language, isCached ? "shared" : "lost"), 303);
}
