/** Spends part of a visitor's allowance in a time window. Returns whether there was any left. */
export type Allowance = (visitor: string, amount: number, at: Date) => boolean;

const mostVisitors = 100_000;

/**
 * Creates an allowance for each visitor, in any unit. An amount that exceeds it is granted once, so that no amount is
 * too large for a new visitor. Each instance counts separately and in memory, and stores no address. With more than
 * 100,000 visitors in a window, the earliest are dropped.
 *
 * @param most Amount for each visitor in a window.
 * @param window Milliseconds.
 *
 * @example
 * const spend = createAllowance({ most: 2, window: 60_000 });
 * spend("192.0.2.1", 3, new Date()); //=> true
 * spend("192.0.2.1", 1, new Date()); //=> false
 */
export function createAllowance({
  most,
  window,
}: {
  readonly most: number;
  readonly window: number;
}): Allowance {
  const spent = new Map<string, number>();
  let current = Number.NaN;
  return (visitor, amount, at) => {
    const started = Math.floor(at.getTime() / window);
    if (started !== current) spent.clear();
    current = started;
    const before = spent.get(visitor) ?? 0;
    if (before >= most) return false;
    for (const oldest of spent.keys()) {
      if (spent.size < mostVisitors) break;
      spent.delete(oldest);
    }
    spent.set(visitor, before + amount);
    return true;
  };
}
