import { type Language, languages } from "@heater-age/messages";
import pLimit from "p-limit";
import { heatersPath, pathIn } from "../app/seo/paths.ts";
import { isOwnPage } from "./is-own-page.ts";
import { siteFiles } from "./site-files.ts";

const VERSION = "version ";
const SCANNER = "scanner";
const own = VERSION + siteFiles.version;
// Two at a time, so that a visitor's check doesn't have to wait for these files.
const inTurn = pLimit(2);

/** Returns the path of the page that is shown instead of one that isn't cached. */
export const offlinePath = (language: Language): string => `/offline/${language}`;

/** Returns a cached file of any version, because file names contain hashes. */
export const cachedFile = (path: string): Promise<Response | undefined> =>
  caches.match(path, { ignoreVary: true });

export const cachedPage = (path: string): Promise<Response | undefined> =>
  caches.match(path, { ignoreVary: true, cacheName: own });

async function put(name: string, path: string, response: Response): Promise<void> {
  const cache = await caches.open(name);
  await cache.put(path, response);
}

export const cacheScannerFile = (path: string, response: Response): Promise<void> =>
  put(SCANNER, path, response);

/** Caches a visited page, unless it is for one visitor or belongs to another version. */
export async function cacheVisited({ pathname, search }: URL, response: Response): Promise<void> {
  const policy = response.headers.get("cache-control") ?? "";
  if (search !== "" || /no-store|private/u.test(policy)) return;
  if (await isOwnPage(ownFiles, response)) await put(own, pathname, response);
}

const ownFiles = new Set([...siteFiles.shell, ...Object.values(siteFiles.languages).flat()]);

/** Returns the paths that are not cached for this version. */
async function missing(paths: readonly string[]): Promise<readonly string[]> {
  const cache = await caches.open(own);
  const present = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  return paths.filter((path) => !present.has(path));
}

async function cacheFiles(paths: readonly string[]): Promise<void> {
  const cacheFile = async (path: string) => {
    const response = await fetch(path, { priority: "low" });
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    await put(own, path, response);
  };
  await Promise.all((await missing(paths)).map((path) => inTurn(cacheFile, path)));
}

/** Caches missing pages, revalidated with the server, which may be of another version: then the next attempt may work. */
async function cachePages(paths: readonly string[]): Promise<void> {
  const cachePage = async (path: string) => {
    const response = await fetch(path, { cache: "no-cache", priority: "low" });
    // The page that is shown instead of others has their status.
    const status = path.startsWith("/offline/") ? 504 : 200;
    if (!(await isOwnPage(ownFiles, response, status))) throw new Error(`${path} is no page of this version`);
    await put(own, path, response);
  };
  await Promise.all((await missing(paths)).map((path) => inTurn(cachePage, path)));
}

/** Caches the files that every language needs. */
export const cacheShell = (): Promise<void> => cacheFiles(siteFiles.shell);

/** Caches the offline pages of all languages, which are small. */
export const cacheOfflinePages = (): Promise<void> =>
  cachePages(languages.map(({ code }) => offlinePath(code)));

/** Caches the texts, the home page, and the offline page of a language. */
export async function cacheLanguage(language: Language): Promise<void> {
  await cacheFiles(siteFiles.languages[language] ?? []);
  await cachePages([offlinePath(language), pathIn(language, "/")]);
}

/** Caches the other pages of a language that work offline. */
export const cacheMorePages = (language: Language): Promise<void> =>
  cachePages([heatersPath, "/no-label/", "/terms-of-service/"].map((path) => pathIn(language, path)));

/** Returns the languages that are cached, in any version. */
export async function cachedLanguages(): Promise<readonly Language[]> {
  const homes = await Promise.all(languages.map(({ code }) => cachedFile(pathIn(code, "/"))));
  return languages.map(({ code }) => code).filter((_code, index) => homes[index] !== undefined);
}

/** Deletes what no open page can need: versions before the previous one, and files of an older scanner. */
export async function deleteOld(): Promise<void> {
  const versions = (await caches.keys()).filter((name) => name.startsWith(VERSION) && name !== own);
  await Promise.all(versions.slice(0, -1).map((name) => caches.delete(name)));
  const cache = await caches.open(SCANNER);
  const old = (await cache.keys()).filter(({ url }) => !siteFiles.scanner.includes(new URL(url).pathname));
  await Promise.all(old.map((request) => cache.delete(request)));
}
