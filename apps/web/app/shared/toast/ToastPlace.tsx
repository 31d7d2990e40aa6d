import { Toast, Toasts } from "@heater-age/ui/Toast";
import { createPortal } from "react-dom";
import { useIntl } from "react-intl";
import { WithTexts } from "../texts/WithTexts.tsx";
import type { ToastPlaceProps } from "./place.ts";
import type { StoredToast } from "./store.ts";
import { toasts as store } from "./page-toasts.ts";
import { useTopmost } from "./use-topmost.ts";

/** The place for toasts: at the end of the page, or in the dialog that stands before it, where alone one can reach it. */
export function ToastPlace({ language, toasts }: ToastPlaceProps) {
  const container = useTopmost(toasts[0]?.id);
  return createPortal(
    <WithTexts language={language} areas={["toast"]}>
      <Place toasts={toasts} container={container} />
    </WithTexts>,
    container,
  );
}

interface PlaceProps {
  readonly toasts: readonly StoredToast[];
  readonly container: HTMLElement;
}

function Place({ toasts, container }: PlaceProps) {
  const { formatMessage } = useIntl();
  return (
    <Toasts
      label={formatMessage({ id: "toast.place" }, { hotkey: "{hotkey}" })}
      announcement={formatMessage({ id: "toast.announcement" })}
      container={container}
    >
      {toasts.map(({ id, title, description, tone, open }) => (
        <Toast
          key={id}
          title={title}
          description={description}
          tone={tone}
          closeLabel={formatMessage({ id: "toast.close" })}
          open={open}
          onOpenChange={(stays) => {
            if (!stays) store.dismiss(id);
          }}
        />
      ))}
    </Toasts>
  );
}
