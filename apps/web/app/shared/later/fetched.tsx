import { type ComponentType, lazy, useState } from "react";

/** A component that is fetched when it is shown, or before. */
export interface Fetched<Props extends object> {
  /** Shown at once where it has been fetched; suspends as long as it has not. */
  readonly Part: ComponentType<Props>;
  /** Fetches it, so that nobody waits for it when it is to be shown. Rejects when it cannot be fetched. */
  readonly prepare: () => Promise<void>;
}

/**
 * Makes a component that is fetched. Unlike `lazy` alone it does not suspend when it is there already: React would show
 * what stands there meanwhile, and what comes in its place not for another third of a second.
 *
 * @param otherwise Stands in for it where it cannot be fetched. @default the page is broken, which its fallback says
 *
 * @example
 * const Card = fetched(async () => (await import("./Card.tsx")).Card);
 * await Card.prepare();
 * <Card.Part age={22} />
 */
export function fetched<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  otherwise?: (fetchIn: () => Promise<ComponentType<Props>>) => ComponentType<Props>,
): Fetched<Props> {
  let here: ComponentType<Props> | undefined;
  const fetchIn = async () => (here = await load());

  const Coming = lazy(async () => {
    try {
      return { default: await fetchIn() };
    } catch (error) {
      if (otherwise === undefined) throw error;
      return { default: otherwise(fetchIn) };
    }
  });

  function Part(props: Props) {
    // Chosen once: another component in its place would begin anew.
    const [Shown] = useState<ComponentType<Props>>(() => here ?? Coming);
    return <Shown {...props} />;
  }

  return { Part, prepare: async () => void (await fetchIn()) };
}
