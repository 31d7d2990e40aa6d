import type { Language } from "@heater-age/messages";
import { Icon } from "@heater-age/ui/Icon";
import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { FormattedMessage } from "react-intl";
import { cameraQuery } from "../seo/paths.ts";
import type { Choices } from "../shared/check/choices.ts";
import { ChooseFile } from "../shared/forms/ChooseFile.tsx";
import type { ScanDialogProps, ScanStart } from "../shared/scan/ScanDialog.tsx";
import * as styles from "./ScanEntry.css.ts";

const Missing = () => (
  <p role="alert">
    <FormattedMessage id="form.scanMissing" />
  </p>
);
const ScanDialog = lazy<ComponentType<ScanDialogProps>>(() =>
  import("../shared/scan/ScanDialog.tsx").then(
    (module) => ({ default: module.ScanDialog }),
    () => ({ default: Missing }),
  ),
);

export interface ScanEntryProps {
  readonly language: Language;
  readonly path: string;
  readonly choices: Choices;
  readonly brand: string;
  readonly onUse: ScanDialogProps["onUse"];
  /** Called when the visitor prefers to type. */
  readonly onType: () => void;
}

/** Renders the ways to scan: with the camera, if there is one, or with a photo that is chosen, dropped or pasted. */
export function ScanEntry({ onUse, onType, ...rest }: ScanEntryProps) {
  const [start, setStart] = useState<ScanStart>();
  const [hasCamera, setHasCamera] = useState(false);
  const picker = useRef<HTMLInputElement>(null);

  const take = (files: FileList | null | undefined, event?: Event) => {
    const [photo] = files ?? [];
    if (photo === undefined) return;
    event?.preventDefault();
    setStart(photo);
  };

  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    // A photo can have been chosen before hydration.
    take(picker.current?.files);
    if (location.search === cameraQuery) {
      // A reload doesn't open it again.
      history.replaceState(history.state, "", location.pathname);
      setStart("camera");
    }
    const { mediaDevices } = navigator as Partial<Navigator>;
    mediaDevices?.enumerateDevices().then(
      (devices) => setHasCamera(devices.some(({ kind }) => kind === "videoinput")),
      () => undefined,
    );
    window.addEventListener("paste", (event) => take(event.clipboardData?.files, event), { signal });
    window.addEventListener("drop", (event) => take(event.dataTransfer?.files, event), { signal });
    window.addEventListener(
      "dragover",
      (event) => {
        if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
      },
      { signal },
    );
    return () => ending.abort();
  }, []);

  return (
    <div className={styles.entry}>
      <button
        type="button"
        className={styles.camera}
        data-found={hasCamera ? "" : undefined}
        onClick={() => setStart("camera")}
      >
        <Icon name="scan" className={styles.icon} />
        <FormattedMessage id="form.scan" />
      </button>
      <ChooseFile tone="quiet" className={styles.choose} name="photo" ref={picker} onFile={setStart} />
      {start === undefined
        ? null
        : createPortal(
            <Suspense>
              <ScanDialog
                {...rest}
                start={start}
                onUse={(input, printed) => {
                  setStart(undefined);
                  onUse(input, printed);
                }}
                onType={() => {
                  setStart(undefined);
                  onType();
                }}
                onClose={() => setStart(undefined)}
              />
            </Suspense>,
            // A folded form would hide it.
            document.body,
          )}
    </div>
  );
}
