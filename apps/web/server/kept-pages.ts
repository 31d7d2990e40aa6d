import { LRUCache } from "lru-cache";
import { compress, type Encoding } from "./compress.ts";
import { withoutNonce } from "./inline-scripts.ts";

/** A rendered page that is the same for everyone, ready to send. */
export interface KeptPage {
  readonly headers: ReadonlyMap<string, string>;
  /** Hashes of its scripts, in the format of a content security policy. */
  readonly scripts: readonly string[];
  /** Uncompressed, and in each encoding. */
  readonly bodies: Readonly<Record<Encoding | "identity", Buffer>>;
  /** Milliseconds since 1970. */
  readonly madeAt: number;
}

/** A page as rendered for one response. */
interface PageOfAnswer {
  readonly headers: Headers;
  readonly html: string;
  /** The nonce of its scripts in this response. */
  readonly nonce: string;
}

/** A page that was rendered for a request. */
export interface RenderedPage extends PageOfAnswer {
  readonly url: URL;
  readonly method: string;
  readonly status: number;
}

/** A cache of pages by address, for as long as their headers allow sharing them. */
export interface KeptPages {
  readonly find: (url: URL) => KeptPage | undefined;
  /** Stores a page if everyone may see it. */
  readonly offer: (page: RenderedPage) => Promise<void>;
}

/**
 * Returns a page that was rendered for one response in a form for all visitors.
 *
 * @returns `undefined` if a part of it is only for that response.
 */
export async function keptPage({ headers, html, nonce }: PageOfAnswer): Promise<KeptPage | undefined> {
  const page = withoutNonce(html, nonce);
  if (page === undefined) return undefined;
  const madeAt = Date.now();
  const identity = Buffer.from(page.html);
  const [br, gzip] = await Promise.all([compress(identity, "br"), compress(identity, "gzip")]);
  return { headers: new Map(headers), scripts: page.hashes, bodies: { identity, br, gzip }, madeAt };
}

/** Maximum bytes of all pages together. */
const MOST = 16 * 1024 * 1024;

/** Returns how long a shared cache may store a response with these headers, in seconds. */
function sharedFor(headers: Headers): number {
  const policy = headers.get("cache-control") ?? "";
  if (!/^public\b/u.test(policy) || headers.has("set-cookie")) return 0;
  // A response that varies by visitor is not the same for everyone. Only its encoding may vary, which is chosen when
  // it is sent.
  const varies = (headers.get("vary") ?? "").split(",").map((name) => name.trim().toLowerCase());
  if (varies.some((name) => name !== "" && name !== "accept-encoding")) return 0;
  const [, seconds = "0"] = /\bs-maxage=(\d+)/u.exec(policy) ?? /\bmax-age=(\d+)/u.exec(policy) ?? [];
  return Number(seconds);
}

/**
 * Creates a cache for pages that only depend on their address and the day. Pages with a query are not stored, nor are
 * responses whose `Cache-Control` doesn't allow sharing. Above the maximum, the least recently requested are dropped.
 *
 * @param most Maximum bytes of all pages together.
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
    // A page is valid for a day of the clock, even if the clock is changed.
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
