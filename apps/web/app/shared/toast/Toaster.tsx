import type { Language } from "@heater-age/messages";
import { type ComponentType, Suspense, useEffect, useState, useSyncExternalStore } from "react";
import { loadToasts } from "./load-toasts.ts";
import { PlainToasts } from "./PlainToasts.tsx";
import type { ToastPlaceProps } from "./place.ts";
import type { StoredToast } from "./store.ts";
import { toasts as store } from "./toast.ts";

interface Place extends Pick<ToastPlaceProps, "language"> {
  readonly Shown: ComponentType<ToastPlaceProps>;
}

const none: readonly StoredToast[] = [];

/** Shows the toasts of the page. The place for them is fetched when the first one appears. */
export function Toaster({ language }: { readonly language: Language }) {
  const toasts = useSyncExternalStore(store.subscribe, store.list, () => none);
  const [place, setPlace] = useState<Place>();
  const needed = toasts.length > 0;

  useEffect(() => {
    if (!needed) return undefined;
    let left = false;
    const take = (Shown: Place["Shown"]) => {
      if (!left) setPlace({ Shown, language });
    };
    // A message must not be lost with the connection.
    loadToasts(language).then(
      ({ ToastPlace }) => take(ToastPlace),
      () => take(PlainToasts),
    );
    return () => {
      left = true;
    };
  }, [needed, language]);

  if (!needed || place === undefined) return null;
  return (
    <Suspense>
      <place.Shown language={place.language} toasts={toasts} />
    </Suspense>
  );
}
