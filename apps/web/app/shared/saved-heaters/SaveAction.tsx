import { newKey } from "@heater-age/client/key";
import type { Language } from "@heater-age/messages";
import { Button, buttonClass } from "@heater-age/ui/Button";
import { MoreIcon } from "@heater-age/ui/MoreIcon";
import { type ComponentType, useEffect, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router";
import type { LifeType } from "@heater-age/decoder/life";
import { type CheckInput, normalised, sameInput } from "../check/input.ts";
import { toast } from "../toast/toast.tsx";
import { hasSaved } from "./has-saved.ts";
import { heaterPath } from "./heater-path.ts";
import type { SavedHeater, SavedVisit } from "./saved-heater.ts";
import type { SaveDialogProps } from "./SaveDialog.tsx";

/** Props of the button. */
export interface SaveActionProps {
  readonly language: Language;
  readonly input: CheckInput;
  /** The chosen date, or the only one. */
  readonly date: string | undefined;
  readonly kind: LifeType | undefined;
  readonly className?: string;
  /** Clears the form for the next heater of a visit. */
  readonly onNextHeater: () => void;
}

interface Begun {
  readonly Dialog: ComponentType<SaveDialogProps>;
  readonly heater: SavedHeater;
  readonly visit: SavedVisit | undefined;
}

/** Returns the open visit. Errors are ignored here, because saving reports them. */
async function openVisit(): Promise<SavedVisit | undefined> {
  if (!hasSaved()) return undefined;
  const { readOpenVisit } = await import("./store.ts");
  return readOpenVisit().catch(() => undefined);
}

/** Renders the button that saves a heater on this device, or a link to the saved heater. Needs area "result". */
export function SaveAction({ language, input, date, kind, className = "", onNextHeater }: SaveActionProps) {
  const { formatMessage } = useIntl();
  const [savedId, setSavedId] = useState<string>();
  const [dialog, setDialog] = useState<Begun>();
  const [open, setOpen] = useState(false);
  const { brand, serial } = input;

  useEffect(() => {
    // Visitors without saved heaters don't load the code that reads them.
    if (!hasSaved()) return undefined;
    let cancelled = false;
    import("./store.ts")
      .then(({ findHeater }) => findHeater({ brand, serial }))
      .then(
        (heater) => {
          if (!cancelled) setSavedId(heater?.id);
        },
        // Saving reports the error.
        () => undefined,
      );
    return () => {
      cancelled = true;
    };
  }, [brand, serial]);

  const begin = async () => {
    try {
      const [{ SaveDialog }, visit] = await Promise.all([import("./SaveDialog.tsx"), openVisit()]);
      const now = new Date().toISOString();
      const { model } = input;
      const numbers = { brand: normalised(input).brand, serial, model };
      const made = { id: newKey(), ...numbers, date, kind };
      const empty = { name: "", notes: "", hasPhoto: false, seenRecalls: [] };
      // When the dialog is opened again, it still has the typed text.
      setDialog((before) => ({
        Dialog: SaveDialog,
        heater:
          before !== undefined && sameInput(before.heater, numbers)
            ? before.heater
            : { ...made, ...empty, savedAt: now, changedAt: now },
        visit,
      }));
      setOpen(true);
    } catch {
      toast({ title: formatMessage({ id: "result.saveFailed" }), tone: "critical" });
    }
  };

  return (
    <>
      {savedId === undefined ? (
        <Button tone="quiet" className={className} aria-haspopup="dialog" onClick={() => void begin()}>
          <MoreIcon name="bookmark" />
          <FormattedMessage id="result.save" />
        </Button>
      ) : (
        <Link className={`${buttonClass("quiet")} ${className}`} to={heaterPath(language, savedId)}>
          <MoreIcon name="check" />
          <FormattedMessage id="result.saved" />
        </Link>
      )}
      {/* Stays mounted after saving, because unmounting the dialog would remove its toast too. */}
      {dialog === undefined ? null : (
        <dialog.Dialog
          key={dialog.heater.id}
          language={language}
          heater={{ ...dialog.heater, date, kind }}
          visit={dialog.visit}
          open={open}
          onClose={() => setOpen(false)}
          onSaved={setSavedId}
          onNextHeater={onNextHeater}
        />
      )}
    </>
  );
}
