import { type ComponentType, lazy, Suspense, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { useOnline } from "../browser/online.ts";
import type { Heater } from "../result/heater.ts";
import * as styles from "./Verdict.css.ts";

interface PlaceProps {
  readonly heater: Heater;
}

const load = async () => (await import("./PrintedResult.tsx")).PrintedResult;
const OnServer = lazy(async () => ({ default: await load() }));
const sent = { __html: "" };

/**
 * Renders the printed sheet of a result. A page opened by a link has the sheet in its HTML. After the card is
 * hydrated and the sheet's script is loaded, printing renders it again with the present content.
 */
export function PrintedPlace({ heater }: PlaceProps) {
  const online = useOnline();
  const [Sheet, setSheet] = useState<ComponentType<PlaceProps>>();
  const printing = usePrinting();
  useEffect(() => {
    let cancelled = false;
    load().then(
      (loaded) => {
        if (!cancelled) setSheet(() => loaded);
      },
      // Without a connection, the server's sheet stays.
      () => undefined,
    );
    return () => {
      cancelled = true;
    };
  }, [online]);
  if (import.meta.env.SSR) {
    return (
      <div className={styles.paper}>
        <Suspense>
          <OnServer heater={heater} />
        </Suspense>
      </div>
    );
  }
  if (Sheet === undefined) {
    // oxlint-disable-next-line react/no-danger -- sets nothing: React keeps the server's HTML
    return <div className={styles.paper} dangerouslySetInnerHTML={sent} suppressHydrationWarning />;
  }
  return printing ? (
    <Suspense>
      <Sheet heater={heater} />
    </Suspense>
  ) : null;
}

/** Returns whether the page is being printed. Content rendered then is printed. */
function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const unmounted = new AbortController();
    const { signal } = unmounted;
    const paper = matchMedia("print");
    // Flushed, because the browser captures the page right after these events.
    const set = (isPrinting: boolean) => () => flushSync(() => setPrinting(isPrinting));
    paper.addEventListener("change", ({ matches }) => set(matches)(), { signal });
    window.addEventListener("beforeprint", set(true), { signal });
    window.addEventListener("afterprint", set(false), { signal });
    return () => unmounted.abort();
  }, []);
  return printing;
}
