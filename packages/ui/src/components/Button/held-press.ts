import { type Ref, useDeferredValue, useEffect, useImperativeHandle, useRef } from "react";

/**
 * A script for the head of a page: a press on a button that isn't hydrated yet is held, and the button shows that it
 * waits. What a link or a form can do needs none of this. If a script of the page can't be loaded, nothing is held, and
 * the browser sends the form of the button.
 */
export const heldPressScript = `let isBroken = false;
addEventListener("click", (event) => {
  const button = event.target instanceof Element ? event.target.closest("[data-press]") : null;
  if (button === null || isBroken) return;
  event.preventDefault();
  event.stopPropagation();
  for (const each of document.querySelectorAll("[data-press]")) each.ariaBusy = each === button ? "true" : null;
}, true);
addEventListener("error", ({ target }) => {
  if (!(target instanceof HTMLScriptElement)) return;
  isBroken = true;
  document.querySelector("[data-press][aria-busy]")?.click();
}, true);`;

/** Returns the props of a button that needs scripts. It is pressed once hydrated, if it was pressed before. */
export function useHeldPress(ref: Ref<HTMLButtonElement> | undefined, needsScript: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  useImperativeHandle(ref, () => button.current as HTMLButtonElement);
  // Deferred, because a synchronous update would hydrate the page in one long task.
  const isReady = useDeferredValue(typeof window !== "undefined", false);
  useEffect(() => {
    if (!isReady || button.current?.ariaBusy !== "true") return;
    button.current.ariaBusy = null;
    button.current.click();
  }, [isReady]);
  return { ref: button, ...(needsScript && !isReady && { "data-press": "" }) };
}
