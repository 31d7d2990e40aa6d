import type { Language } from "@heater-age/messages";
import { loadTexts } from "../texts/load.ts";

/**
 * Fetches all that a check needs beside the page: the request layer, the decoder's rules, the result card, the
 * guide and their texts. Called when someone begins to fill the form, so that a connection that breaks later does no harm.
 */
export async function loadCheck(language: Language): Promise<typeof import("./run-check.ts")> {
  const [check] = await Promise.all([
    import("./run-check.ts"),
    import("../result/ResultCard.tsx"),
    import("./SerialHint.tsx"),
    import("../guide/BrandGuide.tsx"),
    ...(["result", "reasons", "problems", "recommendation", "guide"] as const).map((area) =>
      loadTexts(language, area),
    ),
  ]);
  return check;
}
