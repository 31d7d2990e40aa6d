import type { Language } from "@heater-age/messages";
import { guideAreas, resultAreas } from "../texts/areas.ts";
import { loadAreas } from "../texts/load.ts";

/**
 * Fetches all that a check needs beside the page: the request layer, the decoder's rules, the result card, the
 * guide and their texts. Called when someone begins to fill the form, so that a connection that breaks later does no harm.
 */
export async function loadCheck(language: Language): Promise<typeof import("./run-check.ts")> {
  const [check] = await Promise.all([
    import("./run-check.ts"),
    import("../result/ResultCard.tsx"),
    import("../result/ResultDialog.tsx"),
    import("./SerialHint.tsx"),
    import("../guide/BrandGuide.tsx"),
    loadAreas(language, resultAreas),
    loadAreas(language, guideAreas),
  ]);
  return check;
}
