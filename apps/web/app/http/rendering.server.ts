import { setImmediate } from "node:timers/promises";
import pLimit from "p-limit";

/** Maximum number of waiting pages: about a second of work. */
const MOST_WAITING = 50;

/** Turns of the event loop before a page. The server accepts one connection in each turn, however many wait. */
const YIELDED = 10;

const turns = pLimit(2);

/**
 * Renders a page in its turn. Rendering blocks for up to tens of milliseconds, so other requests are served between
 * pages. A second page can start while the first waits for data.
 */
export const inTurn = <Page>(render: () => Promise<Page>): Promise<Page> =>
  turns(async () => {
    for (let turn = 0; turn < YIELDED; turn++) await setImmediate();
    return render();
  });

/** Returns whether so many pages are waiting that another one would come too late. */
export const isCrowded = (): boolean => turns.pendingCount >= MOST_WAITING;
