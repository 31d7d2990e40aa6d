/**
 * Watches for translators, which replace React's text nodes with `font` elements, and loads the code that React needs
 * to cope with that. The site itself has no such elements.
 */
export function watchTranslators(page: Document): void {
  new MutationObserver((records) => {
    if (page.querySelector("body font") !== null)
      import("./keep-nodes.ts").then(
        ({ rememberTranslations }) => rememberTranslations(records),
        () => undefined,
      );
  }).observe(page, { childList: true, subtree: true });
}
