import { onInteraction } from "../lazy/on-interaction.tsx";
import { preloadable } from "../lazy/preloadable.tsx";

/** The card with the answer. */
export const ResultCard = onInteraction(async () => (await import("../card/ResultCard.tsx")).ResultCard, {
  isShared: false,
});

/** The verdict in a dialog. */
export const ResultDialog = preloadable(async () => (await import("../card/ResultDialog.tsx")).ResultDialog);
