import { newKey } from "@heater-age/client/key";
import type { LifeType } from "@heater-age/decoder/life";
import type { Language } from "@heater-age/messages";
import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { useIntl } from "react-intl";
import { type CheckInput, normalised, sameInput } from "../check/input.ts";
import { toast } from "../shell/toast.tsx";
import { hasSaved } from "./has-saved.ts";
import type { SavedHeater } from "./saved-heater.ts";
import type { SaveDialogProps } from "./SaveDialog.tsx";
import type { KnownPlaces } from "./store.ts";
import { storeChannel } from "./store-channel.ts";
import { useSavedToast } from "./use-saved-toast.ts";

/** The heater to save. */
export interface SaveOptions {
  readonly language: Language;
  readonly input: CheckInput;
  /** The chosen date, or the only one. */
  readonly date: string | undefined;
  readonly kind: LifeType | undefined;
  /** Clears the form for the next heater at an address. */
  readonly onNextHeater: () => void;
}

/** Saving a heater on this device. */
export interface Save {
  /** Set if the heater is saved. */
  readonly savedId: string | undefined;
  /** Opens the dialog that asks for the rest. */
  readonly begin: () => Promise<void>;
  /** Saves it at the address used last, without asking. */
  readonly saveAtOnce: () => Promise<void>;
  /** The dialog, to be rendered outside of other dialogs. */
  readonly dialog: ReactNode;
}

interface Begun extends KnownPlaces {
  readonly Dialog: ComponentType<SaveDialogProps>;
  readonly heater: SavedHeater;
}

/** Returns the id of the heater with these numbers if it is saved. Saving reports the errors ignored here. */
async function readSavedId(heater: Pick<SavedHeater, "brand" | "serial">): Promise<string | undefined> {
  // Visitors without saved heaters don't load the code that reads them.
  if (!hasSaved()) return undefined;
  try {
    const { findHeater } = await import("./store.ts");
    return (await findHeater(heater))?.id;
  } catch {
    return undefined;
  }
}

export function useSave({ language, input, date, kind, onNextHeater }: SaveOptions): Save {
  const { formatMessage } = useIntl();
  const [savedId, setSavedId] = useState<string>();
  const [begun, setBegun] = useState<Begun>();
  const [open, setOpen] = useState(false);
  const tellSaved = useSavedToast(language, onNextHeater);
  const { brand, serial } = input;

  useEffect(() => {
    let cancelled = false;
    const read = async () => {
      const id = await readSavedId({ brand, serial });
      if (!cancelled) setSavedId(id);
    };
    void read();
    // It can be saved in another tab.
    const stop = storeChannel.onAnnounced(() => void read());
    return () => {
      cancelled = true;
      stop();
    };
  }, [brand, serial]);

  /** Returns the heater with the address used last, and where others are. */
  const fill = async () => {
    const { readPlaces } = await import("./store.ts");
    const known = hasSaved() ? await readPlaces() : { addresses: [], places: [] };
    const now = new Date().toISOString();
    const { model } = input;
    const numbers = { brand: normalised(input).brand, serial, model };
    const empty = { name: "", notes: "", hasPhoto: false, seenRecalls: [] };
    const address = known.addresses[0] ?? "";
    const heater = { id: newKey(), ...numbers, date, kind, address, ...empty, savedAt: now, changedAt: now };
    return { ...known, heater };
  };

  const fail = () => toast({ title: formatMessage({ id: "result.saveFailed" }), tone: "critical" });

  const begin = async () => {
    try {
      const [{ SaveDialog }, filled] = await Promise.all([import("./SaveDialog.tsx"), fill()]);
      // When the dialog is opened again, it still has the typed text.
      setBegun((before) => ({
        ...filled,
        Dialog: SaveDialog,
        heater:
          before !== undefined && sameInput(before.heater, filled.heater) ? before.heater : filled.heater,
      }));
      setOpen(true);
    } catch {
      fail();
    }
  };

  const saveAtOnce = async () => {
    try {
      const [{ saveNewHeater }, { heater }] = await Promise.all([import("./save-new-heater.ts"), fill()]);
      await saveNewHeater(heater);
      setSavedId(heater.id);
      tellSaved(heater);
    } catch {
      fail();
    }
  };

  return {
    savedId,
    begin,
    saveAtOnce,
    // Stays mounted after saving, because unmounting the dialog would remove its toast too.
    dialog:
      begun === undefined ? null : (
        <begun.Dialog
          key={begun.heater.id}
          language={language}
          heater={{ ...begun.heater, date, kind }}
          addresses={begun.addresses}
          places={begun.places}
          open={open}
          onClose={() => setOpen(false)}
          onSaved={setSavedId}
          onNextHeater={onNextHeater}
        />
      ),
  };
}
