import { type RefObject, useCallback, useEffect, useEffectEvent, useRef } from "react";
import { type CheckData, isAnswered } from "../shared/check/check-data.ts";

/** Milliseconds between an answer and the scroll to it. */
const SCROLL_DELAY = 100;

/** How an answer was announced, and where the focus is. */
interface Announcement {
  readonly isAnnounced: boolean;
  readonly isDialogOpen: boolean;
  /** Whether the focus is still where it was when the dialog closed, or nowhere. */
  readonly isFocusFree: boolean;
}

/**
 * Returns what happens when the card is there: the page scrolls to it, it also gets the focus, or neither.
 *
 * @example
 * moveToCard({ isAnnounced: true, isDialogOpen: true, isFocusFree: false }); //=> "scroll"
 */
export function moveToCard({
  isAnnounced,
  isDialogOpen,
  isFocusFree,
}: Announcement): "focus" | "scroll" | "stay" {
  // The dialog has the focus, and returns it when it closes.
  if (isDialogOpen) return "scroll";
  // A visitor who closed it before the card was there may be elsewhere by now, such as in the header.
  return !isAnnounced || isFocusFree ? "focus" : "stay";
}

interface AnswerFocus {
  readonly result: RefObject<HTMLDivElement | null>;
  /** Scrolls to the result and focuses it. Always the same function. */
  readonly goToCard: () => void;
  /** Remembers where the focus is when the dialog closes. */
  readonly noteClose: () => void;
}

/**
 * Scrolls to an answer that comes while the page is open, and focuses it.
 *
 * @param first What the page came with, which the visitor already sees.
 */
export function useAnswerFocus(
  data: CheckData,
  first: CheckData,
  announcement: Omit<Announcement, "isFocusFree">,
): AnswerFocus {
  const result = useRef<HTMLDivElement>(null);
  const focusAtClose = useRef<Element>(null);

  const goToCard = useCallback(() => {
    result.current?.scrollIntoView({ block: "start" });
    result.current?.querySelector<HTMLElement>("#result-heading")?.focus({ preventScroll: true });
  }, []);

  const noteClose = useCallback(() => {
    focusAtClose.current = document.activeElement;
  }, []);

  const showAnswer = useEffectEvent(() => {
    const { activeElement, body } = document;
    const isFocusFree = activeElement === body || activeElement === focusAtClose.current;
    const move = moveToCard({ ...announcement, isFocusFree });
    if (move === "scroll") result.current?.scrollIntoView({ block: "start" });
    if (move === "focus") goToCard();
  });

  useEffect(() => {
    if (data === first || !(isAnswered(data) || data.unavailable)) return undefined;
    const timer = setTimeout(() => showAnswer(), SCROLL_DELAY);
    return () => clearTimeout(timer);
  }, [data, first]);

  return { result, goToCard, noteClose };
}
