import { type ComponentType, lazy, useState } from "react";

/** A component that is fetched when it is rendered, or before. */
export interface Preloadable<Props extends object> {
  /** Renders at once if it has been fetched; suspends otherwise. */
  readonly Part: ComponentType<Props>;
  /** Fetches it ahead of time. Rejects when it cannot be fetched. */
  readonly prepare: () => Promise<void>;
}

/**
 * Returns a component that can be fetched before it is rendered. Unlike React's `lazy` it does not suspend once it has
 * been fetched: React would show the fallback, and hold the component back for another third of a second.
 *
 * @param Otherwise Rendered when the fetch fails. @default the error boundary of the page
 *
 * @example
 * const Card = preloadable(async () => (await import("./Card.tsx")).Card);
 * await Card.prepare();
 * <Card.Part age={22} />
 */
export function preloadable<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Otherwise?: ComponentType<Props>,
): Preloadable<Props> {
  let here: ComponentType<Props> | undefined;
  const fetchIn = async () => (here = await load());

  const Coming = lazy(async () => {
    try {
      return { default: await fetchIn() };
    } catch (error) {
      if (Otherwise === undefined) throw error;
      return { default: Otherwise };
    }
  });

  function Part(props: Props) {
    // Chosen once: another component in its place would begin anew.
    const [Shown] = useState<ComponentType<Props>>(() => here ?? Coming);
    return <Shown {...props} />;
  }

  return { Part, prepare: async () => void (await fetchIn()) };
}
