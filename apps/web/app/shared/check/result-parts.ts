import { fetched } from "../later/fetched.tsx";
import { asSent } from "../later/later.tsx";

/** The card with the answer. One that came with the page stays there when its script does not come. */
export const ResultCard = fetched(async () => (await import("../result/ResultCard.tsx")).ResultCard, asSent);

/** The verdict before the page. */
export const ResultDialog = fetched(async () => (await import("../result/ResultDialog.tsx")).ResultDialog);
