import type { Language } from "@heater-age/messages";
import { type ComponentType, Suspense, useEffect, useState, useSyncExternalStore } from "react";
import { languageAt } from "../texts/language.ts";
import { loadToasts } from "./load-toasts.ts";
import { toasts as store } from "./page-toasts.ts";
import { PlainToasts } from "./PlainToasts.tsx";
import type { ToastPlaceProps } from "./place.ts";

interface Place {
  readonly language: Language;
  readonly Shown: ComponentType<ToastPlaceProps>;
}

/** Shows the toasts of the page. The place for them is fetched when the first one appears. */
export function Toaster() {
  const toasts = useSyncExternalStore(store.subscribe, store.list);
  const [place, setPlace] = useState<Place>();
  const newest = toasts[0]?.id;

  useEffect(() => {
    if (newest === undefined) return undefined;
    let cancelled = false;
    const language = languageAt(location.pathname);
    const take = (Shown: Place["Shown"]) => {
      if (cancelled) return;
      setPlace((now) => (now?.Shown === Shown && now.language === language ? now : { Shown, language }));
    };
    // A message must not be lost with the connection.
    loadToasts(language).then(
      ({ ToastPlace }) => take(ToastPlace),
      () => take(PlainToasts),
    );
    return () => {
      cancelled = true;
    };
  }, [newest]);

  if (place === undefined) return null;
  return (
    <Suspense>
      <place.Shown language={place.language} toasts={toasts} />
    </Suspense>
  );
}
