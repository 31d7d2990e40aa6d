import type { Language } from "@heater-age/messages";
import { brandAt } from "../app/seo/brand-paths.ts";
import { pathIn } from "../app/seo/paths.ts";
import { languageAt } from "../app/seo/language.ts";
import { cachedLanguages, cachedPage, cacheVisited, offlinePath } from "./cache.ts";

/** Milliseconds after which a cached page is shown if the server hasn't responded. */
const TIMEOUT = 2500;
const NO_SERVER = new Set([502, 503, 504]);

const later = (milliseconds: number): Promise<undefined> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds, undefined);
  });

/** Returns a page from the server or, if it fails or is slow, from the cache. */
export async function answerPage(event: FetchEvent): Promise<Response> {
  const url = new URL(event.request.url);
  const cached = await cachedFor(url);
  const asking = fromServer(event, url);
  if (cached === undefined) return (await asking) ?? notCached(url);
  const answer = navigator.onLine ? await Promise.race([asking, later(TIMEOUT)]) : undefined;
  return answer === undefined || NO_SERVER.has(answer.status) ? cached : answer;
}

/** Returns the server's response; `undefined` without one. */
async function fromServer(event: FetchEvent, url: URL): Promise<Response | undefined> {
  try {
    const preloaded = (await event.preloadResponse) as Response | undefined;
    const response = preloaded ?? (await fetch(event.request));
    // A failed preload rejects, but in Firefox it resolves with an error.
    if (response.type === "error") return undefined;
    const copy = response.clone();
    event.waitUntil(cacheVisited(url, copy).catch(() => undefined));
    return response;
  } catch {
    return undefined;
  }
}

/** Returns a cached page. A brand page that isn't cached is redirected to the form with the brand chosen. */
async function cachedFor({ pathname, searchParams }: URL): Promise<Response | undefined> {
  const path = pathname.endsWith("/") ? pathname : `${pathname}/`;
  const cached = await cachedPage(path);
  if (cached !== undefined) return cached;
  const brand = brandAt(path);
  const home = pathIn(languageAt(path), "/");
  if (brand === undefined || (await cachedPage(home)) === undefined) return undefined;
  const query = new URLSearchParams(searchParams);
  if (!query.has("brand")) query.set("brand", brand);
  return Response.redirect(`${home}?${query.toString()}`);
}

/** Returns the offline page in the language of an address. Its links to a home page lead to one that is cached. */
async function notCached({ pathname }: URL): Promise<Response> {
  const language: Language = languageAt(pathname);
  const page = await cachedPage(offlinePath(language));
  if (page === undefined) return Response.error();
  const known = await cachedLanguages();
  const [other] = known;
  if (known.includes(language) || other === undefined) return page;
  const html = (await page.text()).replaceAll(
    `href="${pathIn(language, "/")}"`,
    `href="${pathIn(other, "/")}"`,
  );
  return new Response(html, page);
}
