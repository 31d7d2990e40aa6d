import { lazy, memo, Suspense, useEffect } from "react";
import type { ResultCardProps } from "../shared/card/ResultCard.tsx";
import { hasSaved } from "../shared/heaters/has-saved.ts";
import { untilInteraction, hydrateNow } from "../shared/browser/until-interaction.ts";
import { retryWhenOnline } from "../shared/browser/load-part.ts";
import { loadResultCard } from "./load-check.ts";

/** Returns whether the server's HTML has the card. A stored page that was opened offline has the introduction there. */
const hasServerCard = (): boolean => document.getElementById("result-heading") !== null;

const ResultCard = lazy(async () => {
  // Most visitors with a link only read its result, which is in the page. Its scripts are as many as the page's.
  if (!import.meta.env.SSR && hasServerCard()) await untilInteraction();
  return retryWhenOnline(loadResultCard);
});

/**
 * Renders the card with the answer. Memoized, because React drops the server's HTML if a prop changes before the card is
 * hydrated: always pass the same functions.
 */
export const Result = memo(function Result(props: ResultCardProps) {
  const isIncomplete = props.details?.isIncomplete === true;
  useEffect(() => {
    // The server didn't get the advice, so the card asks for it. Nor does it know what is saved.
    if (isIncomplete || hasSaved()) hydrateNow();
  }, [isIncomplete]);
  return (
    <Suspense>
      <ResultCard {...props} />
    </Suspense>
  );
});
