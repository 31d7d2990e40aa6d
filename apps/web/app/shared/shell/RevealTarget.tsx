import { useLayoutEffect } from "react";
import { useLocation } from "react-router";

function reveal(target: HTMLElement | null): void {
  const fold = target?.closest<HTMLDetailsElement>("details:not([open])");
  if (!fold) return;
  fold.open = true;
  reveal(target);
  target?.scrollIntoView();
}

/**
 * Opens the folds around the element in the address, and scrolls to it. Some browsers do that on their own, but not
 * after a link of the router.
 */
export function RevealTarget() {
  const location = useLocation();

  useLayoutEffect(() => {
    reveal(document.getElementById(location.hash.slice(1)));
  }, [location]);

  return null;
}
