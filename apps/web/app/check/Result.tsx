import { lazy, memo, Suspense, useEffect } from "react";
import type { ResultCardProps } from "../shared/card/ResultCard.tsx";
import { hasSaved } from "../shared/saved-heaters/has-saved.ts";
import { firstTouch, goOnUntouched } from "../shared/shell/first-touch.ts";
import { keepTrying } from "../shared/shell/load-part.ts";
import { loadResultCard } from "./load-parts.ts";

const ResultCard = lazy(async () => {
  // Most visitors with a link only read its result, which is in the page. Its scripts are as many as the page's.
  if (!import.meta.env.SSR) await firstTouch();
  return keepTrying(loadResultCard);
});

/**
 * Renders the card with the answer. Memoized, because React drops the server's HTML if a prop changes before the card is
 * hydrated: always pass the same functions.
 */
export const Result = memo(function Result(props: ResultCardProps) {
  const isIncomplete = props.details?.isIncomplete === true;
  useEffect(() => {
    // The server didn't get the advice, so the card asks for it. Nor does it know what is saved, or the open visit.
    if (isIncomplete || hasSaved()) goOnUntouched();
  }, [isIncomplete]);
  return (
    <Suspense>
      <ResultCard {...props} />
    </Suspense>
  );
});
