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
