import { type ComponentType, lazy, useState } from "react";

/** A component that is loaded when it is rendered, or before. */
export interface Preloadable<Props extends object> {
  /** Renders immediately if it has been loaded; suspends otherwise. */
  readonly Part: ComponentType<Props>;
  /** Loads it ahead of time. Rejects if it can't be loaded. */
  readonly prepare: () => Promise<void>;
}

/**
 * Returns a component that can be loaded before it is rendered. Unlike React's `lazy` it doesn't suspend after it has
 * been loaded: React would show the fallback, and delay the component for another third of a second.
 *
 * @param Otherwise Rendered if loading fails. @default the error boundary of the page
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
    // Chosen once, because replacing the component would reset its state.
    const [Shown] = useState<ComponentType<Props>>(() => here ?? Coming);
    return <Shown {...props} />;
  }

  return { Part, prepare: async () => void (await fetchIn()) };
}
