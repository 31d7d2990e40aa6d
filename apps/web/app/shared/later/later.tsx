import type { Area, Language } from "@heater-age/messages";
import { type ComponentType, lazy, memo, Suspense, useEffect, useRef, useState } from "react";
import { useOnline } from "../offline/online.ts";
import { languageAt } from "../texts/language.ts";
import { loadAreas } from "../texts/load.ts";
import { WithTexts } from "../texts/WithTexts.tsx";
import { pressMissed, touched } from "./touched.ts";

const PATIENCE = 3000;

/** What a part of the page takes at least. */
interface PartProps {
  readonly language: Language;
}

/** A part of the page that comes to life later than the rest. */
export interface Later<Props extends PartProps> {
  readonly Part: ComponentType<Props>;
  /** Fetches the part for a page that the server did not send; gives up after a few seconds, as the part then does. */
  readonly prepare: (language: Language) => Promise<void>;
}

/**
 * A part of the page that stands below what visitors came for: the server sends it whole, the same to everybody, and its
 * scripts and texts are fetched when the page is first touched. Until then, and for as long as they cannot be fetched, it
 * stays as the server sent it, with links that lead on; a button that was pressed meanwhile is pressed when it can answer.
 *
 * @param areas Texts that it needs.
 *
 * @example
 * const Brands = later(["brands"], async () => (await import("./Brands.tsx")).Brands);
 * <Brands.Part language="de" choices={choices} rules={21} />
 */
export function later<Props extends PartProps>(
  areas: readonly Area[],
  load: () => Promise<ComponentType<Props>>,
): Later<Props> {
  let loaded: ComponentType<Props> | undefined;

  const fetchIn = async (language: Language) => {
    const [Shown] = await Promise.all([load(), loadAreas(language, areas)]);
    loaded ??= alive(areas, Shown);
    return loaded;
  };

  const Fetched = lazy(async () => {
    if (import.meta.env.SSR) {
      const { fixed } = await import("./fixed.server.tsx");
      return { default: fixed(areas, await load()) };
    }
    await touched();
    try {
      return { default: await soon(fetchIn(languageAt(location.pathname))) };
    } catch {
      return { default: asSent(fetchIn) };
    }
  });

  function Place(props: Props) {
    // Chosen once: another component in its place would begin anew.
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? Fetched);
    return (
      <Suspense>
        <Shown {...props} />
      </Suspense>
    );
  }

  return {
    // Rendered again before it is alive, it would lose what the server sent.
    Part: memo(Place),
    prepare: (language) =>
      soon(fetchIn(language)).then(
        () => undefined,
        () => undefined,
      ),
  };
}

/** The same promise, which fails when it takes too long: a page must not wait for a part of itself. */
const soon = <Value,>(coming: Promise<Value>): Promise<Value> =>
  Promise.race([
    coming,
    new Promise<never>((_resolve, reject) => {
      setTimeout(() => reject(new Error("It took too long")), PATIENCE);
    }),
  ]);

/** The part with its texts and everything that it can do. */
function alive<Props extends PartProps>(
  areas: readonly Area[],
  Shown: ComponentType<Props>,
): ComponentType<Props> {
  return function Alive(props) {
    const place = useRef<HTMLDivElement>(null);
    useEffect(() => {
      // A moment later: what only the browser knows comes with a second render.
      const timer = setTimeout(() => place.current !== null && pressMissed(place.current));
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

/** A part as the server sent it, within a `div`, until it can be fetched. */
export function asSent<Props extends PartProps>(
  fetchIn: (language: Language) => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return function AsSent(props) {
    const { language } = props;
    const online = useOnline();
    const [Shown, setShown] = useState<ComponentType<Props>>();

    useEffect(() => {
      if (!online) return undefined;
      let left = false;
      fetchIn(language).then(
        (fetched) => {
          if (!left) setShown(() => fetched);
        },
        () => undefined,
      );
      return () => {
        left = true;
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
