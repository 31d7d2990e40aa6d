import { loadOnce } from "../shared/browser/load-part.ts";

/** Loads the card with the answer. */
export const loadResultCard = loadOnce(async () => ({
  default: (await import("../shared/card/ResultCard.tsx")).ResultCard,
}));

/** Loads the dialog that announces an answer. */
export const loadResultDialog = loadOnce(async () => ({
  default: (await import("../shared/card/ResultDialog.tsx")).ResultDialog,
}));
