import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { LRUCache } from "lru-cache";
import type { Encoding } from "./compress.ts";

/** A prerendered page as it is sent in one of the ways that it travels. */
export interface FilePage {
  readonly body: Buffer;
  /** What tells whoever has the page already that it is still the same. */
  readonly marks: Readonly<Record<"etag" | "last-modified", string>>;
}

/** Prerendered pages by their path. */
export interface FilePages {
  /**
   * A page as it travels; without an encoding as it is.
   *
   * @param path Without a slash at the end.
   *
   * @throws {Error} when there is no such page.
   */
  readonly find: (path: string, encoding?: Encoding) => Promise<FilePage>;
}

/** Bytes that all pages together may take: all that we have, as browsers ask for them. */
const MOST = 16 * 1024 * 1024;

const endings = { br: ".br", gzip: ".gz" } as const satisfies Record<Encoding, string>;

async function read(file: URL): Promise<FilePage> {
  const [body, { mtime }] = await Promise.all([readFile(file), stat(file)]);
  const etag = `"${createHash("sha256").update(body).digest("base64url")}"`;
  return { body, marks: { etag, "last-modified": mtime.toUTCString() } };
}

/**
 * Opens the folder of prerendered pages, each with its compressed copies. What is asked for is read once and then kept in
 * memory; when it becomes too much, those asked for last stay.
 *
 * @param folder Ends with a slash.
 * @param most Bytes that all together may take.
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
