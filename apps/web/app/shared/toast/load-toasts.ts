import type { Language } from "@heater-age/messages";
import { loadAreas } from "../texts/load.ts";

/** Fetches what toasts need. Whoever will show one can call it ahead, so that a connection that breaks does no harm. */
export async function loadToasts(language: Language): Promise<typeof import("./ToastPlace.tsx")> {
  const [place] = await Promise.all([import("./ToastPlace.tsx"), loadAreas(language, ["toast"])]);
  return place;
}
