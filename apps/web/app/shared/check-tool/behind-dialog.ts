import { startTransition, useEffect, useState } from "react";
import type { CheckData } from "../check/check-data.ts";
import { type CheckInput, sameInput } from "../check/input.ts";

/** The last submission without an answer. The answer may come on another page than the one it was sent from. */
export const submitted: { current: CheckInput | undefined } = { current: undefined };

/** Whether this answers the last submission. A link, a step back or another tab's address is no submission. */
export function isSubmitted({ check, refusal }: CheckData): boolean {
  const answer = check ?? refusal;
  return (
    answer !== undefined && submitted.current !== undefined && sameInput(answer.input, submitted.current)
  );
}

/** Calls back once the next frame is on the screen. Returns what cancels it. */
function afterPaint(done: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => (timer = setTimeout(done)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/**
 * Returns what a page shows behind the dialog that announces an answer: what it showed before, until the dialog is on the
 * screen. The date is in the dialog, so that it does not wait for all that follows from it.
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
