/**
 * Watches for translators, which replace React's text nodes with `font` elements, and loads the code that makes React
 * handle them. The site itself has no such elements.
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
