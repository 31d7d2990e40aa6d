import { normalisedAddress } from "./saved-heater.ts";
import type { ListedHeater } from "./listed-heater.ts";

/** The saved heaters at an address, sorted by urgency. */
export interface AddressGroup {
  /** As typed last. Empty for heaters without one. */
  readonly address: string;
  readonly heaters: readonly ListedHeater[];
}

const lastSaved = ({ heaters }: AddressGroup): number =>
  Math.max(...heaters.map(({ heater }) => Date.parse(heater.savedAt)));

/** Returns the saved heaters by address: the one used last comes first, heaters without an address come last. */
export function addressGroups(listed: readonly ListedHeater[]): readonly AddressGroup[] {
  const groups = new Map<string, ListedHeater[]>();
  for (const each of listed) {
    const key = normalisedAddress(each.heater.address);
    groups.set(key, [...(groups.get(key) ?? []), each]);
  }
  return [...groups]
    .map(([, heaters]) => ({ address: heaters[0]?.heater.address ?? "", heaters }))
    .toSorted(
      (one, other) =>
        Number(one.address === "") - Number(other.address === "") || lastSaved(other) - lastSaved(one),
    );
}
