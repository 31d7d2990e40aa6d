import type { SharedResponse } from "./shared-response.ts";

const DAY = 86_400_000;

/** Shared pages: every visitor gets the same until midnight UTC. */
export interface DayPages {
  /** Returns a page, rendered when it's first needed on a day; `undefined` if it can't be rendered. */
  readonly get: (path: string) => Promise<SharedResponse | undefined>;
  /** Renders pages one after the other, now and at the start of each day. */
  readonly fill: (paths: readonly string[]) => Promise<void>;
}

/** Keeps what is rendered until midnight UTC. */
export function createDayPages(render: (path: string) => Promise<SharedResponse | undefined>): DayPages {
  let day = 0;
  let pages = new Map<string, Promise<SharedResponse | undefined>>();

  async function renderInto(firstPages: typeof pages, path: string): Promise<SharedResponse | undefined> {
    const page = await render(path).catch(() => undefined);
    if (page === undefined) firstPages.delete(path);
    return page;
  }

  function get(path: string): Promise<SharedResponse | undefined> {
    const today = Math.floor(Date.now() / DAY);
    if (today !== day) {
      day = today;
      pages = new Map();
    }
    const page = pages.get(path) ?? renderInto(pages, path);
    pages.set(path, page);
    return page;
  }

  async function fill(paths: readonly string[]): Promise<void> {
    for (const path of paths) {
      await get(path);
      // Lets visitors' requests in between.
      await new Promise((resolve) => void setImmediate(resolve));
    }
    setTimeout(() => void fill(paths), DAY - (Date.now() % DAY)).unref();
  }

  return { get, fill };
}
