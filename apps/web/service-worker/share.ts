import { languageAt } from "../app/shared/texts/language.ts";
import { keepSharedPhoto, photoAddress, sharePath } from "../app/shared/kept-site/shared-photo.ts";

/** Whether a request brings a photo that was shared with the installed app. */
export const isShared = (method: string, path: string): boolean =>
  method === "POST" && path === sharePath(languageAt(path));

/** Keeps a photo that was shared, and sends the visitor to the page that reads it. */
export async function answerShared(request: Request): Promise<Response> {
  const language = languageAt(new URL(request.url).pathname);
  const photo = await request
    .formData()
    .then((form) => form.get("photo"))
    .catch(() => null);
  const isPhoto = photo instanceof File && photo.size > 0;
  const isKept =
    isPhoto &&
    (await keepSharedPhoto(photo)
      .then(() => true)
      .catch(() => false));
  return Response.redirect(photoAddress(language, isKept ? "shared" : "lost"), 303);
}
