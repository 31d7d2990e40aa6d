import { Button } from "@heater-age/ui/Button";
import { Dialog } from "@heater-age/ui/Dialog";
import type { Proposal } from "@heater-age/scan";
import { useCallback, useEffect, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { Choices } from "../check/choices.ts";
import { visitorToday } from "../browser/today.ts";
import { isMetered } from "../browser/connection.ts";
import { CameraView } from "./CameraView.tsx";
import { ChooseFile } from "../forms/ChooseFile.tsx";
import { ConfirmForm, type OnUse } from "./ConfirmForm.tsx";
import { MeteredView } from "./MeteredView.tsx";
import { ReadingView } from "./ReadingView.tsx";
import { toFaultCode } from "./scan-fault.ts";
import { onDark } from "./Scan.css.ts";
import { openScanner, type Scanner } from "./scanner.ts";
import { type Trouble, troubles, TroubleView } from "./TroubleView.tsx";
import type { ReadPhoto, ReadStep } from "./worker.ts";

export type ScanStart = "camera" | File;

export interface ScanDialogProps {
  readonly path: string;
  readonly choices: Choices;
  /** Slug of the chosen brand, for a label that names none. */
  readonly brand: string;
  readonly start: ScanStart;
  readonly onUse: OnUse;
  /** Called when the visitor prefers to type. */
  readonly onType: () => void;
  readonly onClose: () => void;
}

/** A photo to read, and the data in a barcode if one was read. */
interface Taken {
  readonly photo: Blob | ImageBitmap;
  readonly seen?: Proposal | undefined;
}

type View =
  | { readonly name: "camera" }
  | { readonly name: "metered"; readonly taken: Taken }
  | { readonly name: "reading"; readonly step: ReadStep }
  | { readonly name: "confirm"; readonly read: ReadPhoto }
  | { readonly name: "trouble"; readonly trouble: Trouble };

const titles = {
  camera: "form.scan",
  metered: "scan.meteredTitle",
  reading: "scan.readingTitle",
  confirm: "scan.confirmTitle",
} as const satisfies Partial<Record<View["name"], FormatjsIntl.Message["ids"]>>;

const firstView = (start: ScanStart): View =>
  start === "camera" ? { name: "camera" } : { name: "reading", step: "reader" };

/** Renders the scanner for the camera or a photo, up to the form in which the visitor confirms the values. */
export function ScanDialog({ path, choices, brand, start, onUse, onType, onClose }: ScanDialogProps) {
  const { formatMessage } = useIntl();
  const [begun, setBegun] = useState({ from: start });
  const [view, setView] = useState<View>(() => firstView(start));
  const [scanner, setScanner] = useState<Scanner>();

  const read = useCallback(async (reader: Scanner, { photo, seen }: Taken, readsText?: boolean) => {
    setView({ name: "reading", step: "reader" });
    try {
      if (readsText === undefined && isMetered() && !(await reader.isTextReaderKept())) {
        setView({ name: "metered", taken: { photo, seen } });
        return;
      }
      const options = { today: visitorToday(), readsText: readsText ?? true };
      const photoProposal = await reader.readPhoto(photo, options, (step) =>
        setView({ name: "reading", step }),
      );
      const { proposal } = photoProposal;
      const isEmpty = proposal.serial === undefined && seen !== undefined;
      setView({ name: "confirm", read: isEmpty ? { ...photoProposal, proposal: seen } : photoProposal });
    } catch (error) {
      // Released immediately, because the failure may have been a lack of memory.
      reader.close();
      setView({ name: "trouble", trouble: toFaultCode(error) });
    }
  }, []);

  // A new worker for each start, so that the memory and the results of the previous one are discarded.
  useEffect(() => {
    const reader = openScanner();
    setScanner(reader);
    if (begun.from !== "camera") void read(reader, { photo: begun.from });
    return () => reader.close();
  }, [begun, read]);

  const begin = (from: ScanStart) => {
    setBegun({ from });
    setView(firstView(from));
  };

  const onPhoto = useCallback(
    (photo: ImageBitmap, seen?: Proposal) => {
      if (scanner !== undefined) void read(scanner, { photo, seen });
    },
    [scanner, read],
  );
  const onFault = useCallback(
    (trouble: Trouble) => {
      scanner?.close();
      setView({ name: "trouble", trouble });
    },
    [scanner],
  );

  const choose = <ChooseFile tone="secondary" wide onFile={begin} />;
  return (
    <Dialog
      open
      onClose={onClose}
      title={
        <FormattedMessage id={view.name === "trouble" ? troubles[view.trouble].title : titles[view.name]} />
      }
      closeLabel={formatMessage({ id: "shell.close" })}
      look={view.name === "camera" ? "screen" : "sheet"}
    >
      {view.name === "camera" && scanner !== undefined ? (
        <CameraView scanner={scanner} onPhoto={onPhoto} onFault={onFault}>
          <ChooseFile tone="secondary" className={onDark} onFile={begin} />
        </CameraView>
      ) : null}
      {view.name === "metered" && scanner !== undefined ? (
        <MeteredView onAnswer={(readsText) => void read(scanner, view.taken, readsText)} onType={onType} />
      ) : null}
      {view.name === "reading" ? <ReadingView step={view.step} onType={onType} /> : null}
      {view.name === "confirm" ? (
        <ConfirmForm path={path} choices={choices} read={view.read} brand={brand} onUse={onUse}>
          {begun.from === "camera" ? (
            <Button tone="secondary" wide onClick={() => begin("camera")}>
              <FormattedMessage id="scan.again" />
            </Button>
          ) : (
            choose
          )}
        </ConfirmForm>
      ) : null}
      {view.name === "trouble" ? (
        <TroubleView trouble={view.trouble} onRetry={() => begin(begun.from)} onType={onType}>
          {choose}
        </TroubleView>
      ) : null}
    </Dialog>
  );
}
