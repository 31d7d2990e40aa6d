import { addNotices } from "../browser/device-notices.ts";
import { PHOTO, type PhotoRequest, takeSharedPhoto } from "./shared-photo.ts";

/**
 * Handles the photo request in the address, once: a reload doesn't repeat it.
 *
 * @returns The shared photo, or `"camera"` if the address requests it; `undefined` if there is nothing to scan.
 */
export async function requestedPhoto(): Promise<File | "camera" | undefined> {
  const request = new URLSearchParams(location.search).get(PHOTO) as PhotoRequest | null;
  history.replaceState(history.state, "", location.pathname);
  if (request === "camera") return request;
  const photo = request === "shared" ? await takeSharedPhoto() : undefined;
  if (photo === undefined) addNotices({ isPhotoLost: true });
  return photo;
}
