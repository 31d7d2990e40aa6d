import type { Language } from "@heater-age/messages";
import type { CheckData } from "../shared/check/check-data.ts";
import { detailsIn } from "../shared/check/details.ts";
import { loadQuestion } from "../shared/result/load-question.ts";
import { loadOnce } from "../shared/browser/load-part.ts";
import type { AddressInput } from "../shared/check/input.ts";

export const loadResultCard = loadOnce(async () => ({
  default: (await import("../shared/card/ResultCard.tsx")).ResultCard,
}));

/** Loads the dialog that announces an answer. */
export const loadResultDialog = loadOnce(async () => ({
  default: (await import("../shared/card/ResultDialog.tsx")).ResultDialog,
}));

/** What a check needs in addition to the page and the request layer. */
const parts: readonly (() => Promise<unknown>)[] = [
  loadResultCard,
  loadResultDialog,
  () => import("../shared/result/SerialHint.tsx"),
  () => import("../shared/guide/BrandGuide.tsx"),
  // The banner about waiting checks.
  () => import("../shared/offline/DeviceNotices.tsx"),
  // A result works without it.
  () => loadQuestion().catch(() => undefined),
];

/**
 * Loads everything that a check needs besides the page: the request layer, the decoder's rules, the result card and the
 * guide. Called when the form is used, so that the check works if the connection is lost afterwards.
 *
 * @param pause Milliseconds between the starts of its parts, which would be one long task together. @default none
 */
export async function loadCheck(pause?: number): Promise<typeof import("./ask.ts")> {
  const [check] = await Promise.all([
    import("./ask.ts"),
    ...parts.map(async (load, before) => {
      if (pause !== undefined) await new Promise((go) => setTimeout(go, pause * (before + 1)));
      return load();
    }),
  ]);
  return check;
}

/** Answers the check in an address of this page, or says that the scripts for it can't be loaded. */
export async function answerInPage(
  address: AddressInput,
  language: Language,
  query: URLSearchParams,
): Promise<CheckData> {
  if (!address.isCheck) return { address };
  try {
    const { answerAddress } = await loadCheck();
    return { ...answerAddress(address, language), details: detailsIn(query) };
  } catch {
    return { address, unavailable: true };
  }
}
