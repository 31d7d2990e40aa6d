import { setImmediate } from "node:timers/promises";
import pLimit from "p-limit";

/** Pages that may wait for their turn: about a second of work. */
const MOST_WAITING = 50;

/** Turns of the event loop before a page. In each one the server accepts one connection, however many wait. */
const YIELDED = 10;

const turns = pLimit(2);

/**
 * Makes a page in its turn. To render one takes up to tens of milliseconds in one block: what needs no rendering is
 * answered between them. A second one may begin while the first waits for something.
 */
export const inTurn = <Page>(render: () => Promise<Page>): Promise<Page> =>
  turns(async () => {
    for (let turn = 0; turn < YIELDED; turn++) await setImmediate();
    return render();
  });

/** Whether so many pages wait for their turn that a further one would come too late. */
export const isCrowded = (): boolean => turns.pendingCount >= MOST_WAITING;
