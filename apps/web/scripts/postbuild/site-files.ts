import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { languages } from "@heater-age/messages";
import type { SiteFiles } from "../../server/site-files.ts";
import { scannerFiles } from "../scanner/scanner-files.ts";

/** Vite's manifest entry for an output file. */
interface Chunk {
  readonly file: string;
  readonly name?: string;
}

const COMPRESSED = /\.(?:br|gz)$/u;
// Pages for developers need a network, and no language here uses the characters of the second font.
const LEFT_OUT = /routes\/developer|inter-latin-ext/u;
const codes = languages.map(({ code }) => code);
/** The language of texts, in the path of their file or the name of their chunk. */
const LANGUAGE = new RegExp(`[/-](${codes.join("|")})(?:[/.]|$)`, "u");

/**
 * Returns the files of a built site that the service worker caches.
 *
 * @param build Folder of the build, with a trailing slash.
 * @throws {Error} if the build is incomplete.
 */
export async function listSiteFiles(build: URL): Promise<SiteFiles> {
  const list = async (folder: string) => {
    const names = await readdir(new URL(`client/${folder}/`, build));
    return names.filter((name) => !COMPRESSED.test(name)).map((name) => `/${folder}/${name}`);
  };
  const manifest = JSON.parse(await readFile(new URL("client/.vite/manifest.json", build), "utf8")) as Record<
    string,
    Chunk
  >;
  const shell = ["/icon.svg", ...(await list("flags"))];
  const texts = Object.fromEntries(codes.map((code): [string, string[]] => [code, []]));
  for (const [source, { file, name = "" }] of Object.entries(manifest)) {
    if (LEFT_OUT.test(source)) continue;
    const language = (LANGUAGE.exec(source) ?? LANGUAGE.exec(name))?.[1];
    (texts[language ?? ""] ?? shell).push(`/${file}`);
  }
  const assets = await list("assets");
  const mark = assets.find((path) => path.startsWith("/assets/manifest-"));
  if (mark === undefined) throw new Error("The build has no manifest of the routes");
  const server = await readFile(new URL("server/index.js", build), "utf8");
  const version = createHash("sha256").update(server).update(assets.join("\n"));
  const scanner = await scannerFiles();
  return {
    version: version.digest("hex").slice(0, 12),
    shell: [...new Set([...shell, mark])],
    languages: texts,
    scanner: scanner.files.map(({ name }) => `/scan/${name}`),
    mark,
  };
}
