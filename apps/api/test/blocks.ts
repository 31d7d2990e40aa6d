/** Returns the share of an action's CPU time that its longest block takes: 1 when no other request gets a turn. */
export async function longestShare(action: () => Promise<unknown>): Promise<number> {
  const used = (): number => {
    const { user, system } = process.cpuUsage();
    return user + system;
  };
  const began = used();
  let [last, longest, isOver] = [began, 0, false];
  const turn = (): void => {
    const now = used();
    longest = Math.max(longest, now - last);
    last = now;
    if (!isOver) setImmediate(turn).unref();
  };
  turn();
  await action();
  turn();
  isOver = true;
  return longest / (used() - began);
}
