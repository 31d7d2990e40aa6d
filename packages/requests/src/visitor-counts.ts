/** What a visitor has used in the current window. */
interface Count {
  total: number;
  /** When the window ends, in milliseconds of `Date.now()`. */
  readonly until: number;
  readonly timer: NodeJS.Timeout;
}

const maxVisitors = 100_000;

/**
 * Counts what visitors use, for each in a window that begins with the first use. A count is deleted when its window
 * ends. With more than 100,000 visitors in a window, the earliest are dropped.
 *
 * @example
 * const counts = new VisitorCounts(60_000);
 * counts.add("192.0.2.1", 3).total; //=> 3
 * counts.add("192.0.2.1", 1).total; //=> 4
 */
export class VisitorCounts {
  readonly #window: number;
  readonly #counts = new Map<string, Count>();

  /** @param window Milliseconds. */
  constructor(window: number) {
    this.#window = window;
  }

  /** Returns the visitor's total in the window, and the milliseconds until it ends. */
  add(visitor: string, amount: number): { readonly total: number; readonly left: number } {
    const count = this.#counts.get(visitor) ?? this.#begin(visitor);
    count.total += amount;
    return { total: count.total, left: Math.max(0, count.until - Date.now()) };
  }

  #begin(visitor: string): Count {
    if (this.#counts.size >= maxVisitors) this.#delete(this.#counts.keys().next().value ?? "");
    const timer = setTimeout(() => this.#delete(visitor), this.#window).unref();
    const count = { total: 0, until: Date.now() + this.#window, timer };
    this.#counts.set(visitor, count);
    return count;
  }

  #delete(visitor: string): void {
    clearTimeout(this.#counts.get(visitor)?.timer);
    this.#counts.delete(visitor);
  }

  /** The number of visitors with a count. */
  get size(): number {
    return this.#counts.size;
  }
}
