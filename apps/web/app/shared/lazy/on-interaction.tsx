import type { Language } from "@heater-age/messages";
import { type ComponentType, lazy, memo, Suspense, useEffect, useRef, useState } from "react";
import { useOnline } from "../offline/online.ts";
import { firstInteraction, replayMissedClick } from "./first-interaction.ts";

const PATIENCE = 3000;

/** The props that every such part needs. */
interface PartProps {
  readonly language: Language;
}

/** A part of the page that is hydrated on the first interaction. */
export interface OnInteraction<Props extends PartProps> {
  readonly Part: ComponentType<Props>;
  /** Loads the part for a page that the server did not render. Gives up after a few seconds. */
  readonly prepare: () => Promise<void>;
  /** Loads the part. Rejects if it can't be loaded. */
  readonly fetch: () => Promise<void>;
}

/** How the server renders a part. */
interface OnInteractionOptions {
  /** Whether it is the same for every visitor, so that its HTML is rendered only once. @default true */
  readonly isShared?: boolean;
}

/**
 * Returns a component for a part that can be read before it is interactive. Its scripts are loaded on the
 * visitor's first interaction. Until then, and while they can't be loaded, it stays as the server's HTML, with
 * working links. A button clicked in the meantime is clicked again after hydration.
 *
 * While it waits, React drops the server's HTML if a prop changes, so always pass the same functions.
 *
 * @example
 * const Brands = onInteraction(async () => (await import("./Brands.tsx")).Brands);
 * <Brands.Part language="de" choices={choices} rules={21} />
 */
export function onInteraction<Props extends PartProps>(
  load: () => Promise<ComponentType<Props>>,
  { isShared = true }: OnInteractionOptions = {},
): OnInteraction<Props> {
  let loaded: ComponentType<Props> | undefined;

  const fetchIn = async () => {
    loaded ??= hydrated(await load());
    return loaded;
  };

  const Fetched = lazy(async () => {
    if (import.meta.env.SSR) {
      if (!isShared) return { default: hydrated(await load()) };
      const { staticHtml } = await import("./static-html.tsx");
      return { default: staticHtml(await load()) };
    }
    await firstInteraction();
    try {
      return { default: await soon(fetchIn()) };
    } catch {
      return { default: keepServerHtml(fetchIn) };
    }
  });

  function Place(props: Props) {
    // Chosen once, because replacing the component would lose its state.
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? Fetched);
    return (
      <Suspense>
        <Shown {...props} />
      </Suspense>
    );
  }

  return {
    // Rendering it again before hydration would lose the server's HTML.
    Part: memo(Place),
    prepare: () =>
      soon(fetchIn()).then(
        () => undefined,
        () => undefined,
      ),
    fetch: async () => void (await fetchIn()),
  };
}

/** Rejects if the promise takes too long, because a page must not wait for one of its parts. */
const soon = <Value,>(coming: Promise<Value>): Promise<Value> =>
  Promise.race([
    coming,
    new Promise<never>((_resolve, reject) => {
      setTimeout(() => reject(new Error("It took too long")), PATIENCE);
    }),
  ]);

/** Returns the hydrated part. */
function hydrated<Props extends PartProps>(Shown: ComponentType<Props>): ComponentType<Props> {
  return function Hydrated(props) {
    const place = useRef<HTMLDivElement>(null);
    useEffect(() => {
      // Delayed, because state that only the browser has arrives with a second render.
      const timer = setTimeout(() => place.current !== null && replayMissedClick(place.current));
      return () => clearTimeout(timer);
    }, []);
    return (
      <div ref={place}>
        <Shown {...props} />
      </div>
    );
  };
}

const sent = { __html: "" };

/** Returns a component that shows the server's `div` until the real one can be loaded. */
function keepServerHtml<Props extends PartProps>(
  fetchIn: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return function ServerHtml(props) {
    const online = useOnline();
    const [Shown, setShown] = useState<ComponentType<Props>>();

    useEffect(() => {
      if (!online) return undefined;
      let cancelled = false;
      fetchIn().then(
        (fetched) => {
          if (!cancelled) setShown(() => fetched);
        },
        () => undefined,
      );
      return () => {
        cancelled = true;
      };
    }, [online]);

    return Shown === undefined ? (
      // oxlint-disable-next-line react/no-danger -- sets nothing: React keeps the server's HTML
      <div dangerouslySetInnerHTML={sent} suppressHydrationWarning />
    ) : (
      <Shown {...props} />
    );
  };
}
