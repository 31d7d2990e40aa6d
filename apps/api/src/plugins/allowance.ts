/** Spends some of what a visitor may use up in a window of time. Returns whether there was something left. */
export type Allowance = (visitor: string, amount: number, at: Date) => boolean;

const mostVisitors = 100_000;

/**
 * Creates an allowance for each visitor, in whatever unit the amounts have. What exceeds it is granted once, so that no
 * amount is too large for a fresh visitor. Each instance counts for itself and in memory: no address is stored. Of more
 * than 100,000 visitors in a window, the first ones are forgotten.
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
