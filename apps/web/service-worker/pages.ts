import type { Language } from "@heater-age/messages";
import { brandAt } from "../app/seo/brand-paths.ts";
import { pathIn } from "../app/seo/paths.ts";
import { languageAt } from "../app/shared/texts/language.ts";
import { keepVisited, keptPage, offlinePath, toolData } from "./kept.ts";

/** A kept page is shown when the server has not answered after this many milliseconds. */
const PATIENCE = 2500;
const NO_SERVER = new Set([502, 503, 504]);

const later = (milliseconds: number): Promise<undefined> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds, undefined);
  });

/** Answers with the page from the server, and without one with what the device has kept in its place. */
export async function answerPage(event: FetchEvent): Promise<Response> {
  const url = new URL(event.request.url);
  const kept = await keptFor(url);
  const asking = fromServer(event, url);
  if (kept === undefined) return (await asking) ?? notKept(url);
  const answer = navigator.onLine ? await Promise.race([asking, later(PATIENCE)]) : undefined;
  return answer === undefined || NO_SERVER.has(answer.status) ? kept : answer;
}

/** Returns the server's answer; `undefined` without one. */
async function fromServer(event: FetchEvent, url: URL): Promise<Response | undefined> {
  try {
    const preloaded = (await event.preloadResponse) as Response | undefined;
    const response = preloaded ?? (await fetch(event.request));
    const copy = response.clone();
    event.waitUntil(keepVisited(url, copy).catch(() => undefined));
    return response;
  } catch {
    return undefined;
  }
}

/** Returns what the device has kept of a page; for that of a brand, the form with the brand chosen. */
async function keptFor({ pathname, searchParams }: URL): Promise<Response | undefined> {
  const path = pathname.endsWith("/") ? pathname : `${pathname}/`;
  const kept = await keptPage(path);
  if (kept !== undefined) return kept;
  const brand = brandAt(path);
  const home = pathIn(languageAt(path), "/");
  if (brand === undefined || (await keptPage(home)) === undefined) return undefined;
  const query = new URLSearchParams(searchParams);
  if (!query.has("brand")) query.set("brand", brand);
  return Response.redirect(`${home}?${query.toString()}`);
}

async function notKept({ pathname }: URL): Promise<Response> {
  const language: Language = languageAt(pathname);
  return (await keptPage(offlinePath(language))) ?? Response.error();
}

/** Answers with data of a page from the server. Without one only the data of the form is kept. */
export async function answerData(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const routes = new URL(request.url).searchParams.get("_routes");
    const kept = routes === "routes/tool/route" ? await keptPage(toolData) : undefined;
    if (kept === undefined) throw error;
    return kept;
  }
}
