import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { LRUCache } from "lru-cache";
import type { Encoding } from "./compress.ts";

/** A prerendered page in one of its encodings. */
export interface FilePage {
  readonly body: Buffer;
  /** Headers with which a client finds out that its copy is still current. */
  readonly marks: Readonly<Record<"etag" | "last-modified", string>>;
}

/** Prerendered pages by their path. */
export interface FilePages {
  /**
   * Returns a page in an encoding, or uncompressed.
   *
   * @param path Without a trailing slash.
   *
   * @throws {Error} when there is no such page.
   */
  readonly find: (path: string, encoding?: Encoding) => Promise<FilePage>;
}

/** Maximum bytes of all pages together, enough for all of ours in the encodings of browsers. */
const MOST = 16 * 1024 * 1024;

const endings = { br: ".br", gzip: ".gz" } as const satisfies Record<Encoding, string>;

async function read(file: URL): Promise<FilePage> {
  const [body, { mtime }] = await Promise.all([readFile(file), stat(file)]);
  const etag = `"${createHash("sha256").update(body).digest("base64url")}"`;
  return { body, marks: { etag, "last-modified": mtime.toUTCString() } };
}

/**
 * Opens the folder of prerendered pages, each with its compressed copies. A requested file is read once and then kept
 * in memory. Above the maximum, the least recently requested are dropped.
 *
 * @param folder With a trailing slash.
 * @param most Maximum bytes of all pages together.
 *
 * @example
 * const pages = filePages(new URL("client/", buildFolder));
 * (await pages.find("/de/contact", "br")).body;
 */
export function filePages(folder: URL, most: number = MOST): FilePages {
  const pages = new LRUCache<string, FilePage>({
    maxSize: most,
    sizeCalculation: ({ body }) => body.length,
    fetchMethod: (name) => read(new URL(name, folder)),
  });
  return {
    find: (path, encoding) =>
      pages.forceFetch(
        `${path === "/" ? "" : `${path.slice(1)}/`}index.html${encoding === undefined ? "" : endings[encoding]}`,
      ),
  };
}
