/**
 * Returns a function that loads a part of the page once: the same promise until it fails. React shows a part whose
 * promise has settled at once; otherwise only a third of a second later.
 *
 * @example
 * export const loadDialog = loadOnce(async () => ({ default: (await import("./Dialog.tsx")).Dialog }));
 * const Dialog = lazy(loadDialog);
 */
export function loadOnce<Part>(load: () => Promise<Part>): () => Promise<Part> {
  let loading: Promise<Part> | undefined;
  return () => {
    loading ??= load();
    loading.catch(() => (loading = undefined));
    return loading;
  };
}

/**
 * Loads a part of the page. If that fails, tries again when the connection is back. The promise is pending until then,
 * so that React keeps the HTML that the server sent.
 *
 * @example
 * const BrandGuide = lazy(() => retryWhenOnline(loadGuide));
 */
export const retryWhenOnline = <Part>(load: () => Promise<Part>): Promise<Part> =>
  load().catch(
    () =>
      new Promise((resolve) => {
        window.addEventListener("online", () => resolve(retryWhenOnline(load)), { once: true });
      }),
  );
