import { Button } from "@heater-age/ui/Button";
import { Icon } from "@heater-age/ui/Icon";
import type { Proposal } from "@heater-age/scan";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { visitorToday } from "../browser/today.ts";
import * as styles from "./Scan.css.ts";
import { toFaultCode, type ScanFaultCode } from "./scan-fault.ts";
import type { Scanner } from "./scanner.ts";
import { ScanView } from "./ScanView.tsx";
import { type CameraFault, useCamera } from "./use-camera.ts";
import { type Hint, watchFrames } from "./watch-frames.ts";

interface CameraViewProps {
  readonly scanner: Scanner;
  /** Called with a photo, and with the data in a barcode if one was read. */
  readonly onPhoto: (photo: ImageBitmap, seen?: Proposal) => void;
  readonly onFault: (fault: CameraFault | ScanFaultCode) => void;
  /** The button that chooses a photo instead. */
  readonly children: ReactNode;
}

/** Renders the camera's video. Barcodes are read continuously, text when a photo is taken. */
export function CameraView({ scanner, onPhoto, onFault, children }: CameraViewProps) {
  const { formatMessage } = useIntl();
  const video = useRef<HTMLVideoElement>(null);
  const { state, stream, light, switchLight } = useCamera();
  const [hint, setHint] = useState<Hint>("aim");

  useEffect(() => {
    if (state !== "live" && state !== "starting") onFault(state);
  }, [state, onFault]);

  useEffect(() => {
    const shown = video.current;
    if (stream === undefined || shown === null) return undefined;
    const watching = new AbortController();
    const { signal } = watching;
    const watch = async () => {
      shown.srcObject = stream;
      await shown.play();
      const seen = await watchFrames({
        video: shown,
        scanner,
        today: visitorToday(),
        onHint: setHint,
        signal,
      });
      if (seen === undefined) return;
      const photo = await createImageBitmap(shown);
      if (!signal.aborted) onPhoto(photo, seen);
    };
    watch().catch((error: unknown) => {
      if (!signal.aborted) onFault(toFaultCode(error));
    });
    return () => watching.abort();
  }, [stream, scanner, onPhoto, onFault]);

  const take = async () => {
    const shown = video.current;
    const hasPicture = shown !== null && shown.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA;
    if (hasPicture) onPhoto(await createImageBitmap(shown));
  };

  return (
    <ScanView label={formatMessage({ id: "form.scan" })}>
      <div className={styles.camera}>
        <video ref={video} className={styles.video} muted playsInline />
        <div className={styles.frame} />
        <p className={styles.hint} role="status">
          <FormattedMessage id={state === "starting" ? "scan.starting" : `scan.${hint}`} />
        </p>
      </div>
      <div className={styles.controls}>
        {children}
        <button
          type="button"
          className={styles.shutter}
          aria-label={formatMessage({ id: "scan.shutter" })}
          aria-disabled={state !== "live"}
          onClick={() => void take()}
        />
        {light === undefined ? (
          <span />
        ) : (
          <Button tone="secondary" className={styles.onDark} onClick={switchLight}>
            <Icon name="light" />
            <FormattedMessage id={light ? "scan.lightOff" : "scan.lightOn"} />
          </Button>
        )}
      </div>
    </ScanView>
  );
}
