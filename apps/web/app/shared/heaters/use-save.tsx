import { newKey } from "@heater-age/client/key";
import type { LifeType } from "@heater-age/decoder/life";
import type { Language } from "@heater-age/messages";
import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { useIntl } from "react-intl";
import { type CheckInput, normalised, sameInput } from "../check/input.ts";
import { toast } from "../shell/toast.tsx";
import { hasSaved } from "./has-saved.ts";
import type { SavedHeater, SavedVisit } from "./saved-heater.ts";
import type { SaveDialogProps } from "./SaveDialog.tsx";
import { storeChannel } from "./store-channel.ts";

/** The heater to save. */
export interface SaveOptions {
  readonly language: Language;
  readonly input: CheckInput;
  /** The chosen date, or the only one. */
  readonly date: string | undefined;
  readonly kind: LifeType | undefined;
  /** Clears the form for the next heater of a visit. */
  readonly onNextHeater: () => void;
}

/** What is already saved. */
interface Known {
  /** Set if the heater is saved; during a visit, if it is saved in the visit. */
  readonly savedId?: string | undefined;
  /** The open visit, which a heater is added to. */
  readonly visit?: SavedVisit | undefined;
}

/** Saving a heater on this device. */
export interface Save extends Known {
  /** Opens the dialog that asks for the rest. */
  readonly begin: () => Promise<void>;
  /** The dialog, to be rendered outside of other dialogs. */
  readonly dialog: ReactNode;
}

interface Begun {
  readonly Dialog: ComponentType<SaveDialogProps>;
  readonly heater: SavedHeater;
  readonly visit: SavedVisit | undefined;
}

/** Returns the open visit, and the id of the heater with these numbers if it is saved. Saving reports the errors ignored here. */
async function readSaved(wanted: Pick<SavedHeater, "brand" | "serial">): Promise<Known> {
  // Visitors without saved heaters don't load the code that reads them.
  if (!hasSaved()) return {};
  try {
    const { findHeater, readOpenVisit } = await import("./store.ts");
    const [heater, visit] = await Promise.all([findHeater(wanted), readOpenVisit()]);
    return { savedId: heater?.id, visit };
  } catch {
    return {};
  }
}

/** Saves a heater on this device, in the open visit if there is one. */
export function useSave({ language, input, date, kind, onNextHeater }: SaveOptions): Save {
  const { formatMessage } = useIntl();
  const [known, setKnown] = useState<Known>({});
  const [begun, setBegun] = useState<Begun>();
  const [open, setOpen] = useState(false);
  const { brand, serial } = input;

  useEffect(() => {
    let cancelled = false;
    const read = async () => {
      const saved = await readSaved({ brand, serial });
      if (!cancelled) setKnown(saved);
    };
    void read();
    // It can be saved from the dialog of the answer, from its card and in another tab.
    const stop = storeChannel.onAnnounced(() => void read());
    return () => {
      cancelled = true;
      stop();
    };
  }, [brand, serial]);

  const begin = async () => {
    try {
      const [{ SaveDialog }, { visit }] = await Promise.all([import("./SaveDialog.tsx"), readSaved(input)]);
      const now = new Date().toISOString();
      const { model } = input;
      const numbers = { brand: normalised(input).brand, serial, model };
      const made = { id: newKey(), ...numbers, date, kind };
      const empty = { name: "", notes: "", hasPhoto: false, seenRecalls: [] };
      // When the dialog is opened again, it still has the typed text.
      setBegun((before) => ({
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

  return {
    ...known,
    begin,
    // Stays mounted after saving, because unmounting the dialog would remove its toast too.
    dialog:
      begun === undefined ? null : (
        <begun.Dialog
          key={begun.heater.id}
          language={language}
          heater={{ ...begun.heater, date, kind }}
          visit={begun.visit}
          open={open}
          onClose={() => setOpen(false)}
          onSaved={(savedId) => setKnown((before) => ({ ...before, savedId }))}
          onNextHeater={onNextHeater}
        />
      ),
  };
}
