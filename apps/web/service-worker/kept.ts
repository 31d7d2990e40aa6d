import { type Language, languages } from "@heater-age/messages";
import pLimit from "p-limit";
import { heatersPath, pathIn } from "../app/seo/paths.ts";
import { siteFiles } from "./site-files.ts";

const VERSION = "version ";
const SCANNER = "scanner";
const own = VERSION + siteFiles.version;
const everywhere = { ignoreVary: true } as const;
// A visitor who checks a number meanwhile must not wait behind these files.
const inTurn = pLimit(2);
const fetchLater = (path: string, cache: RequestCache): Promise<Response> =>
  inTurn(() => fetch(path, { cache, priority: "low" }));

/** Data that every page with the form needs unless the browser loaded it first. It is the same in every language. */
export const toolData = "/_.data";

/** Path of the page that is shown in place of one that the device has not kept. */
export const offlinePath = (language: Language): string => `/offline/${language}`;

/** Returns what the device has kept of a file, in this version or another: names of files have their hashes. */
export const keptFile = (path: string): Promise<Response | undefined> => caches.match(path, everywhere);

/** Returns what the device has kept of a page of this version. */
export const keptPage = (path: string): Promise<Response | undefined> =>
  caches.match(path, { ...everywhere, cacheName: own });

async function put(name: string, path: string, response: Response): Promise<void> {
  const cache = await caches.open(name);
  await cache.put(path, response);
}

/** Keeps a file of the scanner that was fetched. */
export const keepScannerFile = (path: string, response: Response): Promise<void> =>
  put(SCANNER, path, response);

/** Keeps a page that was visited, unless it is for one visitor or belongs to another version. */
export async function keepVisited({ pathname, search }: URL, response: Response): Promise<void> {
  const policy = response.headers.get("cache-control") ?? "";
  if (search !== "" || response.status !== 200 || /no-store|private/u.test(policy)) return;
  if (await isOwn(response)) await put(own, pathname, response);
}

/** Whether a page belongs to this version, so that its scripts are kept. */
const isOwn = async (page: Response): Promise<boolean> =>
  (await page.clone().text()).includes(siteFiles.mark);

/** Returns the paths that a cache has not kept. */
async function missingIn(cache: Cache, paths: readonly string[]): Promise<readonly string[]> {
  const present = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  return paths.filter((path) => !present.has(path));
}

/** Keeps files that the device lacks. Those that another version has are not fetched again. */
async function keepFiles(paths: readonly string[], name = own): Promise<void> {
  const cache = await caches.open(name);
  await Promise.all(
    (await missingIn(cache, paths)).map(async (path) => {
      const response = (await keptFile(path)) ?? (await fetchLater(path, "default"));
      if (!response.ok) throw new Error(`${path} answered ${response.status}`);
      await cache.put(path, response);
    }),
  );
}

/** Keeps pages as they are on the server now. */
async function keepPages(paths: readonly string[]): Promise<void> {
  await Promise.all(
    paths.map(async (path) => {
      if ((await keptPage(path)) !== undefined) return;
      const response = await fetchLater(path, "no-cache");
      // A server of another version answered. The next attempt may find this one.
      if (!response.ok || !(await isOwn(response))) throw new Error(`${path} is of another version`);
      await put(own, path, response);
    }),
  );
}

/** Keeps what every language needs. */
export const keepShell = (): Promise<void> => keepFiles([...siteFiles.shell, toolData]);

/** Keeps what a language needs: its texts, the page with the form, and the one for what is not kept. */
export async function keepLanguage(language: Language): Promise<void> {
  await keepFiles(siteFiles.languages[language] ?? []);
  const offline = offlinePath(language);
  // It has no mark, and one of a later version asks for files that this one lacks.
  if ((await keptPage(offline)) === undefined) await put(own, offline, await fetchLater(offline, "no-cache"));
  await keepPages([pathIn(language, "/")]);
}

/** Keeps the other pages of a language that work without a network. */
export const keepMorePages = (language: Language): Promise<void> =>
  keepPages([heatersPath, "/no-label/"].map((path) => pathIn(language, path)));

/** Keeps what reads photos of labels. */
export const keepScanner = (): Promise<void> => keepFiles(siteFiles.scanner, SCANNER);

/** Whether all that reads photos of labels is kept. */
export const hasScanner = async (): Promise<boolean> =>
  (await missingIn(await caches.open(SCANNER), siteFiles.scanner)).length === 0;

/** Returns the languages that the device has kept, in any version. */
export async function keptLanguages(): Promise<readonly Language[]> {
  const homes = await Promise.all(languages.map(({ code }) => keptFile(pathIn(code, "/"))));
  return languages.map(({ code }) => code).filter((_code, index) => homes[index] !== undefined);
}

/** Deletes what no open page can need: the versions before the last one, and files of an older scanner. */
export async function deleteOld(): Promise<void> {
  const versions = (await caches.keys()).filter((name) => name.startsWith(VERSION) && name !== own);
  await Promise.all(versions.slice(0, -1).map((name) => caches.delete(name)));
  if (!(await caches.has(SCANNER))) return;
  const cache = await caches.open(SCANNER);
  const requests = await cache.keys();
  const old = requests.filter(({ url }) => !siteFiles.scanner.includes(new URL(url).pathname));
  await Promise.all(old.map((request) => cache.delete(request)));
}
