import { addNews } from "../device-news/device-news.ts";
import { PHOTO, type PhotoRequest, takeSharedPhoto } from "./shared-photo.ts";

/**
 * Does what the address asks for about a photo, once: a reload does not ask again.
 *
 * @returns The photo that was shared, or `"camera"` if the address asks for it; `undefined` if there is nothing to read.
 */
export async function requestedPhoto(): Promise<File | "camera" | undefined> {
  const request = new URLSearchParams(location.search).get(PHOTO) as PhotoRequest | null;
  history.replaceState(history.state, "", location.pathname);
  if (request === "camera") return request;
  const photo = request === "shared" ? await takeSharedPhoto() : undefined;
  if (photo === undefined) addNews({ isPhotoLost: true });
  return photo;
}
