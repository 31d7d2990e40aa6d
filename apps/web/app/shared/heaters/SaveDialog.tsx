import type { Language } from "@heater-age/messages";
import { Button } from "@heater-age/ui/Button";
import { Dialog, dialogActions } from "@heater-age/ui/Dialog";
import { Field } from "@heater-age/ui/Field";
import { Icon } from "@heater-age/ui/Icon";
import { TextArea } from "@heater-age/ui/TextArea";
import { TextInput } from "@heater-age/ui/TextInput";
import * as layout from "@heater-age/ui/layout";
import { type SubmitEvent, useEffect, useId, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { is } from "valibot";
import { visitorToday } from "../browser/today.ts";
import { ChooseFile } from "../forms/ChooseFile.tsx";
import { chip, chips } from "../result/card.css.ts";
import { saveNewHeater } from "./save-new-heater.ts";
import * as styles from "./SaveDialog.css.ts";
import { installDate, limits, type SavedHeater } from "./saved-heater.ts";
import { readPhoto, saveHeater } from "./store.ts";
import { toFault, faultTexts } from "./store-fault.ts";
import { makeThumbnail } from "./thumbnail.ts";
import { useSavedToast } from "./use-saved-toast.ts";

export interface SaveDialogProps {
  readonly language: Language;
  /** The saved heater, or the initial values of a new one. */
  readonly heater: SavedHeater;
  /** Addresses to choose from. @default none */
  readonly addresses?: readonly string[];
  /** Places in the house that were typed before, the last one first. @default none */
  readonly places?: readonly string[];
  /** Whether the heater is already saved. @default false */
  readonly isEdit?: boolean;
  readonly open: boolean;
  readonly onClose: () => void;
  /** Called with the id of the heater. */
  readonly onSaved?: (id: string) => void;
  /** Clears the form for the next heater at an address. */
  readonly onNextHeater?: (() => void) | undefined;
}

type TextId = FormatjsIntl.Message["ids"];

/** How many places that were typed before are shown. */
const MAX_TYPED_PLACES = 4;

/** Renders the dialog that asks for what can't be decoded, and saves the heater on this device. */
export function SaveDialog(props: SaveDialogProps) {
  const { language, heater, addresses = [], places = [], isEdit = false } = props;
  const { open, onClose, onSaved, onNextHeater } = props;
  const { formatMessage } = useIntl();
  const id = useId();
  const first = useRef<HTMLInputElement>(null);
  const date = useRef<HTMLInputElement>(null);
  const tellSaved = useSavedToast(language, onNextHeater);
  const usual = formatMessage({ id: "heaters.places" }).split(", ");
  const [address, setAddress] = useState(heater.address);
  const [name, setName] = useState(heater.name);
  const [notes, setNotes] = useState(heater.notes);
  const [installed, setInstalled] = useState(heater.installed ?? "");
  const [photo, setPhoto] = useState<string>();
  const [busy, setBusy] = useState(heater.hasPhoto);
  const [wrong, setWrong] = useState(false);
  const [problem, setProblem] = useState<TextId>();

  useEffect(() => {
    if (!heater.hasPhoto) return;
    readPhoto(heater.id)
      .then(setPhoto, (error: unknown) => setProblem(faultTexts[toFault(error).code]))
      .finally(() => setBusy(false));
  }, [heater.id, heater.hasPhoto]);

  const choose = async (chosen: File) => {
    setBusy(true);
    setProblem(undefined);
    try {
      setPhoto(await makeThumbnail(chosen));
    } catch {
      setProblem("heaters.photoFailed");
    } finally {
      setBusy(false);
    }
  };

  const save = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      const typed = {
        address: address.trim(),
        name: name.trim(),
        notes: notes.trim(),
        installed: installed.trim() || undefined,
      };
      const changed = { ...heater, ...typed, changedAt: new Date().toISOString() };
      await (isEdit ? saveHeater : saveNewHeater)(changed, photo);
      onClose();
      onSaved?.(heater.id);
      if (!isEdit) tellSaved(changed);
    } catch (error) {
      setProblem(faultTexts[toFault(error).code]);
    } finally {
      setBusy(false);
    }
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = installed.trim();
    const isWrong = typed !== "" && (!is(installDate, typed) || typed > visitorToday());
    setWrong(isWrong);
    if (isWrong) date.current?.focus();
    else if (!busy) void save();
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      first={first}
      title={<FormattedMessage id={isEdit ? "heaters.editTitle" : "heaters.saveTitle"} />}
      closeLabel={formatMessage({ id: "shell.close" })}
    >
      <form className={layout.column.medium} noValidate onSubmit={submit}>
        <Field id={`${id}-address`} label={<FormattedMessage id="heaters.address" />}>
          {(control) => (
            <>
              <TextInput
                {...control}
                ref={heater.address === "" ? first : undefined}
                autoComplete="off"
                list={`${id}-addresses`}
                maxLength={limits.address}
                placeholder={formatMessage({ id: "heaters.addressExample" })}
                value={address}
                onChange={({ target }) => setAddress(target.value)}
              />
              <datalist id={`${id}-addresses`}>
                {addresses.map((known) => (
                  <option key={known}>{known}</option>
                ))}
              </datalist>
            </>
          )}
        </Field>
        <Field id={`${id}-name`} label={<FormattedMessage id="heaters.place" />}>
          {(control) => (
            <>
              <TextInput
                {...control}
                ref={heater.address === "" ? undefined : first}
                autoComplete="off"
                maxLength={limits.name}
                value={name}
                onChange={({ target }) => setName(target.value)}
              />
              <div className={chips}>
                {[...new Set([...usual, ...places.slice(0, MAX_TYPED_PLACES)])].map((place) => (
                  <button
                    key={place}
                    type="button"
                    className={chip}
                    aria-pressed={place === name}
                    onClick={() => setName(place)}
                  >
                    {place}
                  </button>
                ))}
              </div>
            </>
          )}
        </Field>
        <Field
          id={`${id}-installed`}
          label={<FormattedMessage id="heaters.installed" />}
          error={wrong ? formatMessage({ id: "heaters.installedWrong" }) : undefined}
        >
          {(control) => (
            <TextInput
              {...control}
              ref={date}
              autoComplete="off"
              maxLength={10}
              placeholder={formatMessage({ id: "heaters.installedExample" })}
              value={installed}
              onChange={({ target }) => setInstalled(target.value)}
            />
          )}
        </Field>
        <Field id={`${id}-notes`} label={<FormattedMessage id="heaters.notes" />}>
          {(control) => (
            <TextArea
              {...control}
              rows={3}
              maxLength={limits.notes}
              value={notes}
              onChange={({ target }) => setNotes(target.value)}
            />
          )}
        </Field>
        <div className={styles.photo}>
          {photo === undefined ? null : (
            <img
              className={styles.picture}
              src={photo}
              alt={formatMessage({ id: "heaters.photoAlt" }, { name: name || heater.serial })}
            />
          )}
          <ChooseFile tone="secondary" onFile={(chosen) => void choose(chosen)} />
          {photo === undefined ? null : (
            <Button tone="quiet" onClick={() => setPhoto(undefined)}>
              <FormattedMessage id="heaters.photoRemove" />
            </Button>
          )}
        </div>
        <div role="alert">
          {problem === undefined ? null : (
            <p className={styles.problem}>
              <Icon name="alert" className={styles.sign} />
              <FormattedMessage id={problem} />
            </p>
          )}
        </div>
        <div className={dialogActions}>
          <Button tone="primary" type="submit" wide busy={busy}>
            <FormattedMessage id="result.save" />
          </Button>
          <p className={styles.note}>
            <FormattedMessage id="heaters.stays" />
          </p>
        </div>
      </form>
    </Dialog>
  );
}
