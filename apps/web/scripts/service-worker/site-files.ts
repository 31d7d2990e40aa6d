import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { languages } from "@heater-age/messages";
import type { SiteFiles } from "../../service-worker/site-files.ts";
import { scannerFiles } from "../scanner/scanner-files.ts";

/** Vite's manifest entry for an output file. */
interface Chunk {
  readonly file: string;
  /** Its source, if it has a single one. */
  readonly src?: string;
  readonly name?: string;
}

const COMPRESSED = /\.(?:br|gz)$/u;
// Pages for developers need a network, and no language here uses the characters of the second font.
const LEFT_OUT = /(?:routes\/developer|inter-latin-ext)/u;
const CLIENT_TEXTS = /client\/src\/compiled\/messages\/(?<language>[\w-]+)\.ts$/u;
const MARK = /\/assets\/manifest-[\w-]+\.js/u;
const TEXTS_NAME = /^texts-\w+-(?<language>[\w-]+)$/u;

const languageOf = ({ src = "", name = "" }: Chunk): string | undefined =>
  (CLIENT_TEXTS.exec(src) ?? TEXTS_NAME.exec(name))?.groups?.["language"];

/**
 * Returns the files of a built site that the service worker caches.
 *
 * @param build Folder of the build, with a trailing slash.
 * @throws {Error} if the build is incomplete.
 */
export async function siteFilesOf(build: URL): Promise<SiteFiles> {
  const manifest = JSON.parse(await readFile(new URL("client/.vite/manifest.json", build), "utf8")) as Record<
    string,
    Chunk
  >;
  const chunks = Object.entries(manifest).map(([key, chunk]) => ({ src: key, ...chunk }));
  const known = new Map(chunks.map((chunk) => [`/${chunk.file}`, chunk]));
  const names = (await readdir(new URL("client/assets/", build))).filter((name) => !COMPRESSED.test(name));
  const assets = names.map((name) => `/assets/${name}`);
  const server = await readFile(new URL("server/index.js", build), "utf8");
  const [mark] = MARK.exec(server) ?? [];
  if (mark === undefined) throw new Error("The server's part of the build names no manifest of the routes");

  // A style sheet that is missing from Vite's manifest belongs to the server build.
  const needed = assets.filter((path) => known.has(path) || path === mark);
  const cached = needed.filter((path) => !LEFT_OUT.test(known.get(path)?.src ?? path));
  const inLanguage = (code: string | undefined) =>
    cached.filter((path) => languageOf(known.get(path) ?? { file: path }) === code);
  const flags = (await readdir(new URL("client/flags/", build))).filter((name) => !COMPRESSED.test(name));
  const shell = [...inLanguage(undefined), "/icon.svg", ...flags.map((name) => `/flags/${name}`)];
  const scanner = await scannerFiles();
  const version = createHash("sha256").update(server).update(assets.join("\n"));
  return {
    version: version.digest("hex").slice(0, 12),
    shell,
    languages: Object.fromEntries(languages.map(({ code }) => [code, inLanguage(code)])),
    scanner: scanner.files.map(({ name }) => `/scan/${name}`),
    mark,
  };
}
