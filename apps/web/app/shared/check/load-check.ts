import type { Language } from "@heater-age/messages";
import { loadTexts } from "../texts/load.ts";

/**
 * Fetches all that a check needs beside the page: the request layer, the decoder's rules, the result card and its
 * texts. Called when someone begins to fill the form, so that a connection that breaks later does no harm.
 */
export async function loadCheck(language: Language): Promise<typeof import("./run-check.ts")> {
  const [check] = await Promise.all([
    import("./run-check.ts"),
    import("../result/ResultCard.tsx"),
    import("./SerialHint.tsx"),
    ...(["result", "reasons", "problems", "recommendation"] as const).map((area) =>
      loadTexts(language, area),
    ),
  ]);
  return check;
}
