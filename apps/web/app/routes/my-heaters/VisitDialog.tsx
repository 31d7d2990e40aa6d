import { Button } from "@heater-age/ui/Button";
import { Dialog, dialogActions } from "@heater-age/ui/Dialog";
import { Field } from "@heater-age/ui/Field";
import { TextInput } from "@heater-age/ui/TextInput";
import * as layout from "@heater-age/ui/layout";
import { type SubmitEvent, useId, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { limits } from "../../shared/heaters/saved-heater.ts";

interface VisitDialogProps {
  /** The initial address. @default none */
  readonly name?: string;
  readonly heading: FormatjsIntl.Message["ids"];
  readonly action: FormatjsIntl.Message["ids"];
  readonly open: boolean;
  readonly onClose: () => void;
  /** Called with the address. */
  readonly onName: (name: string) => void;
}

/** Renders the dialog that asks for the address of a visit. */
export function VisitDialog({ name: before = "", heading, action, open, onClose, onName }: VisitDialogProps) {
  const { formatMessage } = useIntl();
  const fieldId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(before);
  const [wrong, setWrong] = useState(false);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const isWrong = name.trim() === "";
    setWrong(isWrong);
    if (isWrong) field.current?.focus();
    else onName(name.trim());
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      first={field}
      title={<FormattedMessage id={heading} />}
      closeLabel={formatMessage({ id: "shell.close" })}
    >
      <form className={layout.column.medium} noValidate onSubmit={submit}>
        <Field
          id={fieldId}
          label={<FormattedMessage id="heaters.visitAddress" />}
          error={wrong ? formatMessage({ id: "heaters.visitAddressMissing" }) : undefined}
        >
          {(control) => (
            <TextInput
              {...control}
              ref={field}
              autoComplete="off"
              maxLength={limits.name}
              placeholder={formatMessage({ id: "heaters.visitAddressExample" })}
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
          )}
        </Field>
        <div className={dialogActions}>
          <Button tone="primary" type="submit" wide>
            <FormattedMessage id={action} />
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
