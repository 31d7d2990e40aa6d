import type { Area, Language } from "@heater-age/messages";
import { type ComponentType, lazy, memo, Suspense, useEffect, useRef, useState } from "react";
import { useOnline } from "../offline/online.ts";
import { languageAt } from "../texts/language.ts";
import { loadAreas } from "../texts/load.ts";
import { WithTexts } from "../texts/WithTexts.tsx";
import { firstInteraction, replayMissedClick } from "./first-interaction.ts";

const PATIENCE = 3000;

/** The properties that every such part takes. */
interface PartProps {
  readonly language: Language;
}

/** A part of the page that is hydrated on the first interaction. */
export interface OnInteraction<Props extends PartProps> {
  readonly Part: ComponentType<Props>;
  /** Fetches the part for a page that the server did not render; gives up after a few seconds. */
  readonly prepare: (language: Language) => Promise<void>;
  /** Fetches the part. Rejects when it cannot be fetched. */
  readonly fetch: (language: Language) => Promise<void>;
}

/** How the server renders a part. */
interface OnInteractionOptions {
  /** Whether every visitor gets the same: its HTML is then rendered once. @default true */
  readonly isShared?: boolean;
}

/**
 * Returns a component for a part that can be read before it can be used. Its scripts and texts are fetched on the
 * visitor's first interaction. Until then, and while they cannot be fetched, it stays as the server rendered it, with
 * working links. A button clicked in the meantime is clicked again after hydration.
 *
 * While it waits, React drops what the server rendered if a property changes: pass the same functions each time.
 *
 * @param areas Texts that it needs.
 *
 * @example
 * const Brands = onInteraction(["brands"], async () => (await import("./Brands.tsx")).Brands);
 * <Brands.Part language="de" choices={choices} rules={21} />
 */
export function onInteraction<Props extends PartProps>(
  areas: readonly Area[],
  load: () => Promise<ComponentType<Props>>,
  { isShared = true }: OnInteractionOptions = {},
): OnInteraction<Props> {
  let loaded: ComponentType<Props> | undefined;

  const fetchIn = async (language: Language) => {
    const [Shown] = await Promise.all([load(), loadAreas(language, areas)]);
    loaded ??= hydrated(areas, Shown);
    return loaded;
  };

  const Fetched = lazy(async () => {
    if (import.meta.env.SSR) {
      if (!isShared) return { default: hydrated(areas, await load()) };
      const { staticHtml } = await import("./static-html.tsx");
      return { default: staticHtml(areas, await load()) };
    }
    await firstInteraction();
    try {
      return { default: await soon(fetchIn(languageAt(location.pathname))) };
    } catch {
      return { default: keepServerHtml(fetchIn) };
    }
  });

  function Place(props: Props) {
    // Chosen once: another component in its place would lose its state.
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? Fetched);
    return (
      <Suspense>
        <Shown {...props} />
      </Suspense>
    );
  }

  return {
    // Rendered again before hydration, it would lose the server's HTML.
    Part: memo(Place),
    prepare: (language) =>
      soon(fetchIn(language)).then(
        () => undefined,
        () => undefined,
      ),
    fetch: async (language) => void (await fetchIn(language)),
  };
}

/** Rejects when the promise takes too long: a page must not wait for one of its parts. */
const soon = <Value,>(coming: Promise<Value>): Promise<Value> =>
  Promise.race([
    coming,
    new Promise<never>((_resolve, reject) => {
      setTimeout(() => reject(new Error("It took too long")), PATIENCE);
    }),
  ]);

/** Returns the hydrated part with its texts. */
function hydrated<Props extends PartProps>(
  areas: readonly Area[],
  Shown: ComponentType<Props>,
): ComponentType<Props> {
  return function Hydrated(props) {
    const place = useRef<HTMLDivElement>(null);
    useEffect(() => {
      // A moment later: what only the browser knows comes with a second render.
      const timer = setTimeout(() => place.current !== null && replayMissedClick(place.current));
      return () => clearTimeout(timer);
    }, []);
    return (
      <div ref={place}>
        <WithTexts language={props.language} areas={areas}>
          <Shown {...props} />
        </WithTexts>
      </div>
    );
  };
}

const sent = { __html: "" };

/** Returns a component that shows the `div` the server rendered until the real one can be fetched. */
function keepServerHtml<Props extends PartProps>(
  fetchIn: (language: Language) => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return function ServerHtml(props) {
    const { language } = props;
    const online = useOnline();
    const [Shown, setShown] = useState<ComponentType<Props>>();

    useEffect(() => {
      if (!online) return undefined;
      let cancelled = false;
      fetchIn(language).then(
        (fetched) => {
          if (!cancelled) setShown(() => fetched);
        },
        () => undefined,
      );
      return () => {
        cancelled = true;
      };
    }, [online, language]);

    return Shown === undefined ? (
      // oxlint-disable-next-line react/no-danger -- nothing is set: React leaves alone what the server put there
      <div dangerouslySetInnerHTML={sent} suppressHydrationWarning />
    ) : (
      <Shown {...props} />
    );
  };
}
