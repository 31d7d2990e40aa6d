import { LRUCache } from "lru-cache";
import { compress, type Encoding } from "./compress.ts";
import { withoutNonce } from "./inline-scripts.ts";

/** A rendered page that is the same for everybody, as it is sent. */
export interface KeptPage {
  readonly headers: ReadonlyMap<string, string>;
  /** What its scripts may run by, as a content security policy names it. */
  readonly scripts: readonly string[];
  /** As it is, and as it travels in each way. */
  readonly bodies: Readonly<Record<Encoding | "identity", Buffer>>;
  /** Milliseconds since 1970. */
  readonly madeAt: number;
}

/** A page as it was rendered for one answer. */
interface PageOfAnswer {
  readonly headers: Headers;
  readonly html: string;
  /** What its scripts carry in this answer. */
  readonly nonce: string;
}

/** A page that was rendered for one who asked. */
export interface RenderedPage extends PageOfAnswer {
  readonly url: URL;
  readonly method: string;
  readonly status: number;
}

/** Pages by their address, for as long as they say themselves that they are the same for everybody. */
export interface KeptPages {
  readonly find: (url: URL) => KeptPage | undefined;
  /** Keeps a page if everybody may see it. */
  readonly offer: (page: RenderedPage) => Promise<void>;
}

/**
 * Makes a page that was rendered for one answer one that others can have too.
 *
 * @returns `undefined` when something in it is for that answer alone.
 */
export async function keptPage({ headers, html, nonce }: PageOfAnswer): Promise<KeptPage | undefined> {
  const page = withoutNonce(html, nonce);
  if (page === undefined) return undefined;
  const madeAt = Date.now();
  const identity = Buffer.from(page.html);
  const [br, gzip] = await Promise.all([compress(identity, "br"), compress(identity, "gzip")]);
  return { headers: new Map(headers), scripts: page.hashes, bodies: { identity, br, gzip }, madeAt };
}

/** Bytes that all pages together may take. */
const MOST = 16 * 1024 * 1024;

/** How long everybody may have what has these headers, in seconds. */
function sharedFor(headers: Headers): number {
  const policy = headers.get("cache-control") ?? "";
  if (!/^public\b/u.test(policy) || headers.has("set-cookie")) return 0;
  // What varies with the visitor is not the same for everybody. How it travels is settled when it is sent.
  const varies = (headers.get("vary") ?? "").split(",").map((name) => name.trim().toLowerCase());
  if (varies.some((name) => name !== "" && name !== "accept-encoding")) return 0;
  const [, seconds = "0"] = /\bs-maxage=(\d+)/u.exec(policy) ?? /\bmax-age=(\d+)/u.exec(policy) ?? [];
  return Number(seconds);
}

/**
 * Makes a place for pages that depend on nothing but their address and the day. Those with a query are not kept, nor is
 * anything that does not say by `Cache-Control` that everybody may have it; of the rest those asked for last stay.
 *
 * @param most Bytes that all together may take.
 *
 * @example
 * const pages = keptPages();
 * await pages.offer({ url, method: "GET", status: 200, headers, html, nonce });
 * pages.find(url)?.bodies.br;
 */
export function keptPages(most: number = MOST): KeptPages {
  const pages = new LRUCache<string, KeptPage>({
    maxSize: most,
    sizeCalculation: ({ bodies }) => bodies.identity.length + bodies.br.length + bodies.gzip.length,
    // A page is for the day that the clock says, also when the clock is set.
    perf: { now: () => Date.now() },
    ttlResolution: 0,
  });
  return {
    find: (url) => (url.search === "" ? pages.get(url.href) : undefined),
    async offer({ url, method, status, ...answer }) {
      const seconds = sharedFor(answer.headers);
      if (method !== "GET" || status !== 200 || url.search !== "" || seconds === 0) return;
      const kept = await keptPage(answer);
      if (kept !== undefined) pages.set(url.href, kept, { ttl: seconds * 1000, start: kept.madeAt });
    },
  };
}
