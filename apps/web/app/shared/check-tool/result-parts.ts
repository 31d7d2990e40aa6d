import { preloadable } from "../lazy/preloadable.tsx";
import { keepServerHtml } from "../lazy/on-interaction.tsx";

/** The card with the answer. One that came with the page stays there when its script does not come. */
export const ResultCard = preloadable(
  async () => (await import("../card/ResultCard.tsx")).ResultCard,
  keepServerHtml,
);

/** The verdict before the page. */
export const ResultDialog = preloadable(async () => (await import("../card/ResultDialog.tsx")).ResultDialog);
