const FILES = /\/assets\/[\w-]+\.(?:css|js)/gu;

/**
 * Returns whether a response is a page of this site and version: it has scripts or style sheets, and all of them are
 * cached. A proxy's page about a fault, or of a network that asks for a sign-in, has none.
 *
 * @param own Paths of the cached files.
 * @param status That the page must have.
 */
export async function isOwnPage(own: ReadonlySet<string>, page: Response, status = 200): Promise<boolean> {
  if (page.status !== status) return false;
  const files = (await page.clone().text()).match(FILES) ?? [];
  return files.length > 0 && files.every((file) => own.has(file));
}
