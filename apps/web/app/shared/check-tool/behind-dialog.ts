import { startTransition, useEffect, useState } from "react";
import type { CheckData } from "../check/check-data.ts";
import { type CheckInput, sameInput } from "../check/input.ts";

/** The last submission without an answer. The answer can arrive on another page than the one that sent it. */
export const submitted: { current: CheckInput | undefined } = { current: undefined };

/**
 * Returns whether this answers the last submission. A link, the back button or another tab's address is not a
 * submission.
 */
export function isSubmitted({ check, refusal }: CheckData): boolean {
  const answer = check ?? refusal;
  return (
    answer !== undefined && submitted.current !== undefined && sameInput(answer.input, submitted.current)
  );
}

/** Calls back after the next frame is painted. Returns a function that cancels it. */
function afterPaint(done: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => (timer = setTimeout(done)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/**
 * Returns the content behind the dialog that announces an answer: the previous content, until the dialog is painted.
 * The date is in the dialog, so it doesn't wait for the rest of the result.
 */
export function useBehindDialog(latest: CheckData): CheckData {
  const [shown, setShown] = useState(latest);
  const [last, setLast] = useState(latest);
  if (latest !== last) {
    setLast(latest);
    if (!isSubmitted(latest)) setShown(latest);
  }
  useEffect(() => afterPaint(() => startTransition(() => setShown(latest))), [latest]);
  return shown;
}
