import type { Language } from "@heater-age/messages";
import { buttonClass } from "@heater-age/ui/Button";
import { toast as toastStyle, viewport } from "@heater-age/ui/Toast/styles";
import { type ComponentType, Suspense, useEffect, useState, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { createRoot } from "react-dom/client";
import { languageAt } from "../../seo/language.ts";
import { type ToastHandle, type ToastMessage, toasts } from "./store.ts";
import type { ToastPlaceProps } from "./ToastPlace.tsx";

const DURATION = 5000;

let rendered = false;

/**
 * Shows a short message for five seconds, from anywhere in the browser. A new one replaces the older one.
 *
 * @example
 * toast({ title: formatMessage({ id: "share.linkCopied" }) });
 *
 * @example
 * toast({ title: "Error", description: "Failed to generate diagnostic report.", tone: "critical" });
 *
 * @example
 * toast({ title: "Basement deleted", action: { text: "Undo", onAct: restore } });
 */
export function toast(message: ToastMessage): ToastHandle {
  if (!rendered) {
    rendered = true;
    const root = document.createElement("div");
    document.body.append(root);
    createRoot(root).render(<Toaster />);
  }
  return toasts.add(message);
}

/**
 * Loads the component that shows toasts. When called ahead of time, a toast about a lost connection doesn't need the
 * connection.
 */
export const loadToasts = (): Promise<typeof import("./ToastPlace.tsx")> => import("./ToastPlace.tsx");

interface Place {
  readonly language: Language;
  readonly Component: ComponentType<ToastPlaceProps>;
}

function Toaster() {
  const current = useSyncExternalStore(toasts.subscribe, toasts.current);
  const id = current?.id;
  const container = useTopmost(id);
  const [place, setPlace] = useState<Place>();

  useEffect(() => {
    if (id === undefined) return undefined;
    let cancelled = false;
    const language = languageAt(location.pathname);
    const show = (Component: Place["Component"]) => {
      if (!cancelled) setPlace({ language, Component });
    };
    loadToasts().then(
      ({ ToastPlace }) => show(ToastPlace),
      () => show(PlainToast),
    );
    return () => {
      cancelled = true;
    };
  }, [id]);

  if (place === undefined) return null;
  return createPortal(
    <Suspense>
      <place.Component language={place.language} toast={current} container={container} />
    </Suspense>,
    container,
  );
}

/** Renders toasts if `ToastPlace` can't be loaded, because a message must not be lost with the connection. */
function PlainToast({ toast: shown }: ToastPlaceProps) {
  const open = shown?.open === true;
  const id = shown?.id;

  useEffect(() => {
    if (id === undefined) return undefined;
    const timer = setTimeout(toasts.dismiss, DURATION, id);
    return () => clearTimeout(timer);
  }, [id]);

  return (
    <div className={viewport} role="status">
      {open ? (
        <p className={toastStyle}>
          <strong>{shown.title}</strong> {shown.description}
          {shown.action === undefined ? null : (
            <button type="button" className={buttonClass("quiet")} onClick={shown.action.onAct}>
              {shown.action.text}
            </button>
          )}
        </p>
      ) : null}
    </div>
  );
}

const topmost = (): HTMLElement =>
  [...document.querySelectorAll<HTMLElement>("dialog:modal")].at(-1) ?? document.body;

/**
 * Returns the topmost open dialog, or the body, because everything behind a modal dialog is inert.
 *
 * @param toastId Searched again for each toast.
 */
function useTopmost(toastId: number | undefined): HTMLElement {
  const [element, setElement] = useState(topmost);

  useEffect(() => {
    const update = () => setElement(topmost());
    update();
    // These events don't bubble.
    document.addEventListener("close", update, true);
    document.addEventListener("toggle", update, true);
    return () => {
      document.removeEventListener("close", update, true);
      document.removeEventListener("toggle", update, true);
    };
  }, [toastId]);

  return element;
}
