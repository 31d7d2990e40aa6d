import { plateCharacters, shownModel } from "@heater-age/decoder";
import { isoDateText } from "@heater-age/messages/format";
import { Button } from "@heater-age/ui/Button";
import { dialogActions } from "@heater-age/ui/Dialog";
import { Field } from "@heater-age/ui/Field";
import { Notice } from "@heater-age/ui/Notice";
import { TextInput } from "@heater-age/ui/TextInput";
import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { BrandSelect } from "../check/BrandSelect.tsx";
import { SerialHint } from "../result/SerialHint.tsx";
import type { Choices } from "../check/choices.ts";
import type { CheckInput } from "../check/input.ts";
import { editSerial } from "../check/typed.ts";
import { platePrint, showAs } from "../check/typing.ts";
import { isOtherDate } from "./is-other-date.ts";
import { Characters } from "./Characters.tsx";
import * as styles from "./Confirm.css.ts";
import { ScanView } from "./ScanView.tsx";
import type { ReadPhoto } from "./worker.ts";

/**
 * Called with the values that the visitor has confirmed.
 *
 * @param printed The date on the label, `"YYYY-MM-DD"` or a part of it, if it contradicts the serial number.
 */
export type OnUse = (input: CheckInput, printed: string | undefined) => void;

interface ConfirmFormProps {
  readonly path: string;
  readonly choices: Choices;
  readonly read: ReadPhoto;
  /** Slug of the brand if the label names none. */
  readonly brand: string;
  readonly onUse: OnUse;
  /** Other actions. */
  readonly children: ReactNode;
}

/** Renders the scanned values, for the visitor to compare with the photo. They are never sent automatically. */
export function ConfirmForm({ path, choices, read, brand, onUse, children }: ConfirmFormProps) {
  const intl = useIntl();
  const { photo, proposal } = read;
  const { characters, printedDate, sure } = proposal;
  const [input, setInput] = useState<CheckInput>({
    brand: proposal.brand ?? brand,
    serial: proposal.serial ?? "",
    model: shownModel(proposal.model ?? ""),
  });
  const field = useRef<HTMLInputElement>(null);
  const change = (part: Partial<CheckInput>) => setInput((before) => ({ ...before, ...part }));
  const { serial } = input;
  const otherDate = printedDate !== undefined && isOtherDate(input, printedDate.date);

  const type = (place: number) => {
    const start = plateCharacters([...serial].slice(0, place).join("")).length;
    field.current?.focus();
    field.current?.setSelectionRange(start, start + 1);
  };

  return (
    <ScanView label={intl.formatMessage({ id: "scan.confirmTitle" })}>
      <form
        name="scan"
        data-sure={sure}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onUse(input, otherDate ? printedDate.date : undefined);
        }}
      >
        {proposal.serial === undefined ? (
          <Notice icon="alert">
            <FormattedMessage id="scan.noSerial" />
          </Notice>
        ) : sure ? null : (
          <Notice icon="alert">
            <FormattedMessage id="scan.unsure" />
          </Notice>
        )}
        {characters.some(({ crop }) => crop !== undefined) ? (
          <>
            <p className={styles.quiet}>
              <FormattedMessage id="scan.confirmText" />
            </p>
            <Characters
              photo={photo}
              read={characters}
              serial={serial}
              onChange={(changed) => change({ serial: changed })}
              onType={type}
            />
          </>
        ) : (
          <Photo photo={photo} />
        )}
        <div className={styles.reading} aria-live="polite">
          <SerialHint path={path} input={input} onTake={change}>
            {null}
          </SerialHint>
        </div>
        {printedDate === undefined ? null : (
          <Notice icon={otherDate ? "alert" : "check"}>
            <FormattedMessage
              id={otherDate ? "scan.contradicts" : "scan.printed"}
              values={{ date: isoDateText(intl, printedDate.date) }}
            />
          </Notice>
        )}
        <Field id="scan-brand" label={<FormattedMessage id="form.brand" />}>
          {(control) => (
            <BrandSelect
              {...control}
              choices={choices}
              selected={input.brand}
              value={input.brand}
              onChange={(event) => change({ brand: event.currentTarget.value })}
            />
          )}
        </Field>
        <Field id="scan-serial" label={<FormattedMessage id="form.serial" />}>
          {(control) => (
            <TextInput
              {...control}
              ref={field}
              tone="plate"
              name="serial"
              value={plateCharacters(serial)}
              {...platePrint}
              onChange={(event) =>
                change({ serial: editSerial(serial, showAs(event.currentTarget, plateCharacters)) })
              }
            />
          )}
        </Field>
        <Field id="scan-model" label={<FormattedMessage id="form.model" />}>
          {(control) => (
            <TextInput
              {...control}
              tone="plateSmall"
              name="model"
              value={input.model}
              {...platePrint}
              onChange={(event) => change({ model: shownModel(showAs(event.currentTarget, shownModel)) })}
            />
          )}
        </Field>
        <div className={dialogActions}>
          <Button tone="primary" type="submit" wide>
            <FormattedMessage id="reading.useThis" />
          </Button>
          {children}
        </div>
      </form>
    </ScanView>
  );
}

/** Renders a photo on a canvas, because the pages' policy allows no images from memory. */
function Photo({ photo }: { readonly photo: ImageBitmap }) {
  const { formatMessage } = useIntl();
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    canvas.current?.getContext("2d")?.drawImage(photo, 0, 0);
  }, [photo]);
  return (
    <canvas
      ref={canvas}
      className={styles.photo}
      width={photo.width}
      height={photo.height}
      role="img"
      aria-label={formatMessage({ id: "scan.photoLabel" })}
    />
  );
}
