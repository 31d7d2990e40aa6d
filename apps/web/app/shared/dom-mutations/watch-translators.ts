/**
 * Watches for translators, which replace React's text nodes with `font` elements, and loads what React then needs to go
 * on. Nothing else uses such elements.
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
