/**
 * Watches for translators, which put an element in the place of each text that React has put there: what keeps the page
 * right from then on is fetched when there is one of these. Nobody else uses such elements.
 */
export function watchTranslators(page: Document): void {
  new MutationObserver((records) => {
    if (page.querySelector("body font") !== null)
      import("./keep-nodes.ts").then(
        ({ takeReplaced }) => takeReplaced(records),
        () => undefined,
      );
  }).observe(page, { childList: true, subtree: true });
}
