import { Button } from "@heater-age/ui/Button";
import { dialogActions } from "@heater-age/ui/Dialog";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { ScanView } from "./ScanView.tsx";
import type { ScanFaultCode } from "./scan-fault.ts";
import type { CameraFault } from "./use-camera.ts";

/** Why nothing was read. */
export type Trouble = CameraFault | ScanFaultCode;

type TextId = FormatjsIntl.Message["ids"];

/** The text for each, and whether trying again can help. */
export const troubles: Readonly<
  Record<Trouble, { readonly title: TextId; readonly text: TextId; readonly canRetry: boolean }>
> = {
  permission: { title: "scan.permissionTitle", text: "scan.permissionText", canRetry: true },
  "no-camera": { title: "scan.cameraTitle", text: "scan.cameraText", canRetry: false },
  busy: { title: "scan.busyTitle", text: "scan.busyText", canRetry: true },
  stopped: { title: "scan.stoppedTitle", text: "scan.stoppedText", canRetry: true },
  files: { title: "scan.filesTitle", text: "scan.filesText", canRetry: true },
  photo: { title: "scan.photoTitle", text: "scan.photoText", canRetry: false },
  heic: { title: "scan.heicTitle", text: "scan.heicText", canRetry: false },
  device: { title: "scan.deviceTitle", text: "scan.deviceText", canRetry: false },
};

interface TroubleViewProps {
  readonly trouble: Trouble;
  readonly onRetry: () => void;
  readonly onType: () => void;
  /** The button that chooses another photo. */
  readonly children: ReactNode;
}

/** Renders why nothing was read, and what to do next. */
export function TroubleView({ trouble, onRetry, onType, children }: TroubleViewProps) {
  const { formatMessage } = useIntl();
  const { title, text, canRetry } = troubles[trouble];
  return (
    <ScanView label={formatMessage({ id: title })}>
      <p role="alert">
        <FormattedMessage id={text} />
      </p>
      <div className={dialogActions}>
        {canRetry ? (
          <Button tone="primary" wide onClick={onRetry}>
            <FormattedMessage id="result.tryAgain" />
          </Button>
        ) : null}
        {children}
        <Button tone="secondary" wide onClick={onType}>
          <FormattedMessage id="scan.typeInstead" />
        </Button>
      </div>
    </ScanView>
  );
}
