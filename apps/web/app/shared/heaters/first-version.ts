/** A visit, as the first version of the site stored it. Its name was the address of its heaters. */
export interface OldVisit {
  readonly id: string;
  readonly name: string;
}

/**
 * Returns a heater that the first version stored, with the address of its visit. Without a visit it has none.
 *
 * @example
 * withAddress({ id: "a", visit: "v" }, [{ id: "v", name: "12 Elm St" }]); //=> { id: "a", address: "12 Elm St" }
 */
export function withAddress<Heater extends { readonly visit?: string | undefined }>(
  heater: Heater,
  visits: readonly OldVisit[],
) {
  const { visit, ...rest } = heater;
  return { ...rest, address: visits.find(({ id }) => id === visit)?.name ?? "" };
}
